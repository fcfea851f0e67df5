import type { SyntaxProblem } from './sampleError';

/** Strict JSON. */
export function problemInJson(code: string): SyntaxProblem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message);
    const offset = position
      ? Number(position[1])
      : /Unexpected end/.test(message)
        ? code.length
        : validLength(code);
    const before = code.slice(0, offset).split('\n');
    return {
      line: before.length,
      column: before.at(-1)!.length + 1,
      message: message.replace(/ in JSON at position.*| \(line .*/, ''),
    };
  }
}

/** Length of the longest prefix that could still become JSON, for errors without a position. */
function validLength(code: string): number {
  for (let end = 1; end <= code.length; end++) {
    try {
      JSON.parse(code.slice(0, end));
    } catch (error) {
      if (!/end of JSON|Unterminated|Expected .* after/.test((error as Error).message)) return end - 1;
    }
  }
  return 0;
}

/** Blanks comments and trailing commas, as tsconfig.json allows them; every other character keeps its position. */
export function jsonOfJsonc(code: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, part =>
      part.startsWith('"') ? part : blank(part),
    )
    .replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, part => (part === ',' ? ' ' : part));
}
