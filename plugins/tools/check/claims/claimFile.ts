import { existsSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Position } from '../../../../shared/frontmatter';
import { checkedWith } from '../../../../shared/node/parseOptions';
import type { Cache } from '../core/cache';
import { hashOf } from '../core/hash';
import { contains } from './expectations';

/** Version of the parsed claims; increase it when the schema changes. */
const formatVersion = 4;

/** One text or several that must all occur. `/…/` is a regular expression. */
const expectedText = z.string().refine(isValid, 'is an invalid regular expression');
const texts = z.union([expectedText, z.array(expectedText)]).transform(value => [value].flat());

function isValid(text: string): boolean {
  try {
    contains('', text);
    return true;
  } catch {
    return false;
  }
}

/** A request to the server of a claim, and the response that it expects. */
const requestSchema = z.strictObject({
  /** Path and query. */
  get: z.string().startsWith('/'),
  /** Status code. */
  status: z.number().int().optional(),
  /** Text in the body. */
  body: texts.default([]),
  /** Text that must not be in the body. */
  bodyNot: texts.default([]),
  /** Text in the value of each header; `null` for a header that must not be there. */
  headers: z.record(z.string(), z.string().nullable()).default({}),
  /** Headers of the request. */
  with: z.record(z.string(), z.string()).default({}),
});

/** Sentences or table rows with a run that proves them. */
const claimSchema = z.strictObject({
  /** Beginning of each sentence or table row on the page. */
  for: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).transform(value => [value].flat()),
  /** Files of the project: path to content. */
  files: z.record(z.string(), z.string()).default({}),
  /** Environment variables. */
  env: z.record(z.string(), z.string()).default({}),
  /** Commands; all but the last must succeed. `{port}` and the variable `PORT` are a free port. */
  run: texts.default([]),
  /** Command that starts a server after `run`. */
  serve: z.string().optional(),
  requests: z.array(requestSchema).default([]),
  /** What the last command must do. */
  expect: z
    .strictObject({
      /** Exit code. @default 0 */
      code: z.number().int().optional(),
      /** Text in the output. */
      prints: texts.default([]),
      /** Text that must not be in the output. */
      printsNot: texts.default([]),
      /** Files that exist: path to the text in them; a path may contain `*`. */
      writes: z.record(z.string(), texts).default({}),
      /** Files that do not exist. */
      writesNot: texts.default([]),
    })
    .prefault({}),
});

export type ClaimRequest = z.output<typeof requestSchema>;

/** A claim and its position in the file. */
export type Claim = z.output<typeof claimSchema> & Position;

/** A part of a claim file that is invalid. */
export type ClaimProblem = Position & { message: string };

/** Reads a list of claims from YAML. */
export function parseClaims(source: string): { claims: Claim[]; problems: ClaimProblem[] } {
  const lines = new LineCounter();
  // Behind a byte order mark, the parser takes a list for a text.
  const document = parseDocument(source.replace(/^\uFEFF/, ''), { lineCounter: lines, merge: true });
  const { contents, errors } = document;
  const positionAt = (offset = 0): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  if (errors[0]) {
    const message = errors[0].message.split('\n')[0]!;
    return { claims: [], problems: [{ ...positionAt(errors[0].pos[0]), message }] };
  }
  if (!isSeq(contents)) return { claims: [], problems: [{ line: 1, column: 1, message: 'expected a list' }] };
  const claims: Claim[] = [];
  const problems: ClaimProblem[] = [];
  for (const item of contents.items) {
    const position = positionAt(isMap(item) || isScalar(item) ? (item.range?.[0] ?? 0) : 0);
    const result = checkedWith(claimSchema, isMap(item) ? item.toJS(document) : {});
    const message = 'data' in result ? incomplete(result.data) : result.problems.join('; ');
    if (message) problems.push({ ...position, message });
    else if ('data' in result) claims.push({ ...result.data, ...position });
  }
  return { claims, problems };
}

function incomplete({ run, serve, requests }: z.output<typeof claimSchema>): string | undefined {
  if (run.length === 0 && serve === undefined) return 'expected `run` or `serve`';
  if (requests.length > 0 && serve === undefined) return '`requests` need `serve`';
  return undefined;
}

/** File with the claims of a page: `a.mdx` has `a.claims.yaml`. */
export function claimFileOf(page: string): string {
  return page.replace(/\.mdx?$/, '.claims.yaml');
}

/** The claims in a file, from the cache where the content is known; none if it does not exist. */
export function readClaims(file: string, cache: Cache): ReturnType<typeof parseClaims> {
  if (!existsSync(file)) return { claims: [], problems: [] };
  const source = readFileSync(file, 'utf8');
  return cache.get(`file ${formatVersion} ${hashOf(source)}`, () => parseClaims(source));
}
