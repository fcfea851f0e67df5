import type { Page } from 'playwright-core';

/**
 * What a page lacks or repeats: title, `main`, first heading, language, ids; one line each.
 * @param reader any page, whose browser parses the HTML without rendering it
 */
export function structureProblems(reader: Page, html: string): Promise<string[]> {
  return reader.evaluate(html => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const counts = ['head > title', 'main', 'h1', 'html[lang]'].map(selector => ({
      selector,
      count: page.querySelectorAll(selector).length,
    }));
    const problems = counts
      .filter(({ count }) => count !== 1)
      .map(({ selector, count }) => `has ${count} × ${selector}`);
    if (!page.title.trim()) problems.push('has an empty title');
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...problems, ...repeated.map(id => `has the id ${id} twice`)];
  }, html);
}
