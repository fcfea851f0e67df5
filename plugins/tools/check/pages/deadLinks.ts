import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { decoded } from '../../../../shared/decoded';
import { didYouMean } from '../../../../shared/didYouMean';
import type { Position } from '../../../../shared/frontmatter';
import type { Project } from '../core/check';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import { routeOf, slashes } from '../core/project';
import { anchorsOf, releaseKey } from './anchors';

/**
 * Links of Markdown, and those of HTML and `<Link>` from the root of the site, lead to a page or a public file, and to a
 * heading of it. Where Rspress checks links, they are checked.
 */
export function deadLinkRules(project: Project): Finding[] {
  const problemOf = linkProblems(project);
  if (!problemOf) return [];
  // The site adds no language to the address of an element.
  const [lang = ''] = project.languages;
  return project.pages.flatMap(page => [
    ...[...page.links, ...frontmatterLinks(page)].flatMap(link => problemOf(page, link) ?? []),
    ...elementLinks(page, project.site?.base).flatMap(
      link => problemOf({ ...page, lang }, link) ?? languageProblem(page, link) ?? [],
    ),
  ]);

  /** The problem of an element on a translated page that leads to the original of a page with a translation. */
  function languageProblem(page: Page, link: ElementLink): Finding | undefined {
    const { url, base } = link;
    const [, path = ''] = /^([^?#]*)/.exec(url)!;
    const [, first] = path.split('/');
    const isFile = /\.(?!html$)\w+$/.test(path);
    const isNamed = [...project.languages, ...(project.versions ?? [])].includes(first ?? '');
    if (page.lang === lang || isFile || isNamed || problemOf!(page, link)) return undefined;
    const message = `The link ${base}${url} leads to another language.`;
    const fix = `Write ${base}/${page.lang}${url}, or a link of Markdown: the site adds no language to an address in an element.`;
    return pageError('pages/link-language', page, link, message, fix);
  }
}

/** A function that says what is wrong with a link; undefined where links are not checked. */
export function linkProblems({ root, docs, content = docs, versions = [], languages, pages, site }: Project) {
  if (!site?.links) return undefined;
  const { anchors: checksAnchors, except } = site.links;
  const byRoute = new Map(
    pages.filter(({ fragment }) => !fragment).map(page => [keyOf(releaseKey(page)), page]),
  );
  const others = new Set(site.routes.map(keyOf));
  const names = [...byRoute.keys()];

  return problemOf;

  function problemOf(page: Page, link: Position & { url: string }): Finding | undefined {
    if (link.url === '')
      return pageError(
        'pages/dead-link',
        page,
        link,
        'The link has no address.',
        'Write the address into it.',
      );
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(link.url) || except.includes(link.url)) return undefined;
    const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.url) ?? [];
    const route = path ? routeOfLink(page, path) : keyOf(releaseKey(page));
    const target = path ? (byRoute.get(route) ?? originalOf(route)) : page;
    if (!target) {
      const [defaultLang] = languages;
      // Routes of the default language have no prefix.
      const bare = route.startsWith(`/${defaultLang}/`) ? route.slice(defaultLang!.length + 1) : route;
      if (others.has(route) || others.has(bare) || existsSync(join(content, 'public', path)))
        return undefined;
      // The pages of other versions are known to a build alone.
      if (others.size === 0 && versions.some(version => `${path}/`.startsWith(`/${version}/`)))
        return undefined;
      const suggestion = didYouMean(route, names)?.replace(`\`/${page.lang}/`, '`/');
      const message = `The link ${link.url} leads to no page.`;
      const fix = `Correct the path, or add the page. ${suggestion ?? ''}`.trim();
      return pageError('pages/dead-link', page, link, message, fix);
    }
    // Headings of an included file are those of its page, too.
    if (!hash || !checksAnchors || target.fragment || /\bfrom\s+['"][^'"]+\.mdx?['"]/.test(target.code))
      return undefined;
    const id = decoded(hash);
    const ids = anchorsOf(target);
    if (ids.includes(id)) return undefined;
    const message = `The link ${link.url} leads to no heading of ${target.file}.`;
    const fix = `Use the id of a heading there. ${didYouMean(id, ids) ?? ''}`.trim();
    return pageError('pages/dead-anchor', page, link, message, fix);
  }

  /** The page that a language without a translation shows. */
  function originalOf(route: string): Page | undefined {
    const [source, ...translations] = languages;
    const lang = translations.find(each => route === `/${each}` || route.startsWith(`/${each}/`));
    return site?.untranslated && lang
      ? byRoute.get(keyOf(`/${source}${route.slice(lang.length + 1)}`))
      : undefined;
  }

  /** The key of the page that a path leads to. */
  function routeOfLink(page: Page, path: string): string {
    const text = decoded(path);
    if (!text.startsWith('/')) {
      const file = join(root, dirname(page.file), text);
      return keyOf(`/${slashes(relative(docs, file))}`);
    }
    const startsWith = (path: string, part: string) => path === `/${part}` || path.startsWith(`/${part}/`);
    // A link that names a version is in the default language, unless it names another one, too.
    if (versions.some(version => startsWith(text, version))) return keyOf(text);
    const own = slashes(relative(content, docs));
    const isOwn = own !== '' && startsWith(text, own);
    const below = isOwn ? text.slice(own.length + 1) || '/' : text;
    const lang = isOwn ? languages[0] : page.lang;
    const prefixed = languages.some(each => each && startsWith(below, each));
    return keyOf(lang && !prefixed ? `/${lang}${below}` : below);
  }
}

/** Links of home pages, which Rspress does not check. */
const frontmatterLinks = ({ nested }: Page) =>
  nested.flatMap(({ key, value, line, column }) =>
    /^(hero|features)\..*\blink$/.test(key) && typeof value === 'string'
      ? [{ url: value, line, column }]
      : [],
  );

/** A link in an element. */
interface ElementLink extends Position {
  /** Address below the base. */
  url: string;
  /** What the address has in front of it, without the final slash. */
  base: string;
}

/** Addresses of `<a href="/…">`, from the base on, and of `<Link href="/…">`, to which the site adds the base. */
const elementLinks = ({ components }: Page, siteBase = '/'): ElementLink[] =>
  components.flatMap(({ name, attributes: { href }, positions }) => {
    const base = name === 'Link' ? '' : siteBase.slice(0, -1);
    return /^(a|Link)$/.test(name) && href?.startsWith(`${base}/`)
      ? [{ url: href.slice(base.length), base, ...positions.href! }]
      : [];
  });

/** A route without ending, `index` and final slash, under which a page is found. */
const keyOf = (route: string) =>
  routeOf(route.replace(/^\//, '').replace(/\.html$/, '')).replace(/(?<=.)\/$/, '') || '/';
