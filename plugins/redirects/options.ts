import { z } from 'zod';

const pattern = z.string().min(1, 'expected a pattern such as "^/old/", got an empty string');

/** Options of `pluginRedirects()`. */
export const RedirectsOptions = z.strictObject({
  /** Rules in the order in which they are tried; the first that matches wins. */
  rules: z.array(
    z.strictObject({
      /**
       * One regular expression or several. They are tested against the path without
       * the base, without `.html` and without the slash at the end (and, first, as it is).
       * A pattern without `^` also holds below the prefixes of languages and versions.
       */
      from: z.union([pattern, z.array(pattern).min(1, 'expected at least one pattern')]),
      /**
       * What the matched part becomes (`$1` stands for the first group), or a full
       * address elsewhere. A path may end in a query and a hash.
       */
      to: z
        .string()
        .min(1, 'expected a path or an address, got an empty string')
        .refine(
          to => !/^[a-z][a-z\d+.-]*:/i.test(to) || /^https?:\/\/[^/]/i.test(to),
          'expected a path or an address that begins with http:// or https://',
        ),
    }),
  ),
  /**
   * Whether to write a small static page for every old path that a rule names, so that the
   * redirect also works without JavaScript and answers with status 200 instead of 404.
   * @default true
   */
  pages: z.boolean().default(true),
  /**
   * Redirect files for hosts, written to the output folder: `_redirects` (Netlify and
   * Cloudflare Pages), `redirects.nginx.conf` (to include) and `vercel.json`.
   * @default []
   */
  hosts: z.array(z.enum(['netlify', 'cloudflare', 'nginx', 'vercel'])).default([]),
});

/** Options of `pluginRedirects()`. */
export type RedirectsOptions = z.input<typeof RedirectsOptions>;
