/** A route and the code that loads it. */
export interface LoadedRoute {
  routePath: string;
  /** Route path without the prefixes of version and language. */
  pureRoutePath: string;
  /** Path of the file below the folder of pages. */
  relativePath: string;
  lang: string;
  version: string;
  /** The `import()` of its page as Rspress writes it, with the chunk's name. */
  load: string;
}

/** The `import()` of each route in Rspress's module of routes, in order; undefined if the module looks different. */
export function loadsOf(code: string, count: number): string[] | undefined {
  const loads = [...code.matchAll(/^const loadRoute(\d+) = \(\) ?=> ?(import\(.*\));?$/gm)];
  const inOrder = loads.every(([, index], position) => Number(index) === position);
  return inOrder && loads.length === count ? loads.map(([, , load]) => load!) : undefined;
}

/** The prefixes that the routes of one version and language share. */
interface SharedPrefixes {
  /** Prefix of route paths, such as `/zh`. */
  route: string;
  /** Prefix of files, such as `zh/`. */
  file: string;
  lang: string;
  version: string;
}

/** The module of routes with each path once for all languages and versions. Its records are the same as those of Rspress. */
export function routesCode(routes: LoadedRoute[]): string {
  const spaces = new Map<string, SharedPrefixes>();
  const rows = new Map<string, { space: SharedPrefixes; load: string }[]>();
  const groups = new Map<string, string[]>();
  for (const route of routes) {
    const { pure, space, extension } = split(route);
    const key = JSON.stringify(space);
    spaces.set(key, spaces.get(key) ?? space);
    const row = `${extension} ${pure}`;
    rows.set(row, [...(rows.get(row) ?? []), { space: spaces.get(key)!, load: route.load }]);
  }
  const order = [...spaces.values()];
  for (const [row, members] of rows) {
    const separator = row.indexOf(' ');
    const indexes = members.map(({ space }) => order.indexOf(space));
    const group = `${JSON.stringify(row.slice(0, separator))},${JSON.stringify(indexes)}`;
    const loads = members.map(({ load }) => `()=>${load}`).join(',');
    groups.set(group, [
      ...(groups.get(group) ?? []),
      `[${JSON.stringify(row.slice(separator + 1))},${loads}]`,
    ]);
  }
  return `import { createElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
const spaces = ${JSON.stringify(order.map(({ route, file, lang, version }) => [route, file, lang, version]))};
export const routes = [];
const add = (extension, members, rows) => {
  for (const [pure, ...loads] of rows) members.forEach((member, index) => {
    const [route, file, lang, version] = spaces[member];
    const load = loads[index];
    const page = lazyWithPreload(load);
    routes.push({
      path: route + pure,
      element: createElement(page),
      filePath: file + pure.slice(1) + (pure.endsWith('/') ? 'index' : '') + extension,
      preload: () => page.preload().then(load),
      lang,
      version,
    });
  });
};
${[...groups].map(([group, members]) => `add(${group},[\n${members.join(',\n')}\n]);`).join('\n')}
`;
}

/** Splits a route and its file into the shared prefixes and the rest. */
function split(route: LoadedRoute): { pure: string; space: SharedPrefixes; extension: string } {
  const { routePath, relativePath, lang, version } = route;
  // The path of a page in another language than its file has all prefixes (see `untranslated` of the theme).
  const prefixes = [version, lang].filter(Boolean).map(part => `/${part}/`);
  const pure = prefixes.reduce(
    (path, prefix) => (path.startsWith(prefix) ? path.slice(prefix.length - 1) : path),
    route.pureRoutePath,
  );
  const stem = `${pure.slice(1)}${pure.endsWith('/') ? 'index' : ''}`;
  const extension = /\.\w+$/.exec(relativePath)?.[0] ?? '';
  const file = relativePath.slice(0, relativePath.length - stem.length - extension.length);
  const whole = routePath.endsWith(pure) && `${file}${stem}${extension}` === relativePath;
  if (whole) {
    const prefix = routePath.slice(0, routePath.length - pure.length);
    return { pure, space: { route: prefix, file, lang, version }, extension };
  }
  // A page from elsewhere shares nothing: its prefixes are its whole route and file.
  return { pure: '', space: { route: routePath, file: relativePath, lang, version }, extension: '' };
}
