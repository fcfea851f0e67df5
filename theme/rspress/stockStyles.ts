// Saves 0.9 KB (gzip) of styles on every page: styles of Rspress's components that ours replace.
// Without it: they are loaded, below ours; a page looks the same.
import { builderPlugin } from '../build/builderPlugin';
import type { ThemePatch } from './themePatch';

/** Global styles that single components of Rspress need, by the folders of those components. */
const partial: Record<string, RegExp> = {
  './scrollbar.css': /[\\/](Outline|Search|DocContent|DocLayout)[\\/]/,
  './shiki.css': /[\\/](CodeBlock|PackageManagerTabs)[\\/]/,
  'nprogress/nprogress.css': /[\\/]Link[\\/]/,
  './vars/home-vars.css': /[\\/]Home(Hero|Feature|Background|Footer)[\\/]/,
};

/** Styles of Rspress for elements and classes that our own components use. */
const shared = /[\\/](DocContent[\\/]doc|Link[\\/]index)\.css$/;

const parts = /[\\/]core[\\/]dist[\\/]theme[\\/](?:components|layout)[\\/].*\.(?:js|css)$/;

/** Moves Rspress's global styles into the components that need them, so that they leave the build with a component. */
export const stockStyles: ThemePatch = patches => {
  const file = /[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/;
  const apply = patches.patch<string>(
    {
      name: 'stock-styles',
      package: '@rspress/core',
      loss: 'every page loads 0.9 KB more of styles',
      file,
    },
    code => Object.keys(partial).some(style => code.includes(importOf(style))),
    code => Object.keys(partial).reduce((rest, style) => rest.replace(importOf(style), ''), code),
  );
  return builderPlugin('stock-styles', api => {
    if (!patches.isOn('stock-styles')) return;
    const order = 'pre';
    api.transform({ test: file, order }, ({ code }) => apply(code));
    api.transform({ test: parts, order }, ({ code, resourcePath }) => {
      if (resourcePath.endsWith('.js')) return stylesOf(resourcePath) + code;
      // Development drops no unused component, so its styles come too: below ours, and without those
      // that match our elements.
      if (api.context.action !== 'dev') return code;
      return shared.test(resourcePath) ? '' : `@layer duet.stock {\n${code}\n}`;
    });
  });
};

const importOf = (style: string) => `import "${style}";`;

/** Imports of the global styles that a component needs. */
function stylesOf(part: string): string {
  const theme = /^.*[\\/]dist[\\/]theme[\\/]/.exec(part)?.[0] ?? '';
  return Object.entries(partial)
    .filter(([, folder]) => folder.test(part))
    .map(([file]) => `import ${JSON.stringify(file.replace('./', `${theme}styles/`))};\n`)
    .join('');
}
