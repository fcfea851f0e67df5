/** A code block of Markdown, whose fence is longer than those in the code. */
export function fenced(code: string, info = ''): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return `\n${fence}${info}\n${code}\n${fence}\n\n`;
}
