import type { SecuritySettings } from './options';
import type { PageNeeds } from './policySources';

/** What every site needs; scripts and styles come from its own files. */
const basis: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Headers in addition to the policy. */
const defaults: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Name of the Trusted Types policy with which Rspack loads its own files, also in workers. */
export const bundlerPolicy = 'rspack';

/** The Content-Security-Policy that the built site needs; `'self'` covers `ownOrigin`. */
export function contentSecurityPolicy(
  needs: PageNeeds,
  { sources, trustedTypes }: Pick<SecuritySettings, 'sources' | 'trustedTypes'>,
  ownOrigin = '',
): string {
  const policy = new Map(Object.entries(basis).map(([name, values]) => [name, new Set(values)]));
  const add = (name: string, values: Iterable<string>) => {
    // A directive without sources of its own would lose those of `default-src`.
    const all = policy.get(name) ?? new Set(basis['default-src']);
    for (const value of values) if (value !== ownOrigin) all.add(value);
    // `'none'` counts only where it is alone.
    if (all.size > 1) all.delete("'none'");
    policy.set(name, all);
  };
  for (const [name, values] of needs.sources) add(name, [...values].sort());
  if (needs.styleAttributes) policy.set('style-src-attr', new Set(["'unsafe-inline'"]));
  for (const [name, values] of Object.entries(sources)) add(name, values);
  const directives = [...policy].map(([name, values]) => `${name} ${[...values].join(' ')}`);
  if (trustedTypes) {
    // A page that replaces its own document makes the policy of the bundler again.
    const policies = `trusted-types default ${bundlerPolicy} 'allow-duplicates'`;
    directives.push("require-trusted-types-for 'script'", policies);
  }
  return directives.join('; ');
}

/** All headers, by name; an option of the site replaces a default or, with `false`, removes it. */
export function securityHeaders(
  policy: string,
  siteHeaders: SecuritySettings['headers'],
): Record<string, string> {
  const all = { 'Content-Security-Policy': policy, ...defaults };
  const overridden = new Set(Object.keys(siteHeaders).map(name => name.toLowerCase()));
  const kept = Object.entries(all).filter(([name]) => !overridden.has(name.toLowerCase()));
  const added = Object.entries(siteHeaders).filter((entry): entry is [string, string] => entry[1] !== false);
  return Object.fromEntries([...kept, ...added]);
}

/**
 * The default Trusted Types policy: HTML passes, since the pages are the site's own; addresses
 * of scripts must be of the site or of `origins`; text that is run as script is refused.
 */
export function trustedTypesScript(origins: readonly string[]): string {
  const list = JSON.stringify(origins);
  return (
    // Runs twice on a page that replaces its own document, as the 404 page can.
    "window.trustedTypes&&!trustedTypes.defaultPolicy&&trustedTypes.createPolicy('default',{createHTML:h=>h,createScriptURL:u=>{" +
    `if([location.origin,...${list}].includes(new URL(u,document.baseURI).origin))return u;` +
    "throw new TypeError('Blocked script: '+u)}})"
  );
}
