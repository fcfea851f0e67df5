import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Date of the last commit of each file (absolute paths), from one `git log`. Untracked files, or all without git, have none. */
export async function gitDates(files: string[]): Promise<Map<string, Date>> {
  const dates = new Map<string, Date>();
  if (files.length === 0) return dates;
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: dirname(files[0]!), maxBuffer: 1 << 30 });
    return stdout;
  };
  try {
    const top = (await git('rev-parse', '--show-toplevel')).trim();
    const wanted = new Set(files);
    const flags = ['-c', 'core.quotePath=false', 'log', '--format=%x00%at', '--name-only', '--no-renames'];
    const log = await git('-C', top, ...flags);
    for (const commit of log.split('\0').slice(1)) {
      const [seconds, ...names] = commit.split('\n');
      for (const name of names) {
        const file = join(top, name);
        // Newest first, so the first commit that names a file is its last change.
        if (name && wanted.has(file) && !dates.has(file)) dates.set(file, new Date(Number(seconds) * 1000));
      }
    }
  } catch {
    // No git, or no repository.
  }
  return dates;
}
