import type { Project } from './check';
import type { Finding } from './finding';
import type { Place } from './place';

/** Pages that cannot be read at all, whatever is checked. */
export function unreadablePages({ pages }: Project): Finding[] {
  return pages.flatMap(({ file, broken, brokenFrontmatter }) => [
    ...(broken
      ? [
          findingAt(
            'page/syntax',
            file,
            broken,
            `The page cannot be parsed: ${broken.message}`,
            'Escape `<` and `{` in prose, close every tag.',
          ),
        ]
      : []),
    ...(brokenFrontmatter
      ? [
          findingAt(
            'page/frontmatter',
            file,
            brokenFrontmatter,
            `The frontmatter is no YAML: ${brokenFrontmatter.message}`,
            'Put a text with `: ` or ` #` in it into quotes.',
          ),
        ]
      : []),
  ]);
}

function findingAt(
  rule: string,
  file: string,
  { line, column }: Place,
  message: string,
  right: string,
): Finding {
  return {
    rule,
    severity: 'error',
    file,
    line,
    column,
    message,
    right,
    optOut: 'none: the site cannot show this page',
  };
}
