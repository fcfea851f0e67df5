import type { Project } from './check';
import type { Finding } from './finding';
import type { Page } from './page';

/** Pages that cannot be parsed; reported whatever is checked, because the site cannot show them. */
export function unreadablePages({ pages }: Project): Finding[] {
  return pages.flatMap(page => [
    ...finding(page, 'page/syntax', page.broken, 'page', 'Escape `<` and `{` in prose, and close every tag.'),
    ...finding(
      page,
      'page/frontmatter',
      page.brokenFrontmatter,
      'frontmatter',
      'Put text that contains `: ` or ` #` in quotes.',
    ),
  ]);
}

function finding({ file }: Page, rule: string, broken: Page['broken'], part: string, fix: string): Finding[] {
  if (!broken) return [];
  const { line, column } = broken;
  const message = `The ${part} cannot be parsed: ${broken.message}`;
  return [
    {
      rule,
      severity: 'error',
      file,
      line,
      column,
      message,
      fix,
      optOut: 'none: the site cannot show this page',
    },
  ];
}
