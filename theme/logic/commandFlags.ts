import type { PackageManager } from './command';

type Other = Exclude<PackageManager, 'npm'>;

/**
 * npm's flags, long form first, and what each tool takes in their place.
 * An empty string drops a flag that the tool neither has nor needs.
 */
const flags: { npm: string[]; yarn: string[]; pnpm: string[]; bun: string[]; deno: string[] }[] = [
  {
    npm: ['--save-dev', '-D'],
    yarn: ['--dev', '-D'],
    pnpm: ['--save-dev', '-D'],
    bun: ['--dev', '-D'],
    deno: ['--dev', '-D'],
  },
  { npm: ['--save', '-S'], yarn: [], pnpm: [], bun: [], deno: [] },
  { npm: ['--save-prod', '-P'], yarn: [], pnpm: ['--save-prod', '-P'], bun: [], deno: [] },
  {
    npm: ['--save-exact', '-E'],
    yarn: ['--exact', '-E'],
    pnpm: ['--save-exact', '-E'],
    bun: ['--exact', '-E'],
    deno: [],
  },
  {
    npm: ['--save-optional', '-O'],
    yarn: ['--optional', '-O'],
    pnpm: ['--save-optional', '-O'],
    bun: ['--optional', '--optional'],
    deno: [],
  },
  { npm: ['--save-peer'], yarn: ['--peer'], pnpm: ['--save-peer'], bun: ['--peer'], deno: [] },
  // yarn says it with a sub-command: `yarn global add`.
  { npm: ['--global', '-g'], yarn: [], pnpm: ['--global', '-g'], bun: ['--global', '-g'], deno: [] },
  { npm: ['--omit=dev'], yarn: ['--production'], pnpm: ['--prod'], bun: ['--production'], deno: [] },
  {
    npm: ['--production'],
    yarn: ['--production'],
    pnpm: ['--prod'],
    bun: ['--production'],
    deno: [],
  },
  { npm: ['--legacy-peer-deps'], yarn: [], pnpm: [], bun: [], deno: [] },
  { npm: ['--no-save'], yarn: [], pnpm: [], bun: ['--no-save'], deno: [] },
  { npm: ['--no-audit'], yarn: [], pnpm: [], bun: [], deno: [] },
  { npm: ['--no-fund'], yarn: [], pnpm: [], bun: [], deno: [] },
];

/**
 * Writes the arguments of `npm install` or `npm uninstall` for another tool.
 * @param args what follows the sub-command
 * @returns flags as `tool` knows them; words that are no flags, and flags we do not know, stay
 */
export function translateFlags(tool: Other, args: string[]): string[] {
  return args.flatMap(arg => {
    // deno writes its packages with a prefix of its own; its caller does that.
    if (!arg.startsWith('-')) return tool === 'deno' ? [] : [arg];
    const row = flags.find(({ npm }) => npm.includes(arg));
    return row ? (row[tool][row.npm.indexOf(arg)] ?? []) : [arg];
  });
}

/**
 * Takes the arguments of `npx` apart.
 * @returns `packages` named by `-p`, the `command` with its arguments, and
 *   whether npx would fetch it (`-y`, `-p`, a version, or a `create-…` package)
 */
export function npxParts(words: string[]): { packages: string[]; command: string[]; fetched: boolean } {
  const packages: string[] = [];
  let yes = false;
  let index = 0;
  for (; index < words.length; index++) {
    const word = words[index]!;
    if (word === '-y' || word === '--yes') yes = true;
    else if (word === '-p' || word === '--package') packages.push(words[++index] ?? '');
    else if (word.startsWith('--package=')) packages.push(word.slice('--package='.length));
    else break;
  }
  const command = words.slice(index);
  const name = command[0] ?? '';
  const fetched = yes || packages.length > 0 || /.@[^/]+$/.test(name) || /^(@[^/]+\/)?create-/.test(name);
  return { packages, command, fetched };
}
