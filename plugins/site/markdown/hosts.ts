import { escapePattern } from '../../../shared/pattern';
import { vercelPath } from '../../shared/vercelPath';

/** An `Accept` header that lists Markdown, without the quality 0. Browsers never list it. */
const wanted = 'text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';

/** Directives for nginx: Markdown for requests that ask for it, where the page has a Markdown file. */
export function nginxMarkdown(base: string): string {
  const root = escapePattern(base.slice(0, -1));
  return `# Include this file inside http { }, and write inside server { }:
#   if (-f $document_root$duet_markdown) { rewrite ^ $duet_markdown last; }
#   location ~ \\.md$ { types { text/markdown md; } charset utf-8; charset_types text/markdown; }
#   add_header Vary Accept;
map $http_accept $duet_wants_markdown {
  default "";
  "~*${wanted}" md;
}
map $duet_wants_markdown:$uri $duet_markdown {
  default "";
  "~^md:(?<duet_folder>${root}/(?:.*/)?)$" "\${duet_folder}index.md";
  "~^md:(?<duet_page>${root}/.*?)(?:\\.html)?$" "$duet_page.md";
}
`;
}

/** Redirects of a `vercel.json`, which cannot be rewrites: those come after the files of the site. */
export function vercelMarkdown(base: string) {
  const root = vercelPath(base.slice(0, -1));
  const has = [{ type: 'header' as const, key: 'accept', value: '.*text/markdown.*' }];
  const redirect = (source: string, destination: string) => ({
    source: root + source,
    has,
    destination: base.slice(0, -1) + destination,
    permanent: false,
  });
  return [
    redirect('/', '/index.md'),
    redirect('/:path(.*)/', '/:path/index.md'),
    redirect('/:path(.*).html', '/:path.md'),
    // Files with an ending, such as scripts and images, have no Markdown.
    redirect('/:path((?:.*/)?[^/.]+)', '/:path.md'),
  ];
}

/** An edge function of Netlify. It answers with the page itself where there is no Markdown. */
export function netlifyMarkdown(base: string): string {
  return `const wanted = new RegExp(${JSON.stringify(wanted)}, 'i');

export default async function markdown(request, context) {
  const url = new URL(request.url);
  // Files with another ending, such as scripts and images, have no Markdown.
  if (/\\.(?!html$)[^./]+$/.test(url.pathname)) return context.next();
  if (!wanted.test(request.headers.get('accept') ?? '')) return vary(await context.next());
  const path = url.pathname.replace(/\\.html$/, '');
  url.pathname = path + (path.endsWith('/') ? 'index.md' : '.md');
  const page = await context.next(new Request(url, request));
  if (!page.ok || page.headers.get('content-type')?.includes('text/html')) return vary(await context.next());
  const response = vary(page);
  response.headers.set('content-type', 'text/markdown; charset=utf-8');
  return response;
}

function vary(response) {
  const copy = new Response(response.body, response);
  copy.headers.append('vary', 'accept');
  return copy;
}

export const config = { path: ${JSON.stringify(`${base}*`)}, method: ['GET', 'HEAD'], onError: 'bypass' };
`;
}
