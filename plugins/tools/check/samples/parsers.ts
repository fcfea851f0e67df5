import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse as parseCss } from 'postcss';
// @ts-expect-error The package has no types.
import less from 'postcss-less';
import scss from 'postcss-scss';
import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import type { Position } from '../../../../shared/frontmatter';
import type { SampleFile } from './examples';
import { jsonOfJsonc, problemInJson } from './parseJson';
import { problemInHtml, problemInXml } from './parseMarkup';
import type { SyntaxProblem } from './sampleError';

/** Returns the first syntax error of a block, if any. */
export type Parser = (code: string, file: Pick<SampleFile, 'name'>) => SyntaxProblem | undefined;

const parsers: Record<string, Parser> = {
  json: (code, { name }) =>
    /(?:^|\/)[tj]sconfig[^/]*\.json$|\.jsonc$/.test(name)
      ? problemInJson(jsonOfJsonc(code))
      : problemInJson(code),
  jsonc: code => problemInJson(jsonOfJsonc(code)),
  yaml(code) {
    const error = parseAllDocuments(code).flatMap(({ errors }) => errors)[0];
    return error && { ...positionIn(error), message: firstLine(error) };
  },
  toml: throwing(parseToml),
  css: throwing(parseCss),
  scss: throwing(scss.parse),
  less: throwing(less.parse),
  html: problemInHtml,
  xml: problemInXml,
  svg: problemInXml,
};

/** All parsers by language; those of Vue and Svelte come from the packages in `folder`. */
export function createParsers(folder: string): Record<string, Parser> {
  const require = createRequire(join(folder, 'package.json'));
  return {
    ...parsers,
    vue: throwing(code => {
      const [error] = require('vue/compiler-sfc').parse(code).errors;
      if (error) throw error;
    }),
    svelte: throwing(code => require('svelte/compiler').parse(code, { modern: true })),
  };
}

/** A parser that throws its first error. */
function throwing(parse: (code: string) => unknown): Parser {
  return code => {
    try {
      parse(code);
      return undefined;
    } catch (error) {
      return { ...positionIn(error), message: firstLine(error) };
    }
  };
}

/** Shapes in which parsers state a position: `linePos` is YAML's, `loc` Vue's, `start` Svelte's, with columns from 0. */
interface Positioned extends Partial<Position> {
  linePos?: { line: number; col: number }[];
  loc?: { start?: Position };
  start?: Position;
}

function positionIn(error: unknown): Position {
  const { line = 1, column = 1, linePos, loc, start } = error as Positioned;
  if (linePos?.[0]) return { line: linePos[0].line, column: linePos[0].col };
  if (start?.line) return { line: start.line, column: start.column + 1 };
  return loc?.start ? { line: loc.start.line, column: loc.start.column } : { line, column };
}

/** PostCSS repeats the position in `message`, so `reason` is preferred. */
function firstLine(error: unknown): string {
  const { reason, message = String(error) } = error as { reason?: string; message?: string };
  return (reason ?? message).split('\n')[0]!;
}
