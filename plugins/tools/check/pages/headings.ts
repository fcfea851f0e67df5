import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';

/** Heading levels are not skipped, the page has one H1 at most, and ids are unique. */
export function headingRules(page: Page): Finding[] {
  return [...noTitle(page), ...levels(page)];
}

/** A page without a title has none in the sidebar, in the browser's tab and in the results of the search. */
function noTitle(page: Page): Finding[] {
  const setting = (name: string) => page.frontmatter.find(({ key }) => key === name)?.value;
  const isDoc = /^(doc|doc-wide)$/.test(String(setting('pageType') ?? 'doc')) && !setting('overview');
  const hasTitle =
    setting('title') ||
    page.headings.some(({ depth }) => depth === 1) ||
    // What a page includes can have its title.
    page.imports.some(({ from }) => /\.mdx?$/.test(from)) ||
    page.components.some(({ name }) => name === 'h1');
  if (page.fragment || page.brokenFrontmatter || !isDoc || hasTitle) return [];
  const fix = 'Begin the text with `# ` and the title.';
  return [pageError('pages/no-title', page, { line: 1, column: 1 }, 'The page has no title.', fix)];
}

function levels(page: Page): Finding[] {
  return page.headings.flatMap((heading, index) => {
    const { depth, text, id } = heading;
    const above = page.headings.slice(0, index);
    const level = above.at(-1)?.depth ?? 0;
    const findings: Finding[] = [];
    const report = (rule: string, message: string, fix: string) =>
      findings.push(pageError(rule, page, heading, message, fix));
    if (depth > level + 1 && !(index === 0 && page.fragment)) {
      const where = index === 0 ? 'as the first heading' : `after level ${level}`;
      const fix = `Use level ${level + 1}: \`${'#'.repeat(level + 1)} ${text}\`.`;
      report('pages/heading-jump', `"${text}" has level ${depth} ${where}.`, fix);
    }
    if (depth === 1 && above.some(other => other.depth === 1)) {
      report('pages/one-title', `"${text}" is a second H1.`, `Use level 2: \`## ${text}\`.`);
    }
    if (text === '' && !heading.hasContent)
      report('pages/empty-heading', 'The heading has no text.', 'Write its text, or remove it.');
    const first = above.find(other => other.id === id);
    if (first) {
      const message = `"${first.text}" (line ${first.line}) already has the id \`${id}\`.`;
      report('pages/duplicate-id', message, 'Give the heading its own id: `\\{#id}`.');
    }
    return findings;
  });
}
