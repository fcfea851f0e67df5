import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const git = async (folder: string, ...args: string[]) =>
  (await run('git', ['-C', folder, ...args], { maxBuffer: 1 << 30 })).stdout;

/** The history of a repository, read once for all feeds and the sitemap, and again after a new commit. */
const histories = new Map<string, { head: string; dates: Promise<Map<string, Date>> }>();

/** Date of the last commit of each file (absolute paths). Untracked files, or all without git, have none. */
export async function gitDates(files: string[]): Promise<Map<string, Date>> {
  if (files.length === 0) return new Map();
  try {
    const output = await git(dirname(files[0]!), 'rev-parse', '--show-toplevel', 'HEAD');
    const [top = '', head = ''] = output.trim().split('\n');
    if (histories.get(top)?.head !== head) histories.set(top, { head, dates: readHistory(top) });
    const dates = await histories.get(top)!.dates;
    return new Map(
      files.flatMap(file => {
        const date = dates.get(file);
        return date ? [[file, date]] : [];
      }),
    );
  } catch {
    // No git, or no repository.
    return new Map();
  }
}

/** Date of the last commit of each file that a repository has had. */
async function readHistory(top: string): Promise<Map<string, Date>> {
  const flags = ['log', '--format=%x00%at', '--name-only', '--no-renames'];
  const log = await git(top, '-c', 'core.quotePath=false', ...flags);
  const dates = new Map<string, Date>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...names] = commit.split('\n');
    const date = new Date(Number(seconds) * 1000);
    for (const name of names) {
      const file = join(top, name);
      // Newest first, so the first commit that names a file is its last change.
      if (name && !dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}
