import { z } from 'zod';
import { perLanguageSchema } from '../../../shared/node/perLanguageSchema';

const pattern = z.string().min(1, 'expected a pattern such as "^/old/", got an empty string');

/** Options of `pluginRedirects()`. */
export const RedirectsOptions = z.strictObject({
  /** Rules, tried in order; the first that matches wins. */
  rules: z.array(
    z.strictObject({
      /** One regular expression or several, tested against the path without the base: as it is, then without `.html` and a final slash. Without `^` one also matches below the prefixes of languages and versions. */
      from: z.union([pattern, z.array(pattern).min(1, 'expected at least one pattern')]),
      /** Replacement for the matched part (`$1` is the first group), or a full address; a query and a hash may follow. */
      to: z
        .string()
        .min(1, 'expected a path or an address, got an empty string')
        .refine(
          to => !/^[a-z][a-z\d+.-]*:/i.test(to) || /^https?:\/\/[^/]/i.test(to),
          'expected a path or an address that begins with http:// or https://',
        ),
    }),
  ),
  /** Whether to write a static page for every old path that a rule names: it redirects without JavaScript, with status 200 instead of 404. @default true */
  pages: z.boolean().default(true),
  /** Redirect files to write: `_redirects` (Netlify, Cloudflare Pages), `redirects.nginx.conf` (to include), `vercel.json`. @default [] */
  hosts: z.array(z.enum(['netlify', 'cloudflare', 'nginx', 'vercel'])).default([]),
  /** Texts of the static pages, to add languages or to replace those of the plugin. */
  text: z
    .strictObject({
      /** Title of the page. */
      redirectTitle: perLanguageSchema.optional(),
      /** Text before the link to the new address. */
      redirectText: perLanguageSchema.optional(),
    })
    .optional(),
});

/** Options of `pluginRedirects()`. */
export type RedirectsOptions = z.input<typeof RedirectsOptions>;

/** Options with their defaults filled in. */
export type RedirectsSettings = z.output<typeof RedirectsOptions>;
