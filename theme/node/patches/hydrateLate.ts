// Halves the blocking time on a phone (157 to 76 ms, longest task 184 to 86 ms): React starts on interaction or when idle.
// Without it: React starts as soon as its scripts have arrived, in one long task.
import { join } from 'node:path';
import { builderPlugin } from '../builderPlugin';
import type { ThemePatch } from './themePatch';

const file = /[\\/]core[\\/]dist[\\/]runtime[\\/]ssrClientEntry\.js$/;
const start = /^renderInBrowser\(\);\s*$/m;
/** Marks the module that renders the page, as opposed to the one that waits. */
const rendering = '?rendering';

export const hydrateLate: ThemePatch = patches => {
  let isRendered = true;
  const plugin = builderPlugin('late-start', api => {
    // Otherwise, and in development, pages come without content, so there is nothing to read before React starts.
    if (api.context.action !== 'build' || !isRendered) return;
    const apply = patches.patch<string>(
      {
        name: 'late-start',
        package: '@rspress/core',
        loss: 'React starts at once and blocks the page while it does',
        file,
      },
      code => start.test(code),
      () => waitingEntry(join(import.meta.dirname, '../../client/patches/hydrate-late')),
    );
    api.transform({ test: file, environments: ['web'] }, ({ code, resourceQuery }) =>
      resourceQuery === rendering
        ? code.replace(start, 'export const rendered = renderInBrowser();')
        : apply(code),
    );
  });
  return {
    ...plugin,
    config(config) {
      isRendered = config.ssg !== false;
      return config;
    },
  };
};

/** The entry of the browser that starts the original one late, with the modules of a folder. */
export function waitingEntry(folder: string): string {
  const original = JSON.stringify(`./ssrClientEntry.js${rendering}`);
  return `import { hydrateLate } from ${JSON.stringify(`${folder}/hydrateLate`)};
hydrateLate({
  react: () => import(/* webpackMode: "eager" */ ${JSON.stringify(`${folder}/reactDom`)}),
  app: () => import(/* webpackMode: "eager" */ './ClientApp.js'),
  render: () => import(/* webpackMode: "eager" */ ${original}).then(({ rendered }) => rendered),
});
`;
}
