import { createRequire } from 'node:module';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { type ParserError, parseFragment, parse as parseHtml } from 'parse5';
import { CssSyntaxError, parse as parseCss } from 'postcss';
// @ts-expect-error The package has no types.
import less from 'postcss-less';
import scss from 'postcss-scss';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import type { SampleFile } from './examples';

/** Where and why a block does not parse; line and column from 1, inside the code. */
export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

type Parser = (code: string, file: SampleFile) => SyntaxProblem | undefined;

/** Parsers by language. `vue` and `svelte` need the documented packages, see {@link createParsers}. */
const parsers: Record<string, Parser> = {
  json: (code, { name }) =>
    /(?:^|\/)[tj]sconfig[^/]*\.json$|\.jsonc$/.test(name)
      ? problemInJson(withoutComments(code))
      : problemInJson(code),
  jsonc: code => problemInJson(withoutComments(code)),
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

function attempt(
  parse: () => unknown,
  explain: (error: unknown) => SyntaxProblem | undefined,
): SyntaxProblem | undefined {
  try {
    parse();
  } catch (error) {
    return (
      explain(error) ?? {
        line: 1,
        column: 1,
        message: error instanceof Error ? error.message : String(error),
      }
    );
  }
  return undefined;
}

function styleProblem(error: unknown): SyntaxProblem | undefined {
  if (!(error instanceof CssSyntaxError) && (error as Error)?.name !== 'CssSyntaxError') return undefined;
  const { line = 1, column = 1, reason } = error as CssSyntaxError;
  return { line, column, message: reason };
}

function problemInJson(code: string): SyntaxProblem | undefined {
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

/** JSON with comments and trailing commas, as tsconfig.json allows, with every other character in its place. */
function withoutComments(code: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, part =>
      part.startsWith('"') ? part : blank(part),
    )
    .replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, part => (part === ',' ? ' ' : part));
}

/** Errors that templates and fragments make on purpose. */
const harmless = new Set([
  'missing-doctype',
  'non-void-html-element-start-tag-with-trailing-solidus',
  'control-character-reference',
]);

function problemInHtml(code: string): SyntaxProblem | undefined {
  // Template marks such as <%= title %> are the template engine's, not HTML's.
  const plain = code.replace(/<%[\s\S]*?%>/g, mark => mark.replace(/[^\n]/g, '_'));
  const errors: ParserError[] = [];
  const onParseError = (error: ParserError) => errors.push(error);
  const parse = /<!doctype|<html/i.test(plain) ? parseHtml : parseFragment;
  parse(plain, { onParseError, sourceCodeLocationInfo: true });
  const error = errors.find(({ code }) => !harmless.has(code));
  return error && { line: error.startLine, column: error.startCol, message: error.code.replaceAll('-', ' ') };
}

function problemInXml(code: string): SyntaxProblem | undefined {
  const valid = XMLValidator.validate(code, { allowBooleanAttributes: false });
  return valid === true ? undefined : { line: valid.err.line, column: valid.err.col, message: valid.err.msg };
}

function positionOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
