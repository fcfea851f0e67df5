import type { PageIndexInfo } from '@rspress/core';

/** A page as the plugin hooks see it; fields of other plugins may be among its own. */
export type Page = PageIndexInfo & Record<string, unknown>;

/** Whether a page is Markdown, whose meta data Rspress keeps in the page's own module. */
export const isText = (file: string): boolean => /\.mdx?$/.test(file);

/** What a page's own module does not carry yet: everything but its title, headings and frontmatter. */
export function ownData(page: Page): Record<string, unknown> {
  const { title, toc, frontmatter, content, _filepath, _flattenContent, ...rest } = page;
  return rest;
}

/** A page in the list of pages: with its headings where an overview shows them, else as little as may be. */
export function listed(page: Page, headings: boolean): Record<string, unknown> {
  const { title, routePath, lang, version, toc } = page;
  const shown = toc.map(({ id, text, depth }) => ({ id, text, depth }));
  return { title, routePath, lang, version, toc: headings ? shown : [], frontmatter: {} };
}

/**
 * The pages that a page lists: those below an overview, all where the list is asked
 * for by name, none elsewhere.
 * @param source text of the page's file
 */
export function listFor(page: Page, source: string, all: Page[]): Page[] {
  if (/\busePage(s|Data)\b/.test(source)) return all;
  if (page.frontmatter.overview !== true && !/\bOverview\b/.test(source)) return [];
  const root = page.routePath.replace(/overview$/, '');
  return all.filter(({ routePath, lang }) => lang === page.lang && routePath.startsWith(root));
}

/** The module that a page loads beside itself. */
export function pageModule(page: Page, list: Page[], sidebar: string | undefined): string {
  const add = `import { pageData } from 'virtual-page-data';
const known = new Set(pageData.pages.filter(page => page.toc.length > 0).map(page => page.routePath));
pageData.pages = [...${JSON.stringify(list.map(each => ({ ...ownData(each), ...listed(each, true) })))}.filter(page => !known.has(page.routePath)), ...pageData.pages];
`;
  return `${list.length > 0 ? add : ''}${sidebar ? `import ${JSON.stringify(sidebar)};\n` : ''}export default ${JSON.stringify(ownData(page))};
`;
}
