import { attempt, type SyntaxProblem } from './syntaxProblem';

/** Strict JSON. */
export function problemInJson(code: string): SyntaxProblem | undefined {
  return attempt(
    () => JSON.parse(code),
    error => {
      const { message } = error as Error;
      const at = /position (\d+)/.exec(message);
      const offset = at ? Number(at[1]) : /Unexpected end/.test(message) ? code.length : firstBad(code);
      return {
        ...positionOf(code, offset),
        message: message.replace(/ in JSON at position.*| \(line .*/, ''),
      };
    },
  );
}

/** Offset at which JSON stops being valid, where the engine does not tell: the longest prefix it could go on from. */
function firstBad(code: string): number {
  for (let end = 1; end <= code.length; end++) {
    try {
      JSON.parse(code.slice(0, end));
    } catch (error) {
      if (!/end of JSON|Unterminated|Expected .* after/.test((error as Error).message)) return end - 1;
    }
  }
  return 0;
}

/** JSON from JSON with comments and trailing commas, as tsconfig.json allows; every other character keeps its place. */
export function jsonOfJsonc(code: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, part =>
      part.startsWith('"') ? part : blank(part),
    )
    .replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, part => (part === ',' ? ' ' : part));
}

function positionOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
