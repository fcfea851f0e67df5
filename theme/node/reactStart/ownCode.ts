import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Packages whose components are complete without React, or wait until the reader uses them. */
const knownPackages = new Set([
  'rspress-theme-duet',
  'rspress-plugin-duet',
  '@rspress/core',
  '@mdx-js/react',
  'react',
]);
const page = /\.mdx?$/;
const code = /\.[cm]?[jt]sx?$/;
/** Data of pages that `pluginPageData` writes as modules. */
const pageData = /[\\/]duet-page-data[\\/]/;
/** What Rspress makes of `globalUIComponents`. */
const globalComponents = /virtual-global-components/;

/** The code of the site behind its pages, by the modules of the browser's build. */
export interface OwnCode {
  /** Code of the site that is part of every page, a file. */
  everywhere: string | undefined;
  /** Code of the site that a page uses, by the path of the page: a file, a package or a name. */
  ofPages: Map<string, string>;
}

/** What {@link findOwnCode} needs to know about a site. */
export interface OwnCodeOptions {
  /** The index file of the theme folder. */
  themeIndex: string;
  /** Whether a name of the theme is a component that is not the site's. */
  isStock: (name: string) => boolean;
  /** Components that Rspress imports into every page; they count where they are used. */
  globalComponents: ReadonlySet<string>;
}

/** Finds pages that use code of the site or of other packages, which may need React at once. */
export function findOwnCode(compilation: Rspack.Compilation, options: OwnCodeOptions): OwnCode {
  const { moduleGraph } = compilation;
  const results = new Map<string, string | undefined>();
  const ofPages = new Map<string, string>();
  let everywhere: string | undefined;
  const packageOf = packageNames();

  const ownIn = (module: Rspack.Module, path: string): string | undefined => {
    if (results.has(path)) return results.get(path);
    // A page may include itself.
    results.set(path, undefined);
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      const reason = target && ownAt(target, dependency);
      if (!reason) continue;
      results.set(path, reason);
      return reason;
    }
    return undefined;
  };
  const ownAt = (target: Rspack.Module, dependency: Rspack.Dependency): string | undefined => {
    const path = pathOf(target);
    if (page.test(path)) return ownIn(target, path);
    // Data, images and styles.
    if (path !== '' && (!code.test(path) || pageData.test(path))) return undefined;
    const isUse = /specifier/.test(dependency.type);
    if (path === options.themeIndex) {
      const [name] = dependency.ids ?? [];
      return !isUse || (name && options.isStock(name)) ? undefined : `${name ?? '*'} of the theme folder`;
    }
    if (options.globalComponents.has(path)) return isUse ? path : undefined;
    const name = packageOf(path);
    // Hooks, and components that browsers alone render.
    const isRuntime = isUse && /^(react|@rspress\/core\/runtime)$/.test(dependency.request ?? '');
    if (isRuntime) return dependency.request;
    if (knownPackages.has(name)) return undefined;
    return path === '' ? dependency.request : /[\\/]node_modules[\\/]/.test(path) ? name : path;
  };

  for (const module of compilation.modules) {
    const path = pathOf(module);
    if (globalComponents.test(path))
      for (const { module: target } of moduleGraph.getOutgoingConnections(module)) {
        const targetPath = target ? pathOf(target) : '';
        if (code.test(targetPath) && !knownPackages.has(packageOf(targetPath))) everywhere ??= targetPath;
      }
    if (!page.test(path)) continue;
    const reason = ownIn(module, path);
    if (reason) ofPages.set(path, reason);
  }
  return { everywhere, ofPages };
}

/** The file of a module without its query; an empty text for other modules. */
function pathOf(module: Rspack.Module): string {
  return ((module as Rspack.NormalModule).resource ?? '').replace(/\?.*$/, '');
}

/** Returns a function that names the package of a file. */
function packageNames(): (file: string) => string {
  const names = new Map<string, string>();
  const nameOf = (folder: string): string => {
    const cached = names.get(folder);
    if (cached !== undefined) return cached;
    const manifest = join(folder, 'package.json');
    // Some folders have a manifest only for the type of their modules.
    const { name } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    const above = dirname(folder);
    const result: string = name ?? (above === folder ? '' : nameOf(above));
    names.set(folder, result);
    return result;
  };
  return file => nameOf(dirname(file));
}

/** Whether a file is code of the site or of a package that this theme does not know. */
export function isOwnFile(file: string): boolean {
  return code.test(file) && !knownPackages.has(packageNames()(file));
}
