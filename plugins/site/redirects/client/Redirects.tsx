import { normalizeHrefInRuntime, useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect } from 'react';
import {
  type CompiledPattern,
  compileRules,
  destinationOf,
  keepRest,
  type RedirectRule,
} from '../shared/match';

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
    const destination = destinationOf(pathname, patternsOf(rules));
    if (!destination) return;
    if (destination.external) window.location.replace(destination.to);
    else navigate(keepRest(normalizeHrefInRuntime(destination.to), search, hash), { replace: true });
  }, [pathname, search, hash, rules, navigate]);
  return null;
}

function patternsOf(rules: RedirectRule[]): CompiledPattern[] {
  const cached = compiled.get(rules);
  if (cached) return cached;
  const patterns = compileRules(rules, (rule, pattern, reason) =>
    console.warn(`Invalid redirect pattern: rules.${rule} "${pattern}": ${reason}`),
  );
  compiled.set(rules, patterns);
  return patterns;
}
