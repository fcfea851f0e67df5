const tokens = /'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|(?<![^\s;&|(])#[^\n]*|&&|\|\||[;|&()\n]/g;

/** Splits shell code into commands and separators (operators, parentheses, line breaks, comments), which alternate. */
export function splitCommands(code: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: token, index } of code.matchAll(tokens)) {
    if (/^['"\\]/.test(token)) continue;
    parts.push(code.slice(start, index), token);
    start = index + token.length;
  }
  return [...parts, code.slice(start)];
}

/** The words of one command as written, quotes included; a backslash at the end of a line continues it. */
export function wordsOf(command: string): string[] {
  const oneLine = command.replace(/\\\r?\n/g, ' ');
  return oneLine.match(/(?:[^\s"'\\]|\\.|"(?:\\.|[^"\\])*"|'[^']*')+/g) ?? [];
}
