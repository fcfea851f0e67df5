import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Finding, pageError } from '../core/finding';
import type { Page, Statement } from '../core/page';
import { generateLists, type OptionGroups } from './generatedLists';
import type { ClaimsSettings } from './options';

/** The options of another tool in one version, and what became of each. */
const listSchema = z.looseObject({
  version: z.string(),
  /** Options that keep their name. */
  kept: z.array(z.string()).default([]),
  /** Options that go elsewhere under the same name. */
  passed: z.array(z.string()).default([]),
  /** Options, with the option, plugin or flag that replaces each. */
  moved: z.record(z.string(), z.string()).default({}),
  /** Options without a replacement. */
  gone: z.array(z.string()).default([]),
});

/** Options of a list that its page does not name, or names without their replacement. `write` generates the marked lists. */
export function checkLists(
  root: string,
  pages: readonly Page[],
  { lists }: ClaimsSettings,
  write = false,
): Finding[] {
  return Object.entries(lists).flatMap(([route, file]) => {
    const list = listSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
    return pages
      .filter(page => page.route === route)
      .flatMap(page => [
        ...gapsOf(page, list).map(message => listError(page, `${message} (${file})`, 'Add it to the page.')),
        ...checkGenerated(page, join(root, page.file), list, write),
      ]);
  });
}

function checkGenerated(page: Page, path: string, list: OptionGroups, write: boolean): Finding[] {
  const source = readFileSync(path, 'utf8');
  const generated = generateLists(source, list);
  if (generated === source) return [];
  if (!write)
    return [listError(page, 'A generated list is out of date.', 'Run `npx duet-check claims --lists`.')];
  writeFileSync(path, generated);
  return [];
}

function gapsOf(page: Page, { version, kept, moved, gone }: z.output<typeof listSchema>): string[] {
  const unnamed = [...kept, ...Object.keys(moved), ...gone].filter(
    name => !page.statements.some(statement => mentions(statement, name)),
  );
  const unmapped = Object.entries(moved).filter(
    ([name, target]) =>
      !unnamed.includes(name) &&
      !page.statements.some(each => mentions(each, name) && mentionsTarget(each.text, name, target)),
  );
  const missing = version
    .split(', ')
    .filter(each => !page.statements.some(({ text }) => text.includes(each)));
  return [
    ...unnamed.map(name => `\`${name}\` is neither mapped nor listed as removed.`),
    ...unmapped.map(([name, target]) => `\`${name}\` is mentioned without \`${target}\`.`),
    ...missing.map(each => `The page does not state that it covers version ${each}.`),
  ];
}

/** Whether a statement has the name in a code span, also as `group.first`, `second` or `group` and `name`. */
function mentions({ text }: Statement, name: string): boolean {
  const spans = [...text.matchAll(/`([^`:=]+)[^`]*`/g)].map(([, span]) => span!.trim());
  const whole = name.replace(/\.\*$/, '');
  if (spans.some(span => span === whole || span.startsWith(`${whole}.`))) return true;
  const dot = whole.lastIndexOf('.');
  const group = dot < 0 ? 'Top level' : whole.slice(0, dot);
  const isGroup = (span: string) => span === group || span.startsWith(`${group}.`);
  return spans.includes(whole.slice(dot + 1)) && (spans.some(isGroup) || text.startsWith(group));
}

/** Whether a text mentions the replacement; always true if that has the same last part, or is a prefix of the name. */
function mentionsTarget(text: string, name: string, target: string): boolean {
  const last = (path: string) => path.split('.').at(-1);
  return (
    text.includes(target.replace(/^@[^/]+\//, '')) || last(name) === last(target) || name.startsWith(target)
  );
}

function listError(page: Page, message: string, fix: string): Finding {
  return pageError('claims/list', page, { line: 1, column: 1 }, message, fix);
}
