import { normalizeHrefInRuntime, useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { type CompiledPattern, compileRules, destinationOf, keepRest, type RedirectRule } from './match';

export interface RedirectsProps {
  /** The rules of the options. */
  rules: RedirectRule[];
}

/** Follows the rules on the first load and on every navigation inside the site. Shows nothing. */
export default function Redirects({ rules }: RedirectsProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const patterns = useRef<CompiledPattern[]>(null);
  // Not before paint: the router begins to listen after the layout effects of what it contains.
  useEffect(() => {
    patterns.current ??= compileRules(rules, (rule, pattern, reason) =>
      console.warn(`Invalid redirect pattern: rules.${rule} "${pattern}": ${reason}`),
    );
    const found = destinationOf(pathname, patterns.current);
    if (!found) return;
    if (found.external) window.location.replace(found.to);
    else navigate(keepRest(normalizeHrefInRuntime(found.to), search, hash), { replace: true });
  }, [pathname, search, hash, rules, navigate]);
  return null;
}
