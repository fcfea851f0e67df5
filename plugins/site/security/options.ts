import { z } from 'zod';

/** Options of `pluginSecurity()`. */
export const SecurityOptions = z.strictObject({
  /** Header files to write: `_headers` (Netlify, Cloudflare Pages), `security.nginx.conf` (to include), `vercel.json`. @default [] */
  hosts: z.array(z.enum(['netlify', 'cloudflare', 'nginx', 'vercel'])).default([]),
  /** Whether to write the policy into every page as `<meta>`, for hosts without headers; not into redirect pages. @default false */
  meta: z.boolean().default(false),
  /** Sources to add, by directive: `{ 'connect-src': ['https://api.example.com'] }`. @default {} */
  sources: z
    .record(
      z.string().regex(/^[a-z]+-[a-z-]+$/, 'expected the name of a directive such as "connect-src"'),
      z.array(z.string().regex(/^[^\s;,]+$/, 'expected a source such as "https://example.com"')),
    )
    .default({}),
  /** Whether scripts must pass a Trusted Types policy; the default policy refuses scripts of other origins and `eval`. @default false */
  trustedTypes: z.boolean().default(false),
  /** Other headers, over the defaults; `false` removes one: `{ 'Referrer-Policy': 'no-referrer' }`. @default {} */
  headers: z
    .record(
      z.string().regex(/^[A-Za-z-]+$/, 'expected the name of a header'),
      z.union([z.string().regex(/^[^\r\n]+$/, 'expected one line'), z.literal(false)]),
    )
    .default({}),
});

/** Options of `pluginSecurity()`. */
export type SecurityOptions = z.input<typeof SecurityOptions>;

/** Options with their defaults filled in. */
export type SecuritySettings = z.output<typeof SecurityOptions>;
