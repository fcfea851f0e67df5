// In development, compiles what Rspress makes of all pages only after a change of what it shows of them.
// Without it: after every change of a page, Rspress reads all pages for the sidebars, and the modules of the sidebars
// and of the titles, headings and frontmatter of all pages are compiled anew.
import { readFile, stat } from 'node:fs/promises';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { pageDataFile, siteDataFile } from '../../shared/node/siteData';
import { builderPlugin } from './builderPlugin';
import type { ThemePatch } from './patches/themePatch';

/** The module with the sidebars, and that with the pages; Rspress reads the latter once, at the start. */
const lists = [siteDataFile, pageDataFile];

/** What Rspress calls for a module that it makes. */
type Make = (context: { addDependency(file: string): void }) => unknown;

/** A compiler of Rsbuild, which keeps the functions of plugins that make or change modules by their id. */
type Compiler = Rspack.Compiler & { __rsbuildTransformer?: Record<string, Make> };

/** Keeps the modules of all pages until a change concerns them. */
export const rebuilding: ThemePatch = patches => {
  let files: string[] = [];
  const plugin: RspressPlugin = {
    ...builderPlugin('rebuilding', api => {
      if (api.context.action !== 'dev' || !patches.isOn('rebuilding')) return;
      const loss = 'in development, every change of a page reads and compiles the lists of all pages';
      const info = { name: 'rebuilding', package: '@rspress/core', loss } as const;
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const apply = (compiler: Compiler) => {
          keepModules(compiler, new Pages(files), isFound => patches.lookUp(info, isFound));
        };
        config.plugins.push({ apply });
        // Rsbuild does not wait at all, and compiled twice after about every third change: an editor empties a file
        // before it writes the new text.
        if (!config.watchOptions?.aggregateTimeout) {
          config.watchOptions = { ...config.watchOptions, aggregateTimeout: 20 };
        }
      });
    }),
    routeServiceGenerated(service) {
      const routes = (service as { getRoutes(): { absolutePath: string }[] }).getRoutes();
      files = routes.map(({ absolutePath }) => absolutePath).filter(file => /\.mdx?$/.test(file));
    },
  };
  return plugin;
};

/**
 * Lets the modules depend on no page, and makes that of the sidebars anew when they change. Every start makes both:
 * Rspack's cache on disk does not keep modules without a file.
 */
function keepModules(compiler: Compiler, pages: Pages, lookUp: (isFound: boolean) => boolean): void {
  const name = 'rspress-theme-duet/rebuilding';
  let sidebarsFile: string | undefined;
  let isOn: boolean | undefined;
  compiler.hooks.watchRun.tapPromise(name, async () => {
    if (isOn === undefined) {
      const modules = lists.map(file => makerOf(compiler, file));
      isOn = lookUp(modules.every(module => module !== undefined));
      if (!isOn) return;
      sidebarsFile = modules[0]!.file;
      for (const module of modules) ignorePages(module!, pages.files);
      await pages.start();
    } else if (isOn && (await pages.change(compiler.modifiedFiles ?? []))) {
      compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), sidebarsFile!]);
    }
  });
  // Other hooks also run for the compilation of the HTML file, which would then be compiled after every change.
  compiler.hooks.done.tap(name, ({ compilation }) => {
    if (!isOn) return;
    // The server still has to hear of changes of pages that no module depends on.
    compilation.fileDependencies.addAll(pages.files);
    void pages.read();
  });
}

interface Maker {
  /** Path of the module. */
  file: string;
  id: string;
  makers: Record<string, Make>;
}

/** Finds what makes a module of Rspress: a rule for this one path names it. */
function makerOf(compiler: Compiler, file: RegExp): Maker | undefined {
  const makers = compiler.__rsbuildTransformer;
  for (const rule of compiler.options.module.rules) {
    if (typeof rule !== 'object' || !rule || typeof rule.test !== 'string' || !file.test(rule.test)) continue;
    const [use] = Array.isArray(rule.use) ? rule.use : [];
    const { id } = (use && typeof use === 'object' ? Object(use.options) : {}) as { id?: unknown };
    if (makers && typeof id === 'string' && makers[id]) return { file: rule.test, id, makers };
  }
  return undefined;
}

/** Drops the dependencies of a module on pages. */
function ignorePages({ id, makers }: Maker, files: ReadonlySet<string>): void {
  const make = makers[id]!;
  makers[id] = context =>
    make({
      ...context,
      addDependency(file) {
        if (!files.has(file)) context.addDependency(file);
      },
    });
}

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
