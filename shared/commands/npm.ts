import { installArguments } from './flags';
import { atLocation, takeLocation } from './location';
import type { Target } from './managers';
import { runPackage } from './npx';

/** Other names of npm's sub-commands. */
const aliases: Record<string, string> = Object.fromEntries(
  Object.entries({
    install: 'i in ins inst insta instal isnt isnta isntal isntall add',
    uninstall: 'un unlink remove rm r',
    update: 'up upgrade udpate',
    ci: 'clean-install ic install-clean isntall-clean',
    run: 'run-script rum urn',
    exec: 'x',
    init: 'create innit',
    test: 't tst',
    view: 'info show v',
    why: 'explain',
    ls: 'list la ll',
    link: 'ln',
    dedupe: 'ddp',
    config: 'c',
    login: 'adduser add-user',
    rebuild: 'rb',
  }).flatMap(([name, others]) => others.split(' ').map(other => [other, name])),
);

/** Sub-commands that take the same arguments elsewhere. Yarn 1 and later versions must both have them. */
const renamed: Record<string, Partial<Record<Target, string>>> = {
  why: { yarn: 'why', pnpm: 'why', bun: 'why', deno: 'why' },
  pack: { yarn: 'pack', pnpm: 'pack', bun: 'pm pack' },
  link: { yarn: 'link', pnpm: 'link', bun: 'link' },
  publish: { pnpm: 'publish', bun: 'publish' },
  login: { pnpm: 'login' },
  logout: { pnpm: 'logout' },
  whoami: { pnpm: 'whoami', bun: 'pm whoami' },
  version: { pnpm: 'version', bun: 'pm version' },
  view: { pnpm: 'view', bun: 'info' },
  outdated: { pnpm: 'outdated', bun: 'outdated', deno: 'outdated' },
  ls: { pnpm: 'list', bun: 'pm ls', deno: 'list' },
  audit: { pnpm: 'audit', bun: 'audit', deno: 'audit' },
  dedupe: { pnpm: 'dedupe' },
  prune: { pnpm: 'prune' },
  rebuild: { pnpm: 'rebuild' },
  config: { pnpm: 'config' },
};

const scripts = new Set(['test', 'start', 'stop', 'restart']);
const others = ['install', 'uninstall', 'update', 'ci', 'run', 'exec', 'init'];

/** Whether a word is a sub-command of npm, by any of its names. */
export const isNpmCommand = (word: string): boolean =>
  others.includes(word) || scripts.has(word) || Object.hasOwn(renamed, word) || Object.hasOwn(aliases, word);

/** Translates the arguments of `npm`; undefined for what only npm can do. */
export function npmCommand(target: Target, args: readonly string[]): string[] | undefined {
  if (/^(-v|--version)$/.test(args.join(' '))) return [target, '--version'];
  const { location, rest } = takeLocation(args);
  // npm accepts flags before the sub-command too.
  const at = rest.findIndex(word => !word.startsWith('-'));
  if (at < 0) return undefined;
  const words = translate(target, rest[at]!, [...rest.slice(0, at), ...rest.slice(at + 1)]);
  return words && atLocation(target, words, location);
}

function translate(target: Target, written: string, args: string[]): string[] | undefined {
  const name = Object.hasOwn(aliases, written) ? aliases[written]! : written;
  if (name === 'install') return install(target, written, args);
  if (name === 'uninstall') return uninstall(target, args);
  if (name === 'update') return update(target, args);
  if (name === 'ci') {
    const own = installArguments(target, args)?.words;
    return own && [target, 'install', target === 'deno' ? '--frozen' : '--frozen-lockfile', ...own];
  }
  if (name === 'init')
    return args.some(word => !word.startsWith('-')) ? create(target, args) : init(target, args);
  if (name === 'run') return runScript(target, args);
  if (scripts.has(name)) return runScript(target, [name, ...args]);
  if (name === 'exec') return runPackage(target, args);
  if (name === 'cache' && args[0] === 'clean') return [target, ...cleanCache[target].split(' ')];
  // pnpm links folders only, not packages that were linked before.
  if (name === 'link' && target === 'pnpm' && !args.some(word => /^[./~]/.test(word))) return undefined;
  const own = Object.hasOwn(renamed, name) ? renamed[name]![target] : undefined;
  return own === undefined || (name === 'audit' && args.length > 0)
    ? undefined
    : [target, ...own.split(' '), ...args];
}

const cleanCache = { yarn: 'cache clean', pnpm: 'store prune', bun: 'pm cache rm', deno: 'clean' };

function install(target: Target, written: string, args: string[]): string[] | undefined {
  const own = installArguments(target, args);
  if (!own) return undefined;
  const { packages, words, isGlobal } = own;
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
  const own = installArguments(target, args);
  if (!own || own.packages.length === 0) return undefined;
  const { packages, isGlobal } = own;
  if (target === 'pnpm') return [target, 'remove', ...own.words];
  // The others remove a package from all kinds of dependencies.
  if (target === 'bun') return [target, 'remove', ...(isGlobal ? ['-g'] : []), ...packages];
  if (target === 'yarn') return [target, ...(isGlobal ? ['global'] : []), 'remove', ...packages];
  return [target, ...(isGlobal ? ['uninstall', '-g'] : ['remove']), ...packages];
}

function update(target: Target, args: string[]): string[] | undefined {
  const own = installArguments(target, args);
  if (!own || (own.isGlobal && target === 'deno')) return undefined;
  if (target !== 'yarn') return [target, 'update', ...own.words];
  return [target, ...(own.isGlobal ? ['global'] : []), 'upgrade', ...own.words];
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

function runScript(target: Target, args: string[]): string[] | undefined {
  const quiet = args.some(word => word === '-s' || word === '--silent');
  const isOptional = args.includes('--if-present');
  if (isOptional && target === 'yarn') return undefined;
  const words = withoutSeparator(args.filter(word => !/^(-s|--silent|--if-present)$/.test(word)));
  // `bun test` is Bun's own test runner, so scripts are always run by name.
  const flags = [...(quiet && target === 'bun' ? ['--silent'] : []), ...(isOptional ? ['--if-present'] : [])];
  return [target, target === 'deno' ? 'task' : 'run', ...flags, ...words];
}

/** The arguments without the first `--`, which only npm needs. */
const withoutSeparator = (args: readonly string[]) =>
  args.filter((word, index) => word !== '--' || args.indexOf('--') !== index);
