import type { PackageManager, RunKind } from './command';

/**
 * Writes `npx <words>` for a tool.
 * @param kind whether the package is fetched; without it a version, `-y`, `-p` or a `create-…` package says so
 */
export function run(tool: PackageManager, words: string[], kind?: RunKind): string {
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

/**
 * Takes the arguments of `npx` apart.
 * @returns `packages` named by `-p`, the `command` with its arguments, and
 *   whether npx would fetch it (`-y`, `-p`, a version, or a `create-…` package)
 */
function npxParts(words: string[]): { packages: string[]; command: string[]; fetched: boolean } {
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
