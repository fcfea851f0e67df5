import type { Position } from '../../../../shared/frontmatter';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import type { PagesSettings } from './options';

/** Internal links stay in the page's language; external ones are well-formed and safe. */
export function linkRules(page: Page, languages: readonly string[], { avoid }: PagesSettings): Finding[] {
  return addressesOf(page).flatMap(({ url, position, element }) => {
    const lang = languages.find(lang => lang && (url === `/${lang}` || url.startsWith(`/${lang}/`)));
    if (lang && lang !== page.lang) {
      const message = `The link ${url} leads to another language.`;
      const path = url.slice(lang.length + 1) || '/';
      const fix =
        element && page.lang !== languages[0]
          ? `Write /${page.lang}${path}, or a link of Markdown, to which the site adds the language.`
          : `Write ${path}: the site adds the language.`;
      return [pageError('pages/link-language', page, position, message, fix)];
    }
    if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return [];
    const avoided = Object.keys(avoid).find(beginning => url.startsWith(beginning));
    const [problem, fix] = addressProblem(url) ?? (avoided ? ['must not be linked to', avoid[avoided]!] : []);
    if (!problem || !fix) return [];
    return [pageError('pages/external-link', page, position, `The address ${url} ${problem}.`, fix)];
  });
}

/** Every address on a page, in links and in the props of components; the site adds no language to those of elements. */
export function addressesOf(page: Page): { url: string; position: Position; element?: boolean }[] {
  return [
    ...page.links.map(link => ({ url: link.url, position: link })),
    ...page.components.flatMap(component =>
      ['href', 'src', 'link'].flatMap(name => {
        const url = component.attributes[name];
        return url ? [{ url, position: component, element: /^(a|Link)$/.test(component.name) }] : [];
      }),
    ),
  ];
}

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)$/;

/** What is wrong with a full address, and how to fix it. */
function addressProblem(url: string): [problem: string, fix: string] | undefined {
  if (/^(?:javascript|vbscript|data):/i.test(url)) return ['runs code', 'Use an https address.'];
  if (/^(?:mailto|tel):/i.test(url)) return undefined;
  if (!URL.canParse(url) || /\s|%(?![\da-f]{2})/i.test(url))
    return ['is invalid', 'Check its spelling; a space is written %20.'];
  const { protocol, hostname } = new URL(url);
  if (!/^https?:$/.test(protocol)) return [`has the unknown scheme ${protocol}`, 'Use an https address.'];
  if (localHost.test(hostname)) return undefined;
  if (!/\.[a-z][a-z\d-]+$/i.test(hostname))
    return ['has no full host name', 'Use a host such as example.com.'];
  if (protocol === 'http:') return ['is not encrypted', `Use ${url.replace(/^http:/i, 'https:')}.`];
  return undefined;
}
