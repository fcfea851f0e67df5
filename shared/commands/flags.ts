import type { Target } from './managers';

/** The counterparts of an npm flag for yarn, pnpm, bun and deno; '' drops the flag, null means there is none. */
type Row = readonly (string | null)[];
const targets: readonly Target[] = ['yarn', 'pnpm', 'bun', 'deno'];

/** Flags that only change npm's output or how npm resolves dependencies. */
const dropped: Row = ['', '', '', ''];
/** Yarn 1 and later versions have no common form. */
const production: Row = [null, '--prod', '--production', '--prod'];

const rows: Record<string, Row> = {
  '--save-dev': ['--dev', '--save-dev', '--dev', '--dev'],
  '-D': ['-D', '-D', '-D', '-D'],
  '--save': dropped,
  '-S': dropped,
  '--save-exact': ['--exact', '--save-exact', '--exact', '--save-exact'],
  '-E': ['-E', '-E', '-E', '--save-exact'],
  '--save-peer': ['--peer', '--save-peer', '--peer', null],
  // yarn and deno have commands of their own for global packages.
  '--global': ['', '--global', '--global', ''],
  '-g': ['', '-g', '-g', ''],
  '--omit=dev': production,
  '--production': production,
  '--legacy-peer-deps': dropped,
  '--force': dropped,
  '-f': dropped,
  '--no-audit': dropped,
  '--no-fund': dropped,
  '--no-progress': dropped,
};

/** Flags of npm whose value is the next word. */
const withValue = /^--(?:registry|tag|cache|userconfig|loglevel|omit|otp)$/;

/** Arguments of `npm install` or `uninstall`, translated in their order; undefined if a flag has no counterpart. */
export function installArguments(target: Target, args: readonly string[]) {
  const packages: string[] = [];
  const words: string[] = [];
  let isGlobal = false;
  for (let index = 0; index < args.length; index++) {
    const word = args[index]!;
    isGlobal ||= word === '-g' || word === '--global';
    const translated = Object.hasOwn(rows, word) ? rows[word]![targets.indexOf(target)] : word;
    if (translated === null) return undefined;
    if (translated) words.push(translated);
    if (!word.startsWith('-')) packages.push(word);
    else if (withValue.test(word) && index + 1 < args.length) words.push(args[++index]!);
  }
  return { packages, words, isGlobal };
}
