import { describe, expect, it } from '@rstest/core';
import { type Page, pageModule } from '../../../../../plugins/site/page-data/pages';

const page = (routePath: string, title: string) =>
  ({
    routePath,
    title,
    lang: 'en',
    version: '',
    description: `About ${title}`,
    frontmatter: { secret: true },
    toc: [{ id: 'a', text: 'A', depth: 2, charIndex: 7 }],
    content: 'long text',
    _filepath: `/docs${routePath}.md`,
  }) as unknown as Page;
const [start, guide] = [page('/start', 'Start'), page('/guide', 'Guide')];

/** Runs modules one after the other on one list of pages. */
function load(pages: object[], ...modules: string[]): Record<string, unknown>[] {
  const pageData = { pages };
  for (const code of modules) new Function('pageData', code.replace(/^import .*$/gm, ''))(pageData);
  return pageData.pages as Record<string, unknown>[];
}

describe("a page's module", () => {
  it('adds its own record, without text, headings and frontmatter', () => {
    const code = pageModule([], start);
    expect(load([], code)).toEqual([
      expect.objectContaining({
        routePath: '/start',
        title: 'Start',
        description: 'About Start',
        toc: [],
        frontmatter: {},
      }),
    ]);
    for (const text of ['long text', 'secret', 'charIndex']) expect(code).not.toContain(text);
  });

  it('completes a record that is already in the list, and keeps its headings', () => {
    const known = { routePath: '/start', title: 'Start', toc: [{ id: 'a' }], frontmatter: { a: 1 } };
    expect(load([known], pageModule([], start))).toEqual([
      expect.objectContaining({ description: 'About Start', toc: [{ id: 'a' }], frontmatter: { a: 1 } }),
    ]);
  });

  it('lists each page once, in whatever order the modules load', () => {
    const one = pageModule([], start);
    const all = pageModule([start, guide], guide);
    for (const modules of [
      [one, all],
      [all, one],
      [one, all, all],
    ]) {
      const pages = load([{ routePath: '/other', toc: [], frontmatter: {} }], ...modules);
      expect(pages.map(({ routePath }) => routePath).sort()).toEqual(['/guide', '/other', '/start']);
      expect(pages.find(({ routePath }) => routePath === '/start')).toMatchObject({
        toc: [{ id: 'a', text: 'A', depth: 2 }],
      });
    }
  });

  it('imports its sidebar, and nothing without a sidebar and a record', () => {
    expect(pageModule([], undefined, './duet-sidebar-en0.js')).toBe('import "./duet-sidebar-en0.js";\n');
    expect(pageModule([])).toBe('');
  });
});
