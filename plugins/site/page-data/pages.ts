import type { PageIndexInfo } from '@rspress/core';

/** A page as plugin hooks receive it, possibly with fields of other plugins. */
export type Page = PageIndexInfo & Record<string, unknown>;

/** Whether a page is Markdown; Rspress keeps its headings and frontmatter in its own module. */
export const isText = (file: string): boolean => /\.mdx?$/.test(file);

/** The fields that a page's own module does not have yet: all but title, headings, frontmatter and text. */
export function ownData(page: Page): Record<string, unknown> {
  const { title, toc, frontmatter, content, _filepath, _flattenContent, ...rest } = page;
  return rest;
}

/** A page in the list of pages, with headings where an overview shows them. */
export function listed(page: Page, headings: boolean): Record<string, unknown> {
  const { title, routePath, lang, version, toc } = page;
  const shown = toc.map(({ id, text, depth }) => ({ id, text, depth }));
  return { title, routePath, lang, version, toc: headings ? shown : [], frontmatter: {} };
}

/** The pages that a page lists: those below an overview, all if its source names the hook for the list, otherwise none. */
export function listFor(page: Page, source: string, all: Page[]): Page[] {
  if (/\busePage(s|Data)\b/.test(source)) return all;
  if (page.frontmatter.overview !== true && !/\bOverview\b/.test(source)) return [];
  const root = page.routePath.replace(/overview$/, '');
  return all.filter(({ routePath, lang }) => lang === page.lang && routePath.startsWith(root));
}

/** The module that a page imports: it adds the page's own record, or the list that it shows, and imports its sidebar. */
export function pageModule(list: Page[], page?: Page, sidebar?: string): string {
  const records = list.map(page => ({ ...ownData(page), ...listed(page, true) }));
  const add =
    list.length > 0
      ? `const list = ${JSON.stringify(records)};
const paths = new Set(list.map(page => page.routePath));
pageData.pages = [...list, ...pageData.pages.filter(page => !paths.has(page.routePath))];`
      : page &&
        `const record = ${JSON.stringify({ ...ownData(page), title: page.title })};
const existing = pageData.pages.find(page => page.routePath === record.routePath);
existing ? Object.assign(existing, record) : pageData.pages.push({ toc: [], frontmatter: {}, ...record });`;
  return [
    add && `import { pageData } from 'virtual-page-data';\n${add}\n`,
    sidebar && `import ${JSON.stringify(sidebar)};\n`,
  ]
    .filter(Boolean)
    .join('');
}
