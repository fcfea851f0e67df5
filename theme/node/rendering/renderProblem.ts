/**
 * Why a page cannot be rendered, as `<line>: <Part>: <error>`. Where the page does not name the part, because one of its
 * components uses it, those follow.
 * @param source text of the page, in which the part may be named
 * @param file its path
 */
export function renderProblem(error: unknown, source: string, file: string): string {
  const part = error instanceof Error ? failedPart(error.stack ?? '') : undefined;
  const parts = partsOf(source);
  const lines = parts.get(part ?? '') ?? [];
  const text = part ? `<${part}>: ${error}` : `${error}`;
  if (lines.length === 1) return `${lines[0]}: ${text}`;
  if (!/\.mdx?$/.test(file)) return ` ${text}${noComponent.test(text) ? notPage : ''}`;
  const named = lines.length > 0 ? [[part, lines] as const] : [...parts];
  const list = named.map(([name, at]) => `<${name}> (${at.length > 1 ? 'lines' : 'line'} ${at.join(', ')})`);
  return list.length > 0 ? ` ${text}\n    The page has ${list.join(', ')}.` : ` ${text}`;
}

/** What is said of a page that exports nothing as default, or no component: by Rspress, React, and React in production. */
const noComponent = /__RSPRESS_PAGE_META|Element type is invalid|React error #130/;
const notPage =
  '\n    Every script in the folder of pages is a page, and exports a component as default. Begin the name of another one with `_`, or name it in `route.exclude`.';

/** The component, of those being rendered, whose code threw: the innermost function with a capital before React's. */
function failedPart(stack: string): string | undefined {
  const [own = ''] = stack.split(/\n\s+at renderWithHooks /);
  return own.match(/(?<=\n\s+at )(?!MDXContent)[A-Z]\w*(?= \()/)?.[0];
}

const code = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1|`[^`\n]*`/gm;

/** The components of a page, with the lines of their tags. */
function partsOf(source: string): Map<string, number[]> {
  const parts = new Map<string, number[]>();
  const text = source.replace(code, block => block.replace(/[^\n]/g, ''));
  for (const [index, line] of text.split('\n').entries())
    for (const [, name = ''] of line.matchAll(/<([A-Z][\w.]*)/g))
      parts.set(name, [...new Set(parts.get(name)).add(index + 1)]);
  return parts;
}
