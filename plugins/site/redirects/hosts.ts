import { escapePattern } from '../../../shared/pattern';
import { vercelPath } from '../../shared/vercelPath';
import { type CompiledPattern, decoded, isExternal } from './shared/match';

/** A redirect as hosts know it: an old and a new address, both with base; the new one may be a full address. */
export interface HostRedirect {
  from: string;
  to: string;
}

/** Lines of a `_redirects` file (Netlify, Cloudflare Pages): permanent, query kept by the host. */
export function netlifyLines(redirects: HostRedirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The redirects of a `vercel.json`. */
export function vercelRedirects(
  redirects: HostRedirect[],
): { source: string; destination: string; permanent: true }[] {
  return redirects.map(({ from, to }) => ({
    source: vercelPath(from),
    destination: to,
    permanent: true,
  }));
}

/** A map for nginx, which can also contain `patterns` that match an unlimited number of paths. */
export function nginxMap(redirects: HostRedirect[], patterns: CompiledPattern[], base: string): string {
  const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const lines = [
    // nginx compares addresses without percent encoding.
    ...redirects.map(({ from, to }) => `  ${quote(decoded(from))} ${quote(withQuery(to))};`),
    ...patterns.map(by => `  ${nginxRule(by, base).map(quote).join(' ')};`),
  ];
  return `# Include this file inside http { }, and write inside server { }:
#   if ($duet_redirect) { return 301 $duet_redirect; }
map_hash_bucket_size 256;
map $args $duet_more_args {
  default "&$args";
  "" "";
}
map $uri $duet_redirect {
  default "";
${lines.join('\n')}
}
`;
}

/** A target with the query of the reader, which comes before the hash; targets on other hosts get none. */
function withQuery(to: string, after = ''): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  if (isExternal(to)) return to;
  return `${page}${after}${query ? `${query}$duet_more_args` : '$is_args$args'}${hash}`;
}

/**
 * The pattern, below the base, and its target. Named groups keep what comes before and after an open
 * pattern; a group before it shifts the numbers of the others by one.
 */
function nginxRule({ source, to }: CompiledPattern, base: string): [pattern: string, target: string] {
  const root = base.slice(0, -1);
  const start = source.startsWith('^');
  const end = /(^|[^\\])\$$/.test(source);
  const middle = source.slice(start ? 1 : 0, end ? -1 : undefined);
  const before = start ? '' : '(?<duet_before>.*?)';
  const pattern = `~^${escapePattern(root)}${before}(?:${middle})${end ? '' : '(?<duet_after>.*)'}$`;
  const target = to.replace(/\$(\d)/g, (_, group) => `$${Number(group) + (start ? 0 : 1)}`);
  if (isExternal(to)) return [pattern, target];
  const above = start ? '/' : `\${duet_before}${middle.startsWith('/') ? '/' : ''}`;
  return [pattern, withQuery(`${root}${above}${target.replace(/^\//, '')}`, end ? '' : `\${duet_after}`)];
}
