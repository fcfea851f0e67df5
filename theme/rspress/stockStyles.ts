import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from '../build/builderPlugin';

/** Global styles that single stock parts need, by the folders of those parts. */
const partial: Record<string, RegExp> = {
  './scrollbar.css': /[\\/](Outline|Search|DocContent|DocLayout)[\\/]/,
  './shiki.css': /[\\/](CodeBlock|PackageManagerTabs)[\\/]/,
  'nprogress/nprogress.css': /[\\/]Link[\\/]/,
  './vars/home-vars.css': /[\\/]Home(Hero|Feature|Background|Footer)[\\/]/,
};

/** Stock styles of elements and classes that our own parts use. */
const shared = /[\\/](DocContent[\\/]doc|Link[\\/]index)\.css$/;

/**
 * Takes out of Rspress's global styles what no page of this theme uses: variables that our tokens
 * give another value anyway, and styles of stock parts that ours stand in for. The latter go with
 * their part, so a site that takes it back gets them too.
 */
export function stockStyles(): RspressPlugin {
  const ours = ['tokens.css', 'code.css'].map(name =>
    readFileSync(join(import.meta.dirname, '../styles', name), 'utf8'),
  );
  const set = variablesOf(ours.join('\n'));
  return builderPlugin('stock-styles', api => {
    const order = 'pre';
    api.transform(
      { test: /[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]vars[\\/].*\.css$/, order },
      ({ code }) => withoutVariables(code, set),
    );
    api.transform({ test: /[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/, order }, ({ code }) =>
      Object.keys(partial).reduce((rest, file) => rest.replace(`import "${file}";`, ''), code),
    );
    api.transform(
      { test: /[\\/]core[\\/]dist[\\/]theme[\\/](components|layout)[\\/].*\.js$/, order },
      ({ code, resourcePath }) => stylesOf(resourcePath) + code,
    );
    // Development leaves nothing out, so the styles of all stock parts come too: below ours, and
    // without those that meet our elements, for whatever ours do not set.
    if (api.context.action !== 'dev') return;
    api.transform(
      { test: /[\\/]core[\\/]dist[\\/]theme[\\/](components|layout)[\\/].*\.css$/, order },
      ({ code, resourcePath }) => (shared.test(resourcePath) ? '' : `@layer duet.stock {\n${code}\n}`),
    );
  });
}

/** Imports of the global styles that a stock part needs. */
function stylesOf(part: string): string {
  const theme = /^.*[\\/]dist[\\/]theme[\\/]/.exec(part)?.[0] ?? '';
  return Object.entries(partial)
    .filter(([, folder]) => folder.test(part))
    .map(([file]) => `import ${JSON.stringify(file.replace('./', `${theme}styles/`))};\n`)
    .join('');
}

/** Names of Rspress's variables that a style sheet sets. */
export function variablesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/^\s*(--(?:rp|shiki)-[\w-]+):/gm)].map(([, name]) => name!));
}

/** A style sheet without the declarations of these variables. */
export function withoutVariables(css: string, names: Set<string>): string {
  return css.replace(/^[ \t]*(--[\w-]+):[^;}]*;\n?/gm, (line, name) => (names.has(name) ? '' : line));
}
