import type { RunKind, Target } from './managers';

/**
 * Translates the arguments of `npx` and `npm exec`; undefined for a shell command (`-c`). Without `kind`,
 * packages with `-y`, `-p`, a version, a scope or `create-…` are fetched.
 */
export function runPackage(target: Target, args: readonly string[], kind?: RunKind): string[] | undefined {
  const options = npxOptions(args);
  if (!options) return undefined;
  const { packages, command, isFetched } = options;
  if (target === 'deno') {
    const program = packages[0] ? `${packages[0]}/${command[0]}` : command[0];
    return ['deno', 'run', '-A', `npm:${program}`, ...command.slice(1)];
  }
  const from = packages.flatMap(name => (target === 'pnpm' ? [`--package=${name}`] : ['-p', name]));
  if (target === 'bun') return ['bunx', ...from, ...command];
  if (kind ? kind === 'dlx' : isFetched) return [target, 'dlx', ...from, ...command];
  return target === 'yarn' ? ['yarn', ...command] : ['pnpm', 'exec', ...command];
}

/** The flags of npx; undefined if there is no program, or a flag that the others do not have. */
function npxOptions(args: readonly string[]) {
  const packages: string[] = [];
  let isConfirmed = false;
  let index = 0;
  for (; index < args.length; index++) {
    const word = args[index]!;
    if (word === '-y' || word === '--yes') isConfirmed = true;
    else if (word === '-p' || word === '--package') packages.push(args[++index] ?? '');
    else if (word.startsWith('--package=')) packages.push(word.slice('--package='.length));
    else if (!word.startsWith('-') || word === '--') break;
    else return undefined;
  }
  const command = args.slice(args[index] === '--' ? index + 1 : index);
  const [name] = command;
  if (!name) return undefined;
  // The program of a scoped package has another name, which only `dlx` looks up.
  const isPackage = name.startsWith('@') || /.@[^/]+$/.test(name) || name.startsWith('create-');
  return { packages, command, isFetched: isConfirmed || packages.length > 0 || isPackage };
}
