import { readFileSync } from 'node:fs';
import type { Fence } from '../../plugins/tools/check/core/page';
import { parsePage } from '../../plugins/tools/check/core/parsePage';

/** A change to the files of a project. */
export type Change =
  | { file: string; code: string }
  /** Every occurrence; a text that does not occur is an error. */
  | { file: string; replace: string; with: string }
  | { remove: string };

/** What the reader does, and the line of the page that says so. */
export type Step = (Change | { run: string }) & { line: number };

/** What a page says in prose: `said` is a part of a line, and the change is what a reader does about it, if anything at this point. */
export type Said = { said: string } & (Change | { run: string } | object);

/** How a page is followed. */
export interface Reading {
  /** Path below `docs/en`, without `.mdx`. */
  page: string;
  said?: Said[];
  /** What a reader replaces in the page's blocks, such as the name of the own entry. */
  adapt?: Record<string, string>;
  /** Blocks marked `step="<part>"` that belong to this reading. */
  parts?: string[];
}

/**
 * The steps of a page in their order. Blocks marked `step` belong to every reading, `step="<part>"` to those that
 * name the part, `step="no"` to none.
 * @throws Error that lists everything on the page that cannot be followed, with file and line
 */
export function stepsOf(reading: Reading, source = sourceOf(reading)): Step[] {
  const { said = [], adapt = {}, parts = [] } = reading;
  const file = fileOf(reading);
  const problems = problemsOf(file, source);
  const unused = new Set(Object.keys(adapt));
  const adapted = (text: string) =>
    Object.entries(adapt).reduce((text, [from, to]) => {
      if (text.includes(from)) unused.delete(from);
      return text.replaceAll(from, to);
    }, text);
  const steps: Step[] = [];
  for (const { line, lang, attributes, code } of fencesOf(file, source)) {
    const { step, title } = attributes;
    if (step === undefined || (step !== '' && !parts.includes(step))) continue;
    if (title) steps.push({ line, file: title, code: `${adapted(code)}\n` });
    else if (lang === 'sh') steps.push(...commandsOf(code).map(run => ({ line, run: adapted(run) })));
  }
  const lines = source.split('\n');
  for (const { said: text, ...change } of said) {
    const line = lines.findIndex(line => line.includes(text)) + 1;
    if (line === 0) problems.push(`${file}: the page does not say "${text}" any more.`);
    if ('run' in change || 'file' in change || 'remove' in change) steps.push({ line, ...change });
  }
  for (const from of unused) problems.push(`${file}: no step contains "${from}", which is to be adapted.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return steps.sort((a, b) => a.line - b.line);
}

/** Blocks of a page that say neither that they are a step nor that they are none, or that cannot be applied. */
export function problemsOf(file: string, source: string): string[] {
  return fencesOf(file, source).flatMap(({ line, lang, attributes }) => {
    const { step, title } = attributes;
    if (step === undefined) {
      const name = title ? `"${title}"` : `of \`${lang}\``;
      return [
        `${file}:${line}: the block ${name} must say whether a reader who follows the page applies it. Write \`step\`, \`step="<part>"\` or \`step="no"\` behind its language.`,
      ];
    }
    if (step !== 'no' && !title && lang !== 'sh')
      return [`${file}:${line}: a step is a command or has a file in \`title\`.`];
    return [];
  });
}

/** A block of another page, which a page asks its readers to take. */
export function blockOf(page: string, title: string): { file: string; code: string } {
  const fence = fencesOf(fileOf({ page }), sourceOf({ page })).find(
    ({ attributes }) => attributes.title === title,
  );
  if (!fence) throw new Error(`${fileOf({ page })} has no block "${title}".`);
  return { file: title, code: `${fence.code}\n` };
}

/** Names of parts on a page. */
export const partsOf = (file: string, source: string): string[] => [
  ...new Set(
    fencesOf(file, source).flatMap(({ attributes: { step } }) => (step && step !== 'no' ? [step] : [])),
  ),
];

export const fileOf = ({ page }: Reading, lang = 'en') => `docs/${lang}/${page}.mdx`;

export const sourceOf = (reading: Reading, lang?: string) => readFileSync(fileOf(reading, lang), 'utf8');

/** Pages that were read, by their source: many walks follow the same one. */
const read = new Map<string, Fence[]>();

function fencesOf(file: string, source: string): Fence[] {
  const fences = read.get(source) ?? parsePage(source, { file, lang: '', route: '', fragment: false }).fences;
  read.set(source, fences);
  return fences;
}

const commandsOf = (code: string) => code.split('\n').filter(line => line.trim() && !line.startsWith('#'));
