/**
 * Why a page cannot be rendered, as `<line>: <Part>: <error>`.
 * @param source text of the page, in which the part may be named
 */
export function renderProblem(error: unknown, source: string): string {
  if (!(error instanceof Error)) return ` ${error}`;
  const part = failedPart(error.stack ?? '');
  if (!part) return ` ${error}`;
  const uses = source.split('\n').flatMap((line, index) => (line.includes(`<${part}`) ? index + 1 : []));
  return `${uses.length === 1 ? `${uses[0]}:` : ''} <${part}>: ${error}`;
}

/** The component, of those being rendered, whose code threw: the innermost function with a capital before React's. */
function failedPart(stack: string): string | undefined {
  const [own = ''] = stack.split(/\n\s+at renderWithHooks /);
  return own.match(/(?<=\n\s+at )(?!MDXContent)[A-Z]\w*(?= \()/)?.[0];
}
