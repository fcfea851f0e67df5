import { installArguments } from './flags';
import type { Target } from './managers';
import { runPackage } from './npx';

/** Other names of npm's sub-commands. */
const aliases: Record<string, string> = Object.fromEntries(
  Object.entries({
    install: 'i add',
    uninstall: 'un remove rm',
    update: 'up upgrade',
    ci: 'clean-install',
    run: 'run-script',
    exec: 'x',
    init: 'create',
    test: 't',
    why: 'explain',
    ls: 'list',
  }).flatMap(([name, others]) => others.split(' ').map(other => [other, name])),
);

/** Sub-commands that take the same arguments elsewhere. Yarn 1 and later versions must both have them. */
const renamed: Record<string, Partial<Record<Target, string>>> = {
  why: { yarn: 'why', pnpm: 'why', bun: 'why', deno: 'why' },
  pack: { yarn: 'pack', pnpm: 'pack', bun: 'pm pack' },
  publish: { pnpm: 'publish', bun: 'publish' },
  link: { yarn: 'link', bun: 'link' },
  dedupe: { pnpm: 'dedupe' },
  outdated: { pnpm: 'outdated', bun: 'outdated', deno: 'outdated' },
  ls: { pnpm: 'list', bun: 'pm ls', deno: 'list' },
};

const scripts = new Set(['test', 'start', 'stop', 'restart']);
const others = ['install', 'uninstall', 'update', 'ci', 'run', 'exec', 'init'];
/** Sub-commands that stay npm's. */
const npmOnly = 'audit cache config login logout pkg prune rebuild version view whoami'.split(' ');

/** Options of commands that stay npm's: the other package managers lack them or disagree on them. */
const npmOnlyOption =
  /^(?:(?:--prefix|-C|--workspaces?|-ws?|--only)(?:=.*)?|-[OPs]|--omit|--save-(?:optional|peer|prod)|--no-save|--package-lock-only|--if-present|--silent)$/s;

/** Whether a word is a sub-command of npm, by any of its names. */
export const isNpmCommand = (word: string): boolean =>
  [...others, ...npmOnly, ...scripts, ...Object.keys(renamed), ...Object.keys(aliases)].includes(word);

/** Translates the arguments of `npm`; undefined for what only npm can do. */
export function npmCommand(target: Target, args: readonly string[]): string[] | undefined {
  if (/^(-v|--version)$/.test(args.join(' '))) return [target, '--version'];
  const [written = '', ...rest] = args;
  const end = rest.indexOf('--');
  // What follows belongs to the script or program.
  if (rest.slice(0, end < 0 ? undefined : end).some(word => npmOnlyOption.test(word))) return undefined;
  const name = Object.hasOwn(aliases, written) ? aliases[written]! : written;
  return translate(target, name, written, rest);
}

function translate(target: Target, name: string, written: string, args: string[]): string[] | undefined {
  if (name === 'install') return install(target, written, args);
  if (name === 'uninstall') return uninstall(target, args);
  if (name === 'update') return update(target, args);
  if (name === 'ci') {
    const words = installArguments(target, args)?.words;
    return words && [target, 'install', target === 'deno' ? '--frozen' : '--frozen-lockfile', ...words];
  }
  if (name === 'init')
    return args.some(word => !word.startsWith('-')) ? create(target, args) : init(target, args);
  if (name === 'run') return runScript(target, args);
  if (scripts.has(name)) return runScript(target, [name, ...args]);
  if (name === 'exec') return runPackage(target, args);
  const replacement = Object.hasOwn(renamed, name) ? renamed[name]![target] : undefined;
  return replacement ? [target, ...replacement.split(' '), ...args] : undefined;
}

function install(target: Target, written: string, args: string[]): string[] | undefined {
  const parsed = installArguments(target, args);
  if (!parsed) return undefined;
  const { packages, words, isGlobal } = parsed;
  if (packages.length === 0) return isGlobal ? undefined : [target, 'install', ...words];
  if (target === 'pnpm') return [target, written === 'add' ? 'add' : 'install', ...words];
  if (target === 'bun') return [target, 'add', ...words];
  if (target === 'yarn') return [target, ...(isGlobal ? ['global'] : []), 'add', ...words];
  // Deno accepts only packages from a registry, and installs one global program at a time.
  if (packages.some(name => /^[./~]|^[^@][^/]*\/|^(?!npm:)[\w+]+:/.test(name))) return undefined;
  const named = words.map(word => (packages.includes(word) ? `npm:${word.replace(/^npm:/, '')}` : word));
  if (!isGlobal) return ['deno', 'add', ...named];
  return packages.length === 1 ? ['deno', 'install', '-g', '-A', ...named] : undefined;
}

function uninstall(target: Target, args: string[]): string[] | undefined {
  const parsed = installArguments(target, args);
  if (!parsed || parsed.packages.length === 0) return undefined;
  const { packages, isGlobal } = parsed;
  if (target === 'pnpm') return [target, 'remove', ...parsed.words];
  // The others remove a package from all kinds of dependencies.
  if (target === 'bun') return [target, 'remove', ...(isGlobal ? ['-g'] : []), ...packages];
  if (target === 'yarn') return [target, ...(isGlobal ? ['global'] : []), 'remove', ...packages];
  return [target, ...(isGlobal ? ['uninstall', '-g'] : ['remove']), ...packages];
}

function update(target: Target, args: string[]): string[] | undefined {
  const parsed = installArguments(target, args);
  if (!parsed || (parsed.isGlobal && target === 'deno')) return undefined;
  if (target !== 'yarn') return [target, 'update', ...parsed.words];
  return [target, ...(parsed.isGlobal ? ['global'] : []), 'upgrade', ...parsed.words];
}

function init(target: Target, args: string[]): string[] | undefined {
  // `pnpm init` never asks; `deno init` writes files of Deno's own.
  if (target === 'deno') return undefined;
  return [target, 'init', ...(target === 'pnpm' ? args.filter(word => !/^(-y|--yes)$/.test(word)) : args)];
}

function create(target: Target, args: string[]): string[] {
  const isConfirmed = args.some(word => /^(-y|--yes)$/.test(word));
  const [name = '', ...rest] = withoutSeparator(args.filter(word => !/^(-y|--yes)$/.test(word)));
  if (target === 'deno') return ['deno', 'init', ...(isConfirmed ? ['-y'] : []), '--npm', name, ...rest];
  return [target, 'create', target === 'yarn' ? name.replace(/@latest$/, '') : name, ...rest];
}

function runScript(target: Target, args: string[]): string[] {
  // `bun test` is Bun's own test runner, so scripts are always run by name.
  return [target, target === 'deno' ? 'task' : 'run', ...withoutSeparator(args)];
}

/** The arguments without the first `--`, which only npm needs. */
const withoutSeparator = (args: readonly string[]) =>
  args.filter((word, index) => word !== '--' || args.indexOf('--') !== index);
