import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';
import type { Place } from '../core/place';
import type { PagesSettings } from './options';

/** Internal links stay in the page's language; external ones are well-formed and safe. */
export function linkRules(page: Page, languages: readonly string[], { avoid }: PagesSettings): Finding[] {
  return addressesOf(page).flatMap(({ url, at }) => {
    const internal = /^\/(?!\/)/.test(url);
    const named = internal && languages.find(lang => url === `/${lang}` || url.startsWith(`/${lang}/`));
    if (named && named !== page.lang) {
      return [
        mistake(
          'pages/link-language',
          page,
          at,
          `The link ${url} leaves the page's language.`,
          `${url.slice(named.length + 1) || '/'}: the site adds the language by itself.`,
        ),
      ];
    }
    if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return [];
    const problem = problemOfAddress(url);
    if (problem)
      return [mistake('pages/external-link', page, at, `The address ${url} ${problem.what}.`, problem.right)];
    const shunned = Object.keys(avoid).find(beginning => url.startsWith(beginning));
    return shunned
      ? [mistake('pages/external-link', page, at, `${url} is not to be linked to.`, avoid[shunned]!)]
      : [];
  });
}

/** Every address that a page names, with its place. */
export function addressesOf(page: Page): { url: string; at: Place }[] {
  return [
    ...page.links.map(link => ({ url: link.url, at: link })),
    ...page.components.flatMap(component =>
      ['href', 'src', 'link'].flatMap(name => {
        const url = component.attributes[name];
        return url ? [{ url, at: component }] : [];
      }),
    ),
  ];
}

function problemOfAddress(url: string): { what: string; right: string } | undefined {
  if (/^(?:javascript|vbscript|data):/i.test(url)) return { what: 'runs code', right: 'An https address.' };
  if (/^(?:mailto|tel):/i.test(url)) return undefined;
  if (!URL.canParse(url) || /\s|%(?![\da-f]{2})/i.test(url))
    return { what: 'is no address', right: 'Check its spelling; blanks are written %20.' };
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:')
    return { what: `has the unknown scheme ${protocol}`, right: 'An https address.' };
  if (/^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)$/.test(hostname)) return undefined;
  if (!/\.[a-z][a-z\d-]+$/i.test(hostname))
    return { what: 'has no full host name', right: 'A host such as example.com.' };
  if (protocol === 'http:') return { what: 'is not encrypted', right: url.replace(/^http:/, 'https:') };
  return undefined;
}
