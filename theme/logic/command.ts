import { npxParts, translateFlags } from './commandFlags';

/** The package managers whose commands we can write. */
export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun' | 'deno';

/** How a command that runs a package is meant: from `node_modules`, or fetched for the occasion. */
export type RunKind = 'exec' | 'dlx';

/** Sub-commands of npm that install, that remove, that update, and those whose other names are plain. */
const installs = new Set(['install', 'i', 'add']);
const removals = new Set(['uninstall', 'remove', 'rm', 'un', 'r']);
const updates = new Set(['update', 'up', 'upgrade']);
const scripts = new Set(['test', 'start', 'stop', 'restart']);
const others = [
  'ci',
  'create',
  'init',
  'run',
  'run-script',
  'exec',
  'publish',
  'pack',
  'view',
  'login',
  'link',
];
const known = new Set([...installs, ...removals, ...updates, ...scripts, ...others, 'x', 'innit', 't']);

/**
 * Writes an npm command for another package manager.
 *
 * @param command one or more lines. Each is what follows `npm` (`install -D x`,
 *   `create rsbuild@latest`, `run dev -- --open`), or a whole `npm …` or `npx …`
 *   command. Commands joined by `&&` are translated one by one. Comments, and
 *   commands that are not npm's (`cd my-app`), stay as they are.
 * @param kind set when the command names a package to run, as after `npx`
 * @returns the same lines for `tool`; what only npm can do stays npm's
 * @see specification, section 2.6, "Install-command tabs"
 */
export function commandFor(tool: PackageManager, command: string, kind?: RunKind): string {
  return command
    .split('\n')
    .map(line =>
      line
        .split(/(\s+&&\s+)/)
        .map((part, index) => (index % 2 ? part : translate(tool, part, kind)))
        .join(''),
    )
    .join('\n');
}

/** Translates one command, with the variables in front of it kept. */
function translate(tool: PackageManager, part: string, kind?: RunKind): string {
  const [, before = '', text = ''] = /^(\s*(?:[A-Za-z_]\w*=\S*\s+)*)(.*?)\s*$/.exec(part) ?? [];
  if (text === '' || text.startsWith('#')) return part;
  const words = text.split(/\s+/);
  if (words[0] === 'npx') return before + run(tool, words.slice(1), kind);
  if (words[0] === 'npm') return before + translateNpm(tool, words.slice(1));
  if (kind) return before + run(tool, words, kind);
  const isNpm = known.has(words[0]!) || words[0]!.startsWith('-');
  return before + (isNpm ? translateNpm(tool, words) : text);
}

/** Translates what follows `npm`. */
function translateNpm(tool: PackageManager, words: string[]): string {
  const [name = '', ...args] = words;
  if (tool === 'npm') return ['npm', ...words].join(' ');
  if (installs.has(name)) return install(tool, args);
  if (removals.has(name)) return remove(tool, args);
  if (name === 'ci') return frozen[tool];
  if (updates.has(name)) return [tool, tool === 'yarn' ? 'upgrade' : 'update', ...args].join(' ');
  if (name === 'create' || ((name === 'init' || name === 'innit') && isPackage(args[0]))) {
    return create(tool, args);
  }
  if (name === 'run' || name === 'run-script') return runScript(tool, args);
  if (name === 't') return runScript(tool, ['test', ...args]);
  if (scripts.has(name)) return runScript(tool, words);
  if (name === 'exec' || name === 'x') return run(tool, passOn(args));
  if (name === 'init' && tool !== 'deno') return [tool, 'init', ...args].join(' ');
  return ['npm', ...words].join(' ');
}

const frozen = {
  yarn: 'yarn install --immutable',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
  deno: 'deno install --frozen',
};

type Other = Exclude<PackageManager, 'npm'>;

function install(tool: Other, args: string[]): string {
  const packages = args.filter(isPackage);
  const flags = translateFlags(tool, args);
  if (packages.length === 0) return [tool, 'install', ...flags].join(' ');
  const isGlobal = args.includes('-g') || args.includes('--global');
  if (tool === 'deno') return ['deno add', ...flags, ...packages.map(name => `npm:${name}`)].join(' ');
  if (tool === 'yarn' && isGlobal) return ['yarn global add', ...flags].join(' ');
  return [tool, tool === 'pnpm' ? 'install' : 'add', ...flags].join(' ');
}

function remove(tool: Other, args: string[]): string {
  // Only pnpm limits a removal to one kind of dependency; the others look in all of them.
  const flags = translateFlags(tool, args).filter(
    flag => tool === 'pnpm' || isPackage(flag) || /^-g|--global/.test(flag),
  );
  const isGlobal = args.includes('-g') || args.includes('--global');
  return [tool, ...(tool === 'yarn' && isGlobal ? ['global'] : []), 'remove', ...flags].join(' ');
}

function create(tool: Other, args: string[]): string {
  const [name = '', ...rest] = passOn(args);
  if (tool === 'deno') return ['deno init --npm', name, ...rest].join(' ');
  return [tool, 'create', tool === 'yarn' ? name.replace(/@latest$/, '') : name, ...rest].join(' ');
}

function runScript(tool: Other, args: string[]): string {
  // `bun test` is Bun's own test runner, so scripts are always run by name.
  return [tool, tool === 'deno' ? 'task' : 'run', ...passOn(args)].join(' ');
}

/** Writes `npx <words>`: fetched if asked for, or if a version, `-y`, `-p` or a `create-…` package says so. */
function run(tool: PackageManager, words: string[], kind?: RunKind): string {
  if (tool === 'npm') return ['npx', ...words].join(' ');
  const { packages, command, fetched } = npxParts(words);
  const from = packages.flatMap(name => (tool === 'pnpm' ? [`--package=${name}`] : ['-p', name]));
  if (tool === 'deno') {
    const program = packages[0] ? `${packages[0]}/${command[0]}` : command[0];
    return ['deno run -A', `npm:${program}`, ...command.slice(1)].join(' ');
  }
  if (tool === 'bun') return ['bunx', ...from, ...command].join(' ');
  const isFetched = kind ? kind === 'dlx' : fetched;
  if (isFetched) return [tool, 'dlx', ...from, ...command].join(' ');
  return (tool === 'yarn' ? ['yarn', ...command] : ['pnpm', 'exec', ...command]).join(' ');
}

/** The arguments without npm's `--`, which the other tools do not need. */
const passOn = (args: string[]) => args.filter((arg, index) => arg !== '--' || args.indexOf('--') !== index);

const isPackage = (word?: string): word is string => Boolean(word) && !word!.startsWith('-');
