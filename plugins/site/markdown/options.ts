import { z } from 'zod';

/** Options of `pluginMarkdown()`. */
export const MarkdownOptions = z.strictObject({
  /** Hosts to write files for: `markdown.nginx.conf` (to include), an edge function of Netlify below `.netlify/v1`, redirects in `vercel.json`. */
  hosts: z.array(z.enum(['netlify', 'nginx', 'vercel'])).min(1, 'expected at least one host'),
});

/** Options of `pluginMarkdown()`. */
export type MarkdownOptions = z.input<typeof MarkdownOptions>;
