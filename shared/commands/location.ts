import type { Target } from './managers';

/** Where npm runs a command: in another folder, or in workspaces. */
export interface Location {
  /** `--prefix <folder>` or `-C <folder>`. */
  folder?: string;
  /** `--workspace <name or folder>` or `-w`. */
  workspace?: string;
  /** `--workspaces`: in all of them. */
  isEverywhere?: boolean;
}

/** Takes the location out of the arguments of npm; what follows `--` belongs to the script or program. */
export function takeLocation(args: readonly string[]): { location: Location; rest: string[] } {
  const location: Location = {};
  const rest: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index]!;
    if (word === '--') return { location, rest: [...rest, ...args.slice(index)] };
    const [, name, value] = /^(--prefix|-C|--workspace|-w)(?:=(.*))?$/.exec(word) ?? [];
    if (name === '--prefix' || name === '-C') location.folder = value ?? args[++index];
    else if (name) location.workspace = value ?? args[++index];
    else if (word === '--workspaces' || word === '-ws') location.isEverywhere = true;
    else rest.push(word);
  }
  return { location, rest };
}

/** Adds a location to a command (program, sub-command, …); undefined if the package manager cannot run it there. */
export function atLocation(target: Target, words: string[], location: Location): string[] | undefined {
  const { folder, workspace = '', isEverywhere } = location;
  if (!folder && !workspace && !isEverywhere) return words;
  const [program = '', name = '', ...rest] = words;
  const isPath = workspace.includes('/') && !workspace.startsWith('@');
  const filter = isPath && !workspace.startsWith('.') ? `./${workspace}` : workspace;
  if (target === 'yarn') {
    // Yarn 1 and later versions have no common form for all workspaces.
    if (isEverywhere) return undefined;
    if (folder || isPath) return [program, '--cwd', folder ?? workspace, name, ...rest];
    return [program, 'workspace', workspace, name, ...rest];
  }
  if (target === 'pnpm') {
    const place = folder ? ['-C', folder] : isEverywhere ? ['-r'] : ['--filter', filter];
    return [program, ...place, name, ...rest];
  }
  if (program === 'bunx') return folder ? [program, '--cwd', folder, name, ...rest] : undefined;
  if (target === 'deno' && name !== 'task') return undefined;
  if (folder) return [program, name, '--cwd', folder, ...rest];
  if (target === 'deno' && isEverywhere) return [program, name, '--members', ...rest];
  if (target === 'deno' && isPath) return undefined;
  return [program, name, '--filter', isEverywhere ? "'*'" : filter, ...rest];
}
