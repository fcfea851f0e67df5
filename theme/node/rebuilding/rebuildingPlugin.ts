// In development, compiles what Rspress makes of all pages only after a change of what it shows of them.
// Without it: after every change of a page, Rspress reads all pages for the sidebars, and the modules of the sidebars
// and of the titles, headings and frontmatter of all pages are compiled again.
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { pageDataFile, siteDataFile } from '../../../shared/node/siteData';
import { compilerError, isUserError } from '../../../shared/node/userError';
import { builderPlugin } from '../builderPlugin';
import { hasSidebars } from '../folderSidebars';
import type { ThemePatch } from '../patches/themePatch';
import { sidebarError, sidebarWarnings } from '../sidebarProblems';
import { Pages } from './pages';

/** The module with the sidebars, and that with the pages; Rspress reads the latter once, at the start. */
const lists = [siteDataFile, pageDataFile];

/** What Rspress calls for a module that it makes. */
type Make = (context: { addDependency(file: string): void }) => unknown;

/** A compiler of Rsbuild, which keeps the functions of plugins that make or change modules by their id. */
type Compiler = Rspack.Compiler & { __rsbuildTransformer?: Record<string, Make> };

/** Keeps the modules of all pages until a change concerns them. */
export const rebuilding: ThemePatch = patches => {
  let files: string[] = [];
  let site: UserConfig = {};
  const plugin: RspressPlugin = {
    ...builderPlugin('rebuilding', api => {
      if (api.context.action !== 'dev' || !patches.isOn('rebuilding')) return;
      const loss = 'in development, every change of a page reads and compiles the lists of all pages';
      const info = { name: 'rebuilding', package: '@rspress/core', loss } as const;
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const apply = (compiler: Compiler) => {
          keepModules(
            compiler,
            new Pages(files),
            () => site,
            isFound => patches.lookUp(info, isFound),
          );
        };
        config.plugins.push({ apply });
        // By default, Rsbuild does not wait, and compiles twice after about every third change: an editor empties a
        // file before it writes the new text.
        if (!config.watchOptions?.aggregateTimeout) {
          config.watchOptions = { ...config.watchOptions, aggregateTimeout: 20 };
        }
      });
    }),
    addPages(config) {
      site = config;
      return [];
    },
    routeServiceGenerated(service) {
      const routes = (service as { getRoutes(): { absolutePath: string }[] }).getRoutes();
      files = routes.map(({ absolutePath }) => absolutePath).filter(file => /\.mdx?$/.test(file));
    },
  };
  return plugin;
};

/**
 * Lets the modules depend on no page, and makes that of the sidebars again when they change. Every start makes both:
 * Rspack's cache on disk does not keep modules without a file.
 */
function keepModules(
  compiler: Compiler,
  pages: Pages,
  site: () => UserConfig,
  lookUp: (isFound: boolean) => boolean,
): void {
  const name = 'rspress-theme-duet/rebuilding';
  let sidebarsFile: string | undefined;
  let isOn: boolean | undefined;
  compiler.hooks.watchRun.tapPromise(name, async () => {
    if (isOn === undefined) {
      const modules = lists.map(file => makerOf(compiler, file));
      isOn = lookUp(modules.every(module => module !== undefined));
      if (!isOn) return;
      sidebarsFile = modules[0]!.file;
      for (const module of modules) ignorePages(module!, pages.files, site);
      await pages.start();
    } else if (isOn && (await pages.change(compiler.modifiedFiles ?? []))) {
      compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), sidebarsFile!]);
    }
  });
  // Other hooks also run for the compilation of the HTML file, which would then be compiled after every change.
  compiler.hooks.done.tap(name, ({ compilation }) => {
    if (!isOn) return;
    // The server still has to watch the pages that no module depends on.
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

/** Drops the dependencies of a module on pages, and names all mistakes because of which it cannot be made. */
function ignorePages({ file, id, makers }: Maker, files: ReadonlySet<string>, site: () => UserConfig): void {
  const make = makers[id]!;
  // Only the first list has sidebars.
  const isSidebars = siteDataFile.test(file);
  const warn = isSidebars && !hasSidebars(site()) ? sidebarWarnings() : undefined;
  makers[id] = async context => {
    const addDependency = (file: string) => {
      if (!files.has(file)) context.addDependency(file);
    };
    try {
      const made = await make({ ...context, addDependency });
      warn?.(site());
      return made;
    } catch (error) {
      const found = isSidebars ? sidebarError(error, site()) : error;
      throw isUserError(found) ? compilerError(found.message) : found;
    }
  };
}
