import type { Target } from './managers';

/** The counterpart of an npm flag in each package manager; '' drops the flag, null means there is none. */
type Row = Record<Target, string | null>;

const row = (yarn: Row['yarn'], pnpm: Row['pnpm'], bun: Row['bun'], deno: Row['deno']): Row => ({
  yarn,
  pnpm,
  bun,
  deno,
});
/** Flags that only change npm's output or how npm resolves dependencies. */
const dropped = row('', '', '', '');
/** Yarn 1 and later versions have no common form. */
const production = row(null, '--prod', '--production', '--prod');

const rows: Record<string, Row> = {
  '--save-dev': row('--dev', '--save-dev', '--dev', '--dev'),
  '-D': row('-D', '-D', '-D', '-D'),
  '--save': dropped,
  '-S': dropped,
  '--save-prod': row('', '--save-prod', '', ''),
  '-P': row('', '-P', '', ''),
  '--save-exact': row('--exact', '--save-exact', '--exact', '--save-exact'),
  '-E': row('-E', '-E', '-E', '--save-exact'),
  '--save-optional': row('--optional', '--save-optional', '--optional', '--save-optional'),
  '-O': row('-O', '-O', '--optional', '-O'),
  '--save-peer': row('--peer', '--save-peer', '--peer', null),
  // yarn and deno have commands of their own for global packages.
  '--global': row('', '--global', '--global', ''),
  '-g': row('', '-g', '-g', ''),
  '--omit=dev': production,
  '--production': production,
  '--only=prod': production,
  '--only=production': production,
  '--no-save': row(null, null, '--no-save', '--no-save'),
  '--package-lock-only': row(null, '--lockfile-only', '--lockfile-only', '--lockfile-only'),
  '--legacy-peer-deps': dropped,
  '--force': dropped,
  '-f': dropped,
  '--no-audit': dropped,
  '--no-fund': dropped,
  '--no-progress': dropped,
};

/** Flags of npm whose value is the next word. */
const withValue = new Set([
  '--registry',
  '--tag',
  '--cache',
  '--userconfig',
  '--loglevel',
  '--omit',
  '--otp',
]);

/** The arguments of an installation or a removal. */
export interface InstallArguments {
  packages: string[];
  /** Packages and translated flags in the order in which they are written. */
  words: string[];
  isGlobal: boolean;
}

/** Translates the arguments of `npm install` or `uninstall`; undefined if a flag has no counterpart. Others stay. */
export function installArguments(target: Target, args: readonly string[]): InstallArguments | undefined {
  const packages: string[] = [];
  const words: string[] = [];
  let isGlobal = false;
  for (let index = 0; index < args.length; index++) {
    let word = args[index]!;
    if (word === '--') continue;
    if (word === '--omit') word = `--omit=${args[++index]}`;
    isGlobal ||= word === '-g' || word === '--global';
    const translated = Object.hasOwn(rows, word) ? rows[word]![target] : word;
    if (translated === null) return undefined;
    if (translated) words.push(translated);
    if (!word.startsWith('-')) packages.push(word);
    else if (withValue.has(word) && index + 1 < args.length) words.push(args[++index]!);
  }
  return { packages, words, isGlobal };
}
