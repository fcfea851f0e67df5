import { normalizeHrefInRuntime, useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { type CompiledPattern, compileRules, destinationOf, keepRest, type RedirectRule } from './match';

export interface RedirectsProps {
  /** The rules of the options. */
  rules: RedirectRule[];
}

/** Compiled rules: this component mounts again on some navigations, with the same rules. */
const compiled = new WeakMap<RedirectRule[], CompiledPattern[]>();

/** Follows the rules on the first load and on every navigation inside the site. Renders nothing. */
export default function Redirects({ rules }: RedirectsProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Not a layout effect: the router starts listening after the layout effects of its children.
  useEffect(() => {
    const found = destinationOf(pathname, patternsOf(rules));
    if (!found) return;
    if (found.external) window.location.replace(found.to);
    else navigate(keepRest(normalizeHrefInRuntime(found.to), search, hash), { replace: true });
  }, [pathname, search, hash, rules, navigate]);
  return null;
}

function patternsOf(rules: RedirectRule[]): CompiledPattern[] {
  const known = compiled.get(rules);
  if (known) return known;
  const patterns = compileRules(rules, (rule, pattern, reason) =>
    console.warn(`Invalid redirect pattern: rules.${rule} "${pattern}": ${reason}`),
  );
  compiled.set(rules, patterns);
  return patterns;
}
