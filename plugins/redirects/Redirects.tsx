import { normalizeHrefInRuntime, useLocation, useNavigate } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
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
  // Before paint, so that the page of the old address is not seen.
  useLayoutEffect(() => {
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
