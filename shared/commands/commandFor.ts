import type { PackageManager, RunKind } from './managers';
import { isNpmCommand, npmCommand } from './npm';
import { runPackage } from './npx';
import { splitCommands, wordsOf } from './shell';

/** How the commands are written. */
export interface CommandOptions {
  /** Whether commands may leave out `npm`: `install -D x`, `run dev`. @default false */
  isShort?: boolean;
  /** Set when a command names a package to run, as after `npx`. */
  kind?: RunKind;
}

/** Writes npm commands for a package manager; comments, other programs and what only npm can do are left unchanged. */
export function commandFor(manager: PackageManager, code: string, options: CommandOptions = {}): string {
  return splitCommands(code)
    .map((part, index) => (index % 2 ? part : translatePart(manager, part, options)))
    .join('');
}

/** The programs that shell code calls, in its order. */
export const programsIn = (code: string): string[] =>
  splitCommands(code).flatMap((part, index) => (index % 2 ? [] : (programOf(wordsOf(part)) ?? [])));

/** Whether shell code calls npm or npx. */
export const callsNpm = (code: string): boolean => programsIn(code).some(program => /^np[mx]$/.test(program));

/** Programs that run the command after them, and the prompt of a terminal. */
const prefix = /^(?:\$|sudo|env|time|cross-env|[A-Za-z_]\w*=.*)$/s;
const programOf = (words: string[]) => words.find(word => !prefix.test(word));

function translatePart(manager: PackageManager, part: string, options: CommandOptions): string {
  const [, before = '', command = '', after = ''] = /^(\s*)(.*?)((?:\s+\d*>.*)?\s*)$/s.exec(part) ?? [];
  const translated = translate(manager, wordsOf(command), options);
  return translated ? before + translated.join(' ') + after : part;
}

function translate(
  manager: PackageManager,
  words: readonly string[],
  options: CommandOptions,
): string[] | undefined {
  const start = words.findIndex(word => !prefix.test(word));
  if (start < 0) return undefined;
  const [program = '', ...args] = words.slice(start);
  const { isShort, kind } = options;
  const isShortRun = isShort && kind && program !== 'npx' && program !== 'npm';
  const isShortNpm = isShort && !kind && (isNpmCommand(program) || program.startsWith('-'));
  const whole = isShortRun
    ? ['npx', program, ...args]
    : isShortNpm
      ? ['npm', program, ...args]
      : [program, ...args];
  if (manager === 'npm') return isShortRun || isShortNpm ? [...words.slice(0, start), ...whole] : undefined;
  const translated =
    whole[0] === 'npx'
      ? runPackage(manager, whole.slice(1), kind)
      : whole[0] === 'npm'
        ? npmCommand(manager, whole.slice(1))
        : undefined;
  if (!translated && !isShortNpm && !isShortRun) return undefined;
  return [...words.slice(0, start), ...(translated ?? whole)];
}
