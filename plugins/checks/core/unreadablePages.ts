import type { Project } from './check';
import { type Finding, pageError } from './finding';

const parts = [
  ['broken', 'page/syntax', 'page', 'Escape `<` and `{` in prose, and close every tag.'],
  ['brokenFrontmatter', 'page/frontmatter', 'frontmatter', 'Put text that contains `: ` or ` #` in quotes.'],
] as const;

/** Pages that cannot be parsed; reported whatever is checked, because the site cannot show them. */
export function unreadablePages({ pages }: Project): Finding[] {
  return pages.flatMap(page =>
    parts.flatMap(([key, rule, part, fix]) => {
      const broken = page[key];
      if (!broken) return [];
      const message = `The ${part} cannot be parsed: ${broken.message}`;
      const optOut = 'none: the site cannot show this page';
      return [{ ...pageError(rule, page, broken, message, fix), optOut }];
    }),
  );
}
