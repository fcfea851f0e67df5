import { vercelPath } from '../../shared/vercelPath';

/** Block of a `_headers` file (Netlify, Cloudflare Pages). */
export function headersBlock(headers: Record<string, string>, base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${base}*\n${lines.join('')}`;
}

/** Directives for nginx, to include in `server { }` or `location { }`. */
export function nginxHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;\n`,
  );
  return `# Include this file inside server { }. A location with add_header of its own must include it too.\n${lines.join('')}`;
}

/** One entry of `headers` in a `vercel.json`. */
export function vercelHeaders(headers: Record<string, string>, base: string) {
  const source = `${vercelPath(base)}(.*)`;
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** A page with the policy as `<meta>`, after the encoding, which must be in the first 1024 bytes. Invalid directives are left out. */
export function withMeta(html: string, policy: string): string {
  const allowed = policy
    .split('; ')
    .filter(directive => !/^(frame-ancestors|sandbox|report-uri)\b/.test(directive))
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${allowed.replaceAll('"', '&quot;')}">`;
  const start = /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!start) return html;
  const end = start.index + start[0].length;
  return html.slice(0, end) + meta + html.slice(end);
}
