import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CssSyntaxError, parse as parseCss } from 'postcss';
// @ts-expect-error The package has no types.
import less from 'postcss-less';
import scss from 'postcss-scss';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import type { SampleFile } from './examples';
import { jsonOfJsonc, problemInJson } from './parseJson';
import { problemInHtml, problemInXml } from './parseMarkup';
import { attempt, type SyntaxProblem } from './syntaxProblem';

type Parser = (code: string, file: SampleFile) => SyntaxProblem | undefined;

/** Parsers by language. `vue` and `svelte` need the documented packages, see {@link createParsers}. */
const parsers: Record<string, Parser> = {
  json: (code, { name }) =>
    /(?:^|\/)[tj]sconfig[^/]*\.json$|\.jsonc$/.test(name)
      ? problemInJson(jsonOfJsonc(code))
      : problemInJson(code),
  jsonc: code => problemInJson(jsonOfJsonc(code)),
  yaml: code => {
    const error = parseAllDocuments(code).flatMap(document => document.errors)[0];
    const at = error?.linePos?.[0];
    return error && { line: at?.line ?? 1, column: at?.col ?? 1, message: error.message.split('\n')[0]! };
  },
  toml: code =>
    attempt(
      () => parseToml(code),
      error =>
        error instanceof TomlError
          ? { line: error.line, column: error.column, message: error.message.split('\n')[0]! }
          : undefined,
    ),
  css: code => attempt(() => parseCss(code), styleProblem),
  scss: code => attempt(() => scss.parse(code), styleProblem),
  less: code => attempt(() => less.parse(code), styleProblem),
  html: problemInHtml,
  xml: problemInXml,
  svg: problemInXml,
};

/** All parsers; `vue` and `svelte` are parsed by the packages that the docs speak about. */
export function createParsers(folder: string): Record<string, Parser> {
  const require = createRequire(join(folder, 'package.json'));
  return {
    ...parsers,
    vue(code) {
      const { errors } = require('vue/compiler-sfc').parse(code);
      const [error] = errors;
      const at = error?.loc?.start;
      return error && { line: at?.line ?? 1, column: at?.column ?? 1, message: error.message };
    },
    svelte(code) {
      return attempt(
        () => require('svelte/compiler').parse(code, { modern: true }),
        error => {
          const { start, message } = error as { start?: { line: number; column: number }; message: string };
          return {
            line: start?.line ?? 1,
            column: (start?.column ?? 0) + 1,
            message: message.split('\n')[0]!,
          };
        },
      );
    },
  };
}

function styleProblem(error: unknown): SyntaxProblem | undefined {
  if (!(error instanceof CssSyntaxError) && (error as Error)?.name !== 'CssSyntaxError') return undefined;
  const { line = 1, column = 1, reason } = error as CssSyntaxError;
  return { line, column, message: reason };
}
