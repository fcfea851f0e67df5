import { readFile, stat } from 'node:fs/promises';

/** The pages of a site, with what sidebars show of each. */
export class Pages {
  readonly files: ReadonlySet<string>;
  readonly #stats = new Map<string, string>();
  readonly #heads = new Map<string, string>();
  #reading: Promise<void> | undefined;

  constructor(files: readonly string[]) {
    this.files = new Set(files);
  }

  /** Notes the time and the size of all pages, before the modules are made. */
  async start(): Promise<void> {
    await Promise.all([...this.files].map(async file => this.#stats.set(file, await statOf(file))));
  }

  /** Reads, once, what sidebars show of the pages that are as they were at the start. */
  read(): Promise<void> {
    this.#reading ??= (async () => {
      // One after the other, because the first page is being compiled and loaded meanwhile.
      for (const file of this.files) {
        const source = await readFile(file, 'utf8').catch(() => '');
        const isSame = (await statOf(file)) === this.#stats.get(file);
        if (isSame && !this.#heads.has(file)) this.#heads.set(file, headOf(source));
      }
    })();
    return this.#reading;
  }

  /** Whether sidebars show anything that differs in these files, or could. */
  async change(files: Iterable<string>): Promise<boolean> {
    let isChanged = false;
    for (const file of files) {
      if (!this.files.has(file)) continue;
      const head = headOf(await readFile(file, 'utf8').catch(() => ''));
      isChanged ||= this.#heads.get(file) !== head;
      this.#heads.set(file, head);
    }
    return isChanged;
  }
}

const statOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => '',
  );

/** What Rspress's sidebars show of a page: its frontmatter, and its title, for which Rspress takes code too. */
export function headOf(source: string): string {
  if (!source.startsWith('---')) return titlesOf(source);
  const end = /\n---[ \t]*\r?\n/.exec(source);
  if (!end) return source;
  const start = end.index + end[0].length;
  return source.slice(0, start) + titlesOf(source.slice(start));
}

/** The lines that can be a title, and whether an empty line follows, which Rspress looks for. */
const titlesOf = (text: string) => (text.match(/^#\s+.*(\n$)?/gm) ?? []).join('\n');
