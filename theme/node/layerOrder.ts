import { relative } from 'node:path';
import { logger } from '@rspress/core';
import { builderPlugin } from './builderPlugin';

/** The first statement of our style sheets. */
const ours = 'rp-base,duet';

/**
 * A statement that puts the layer of the theme behind those of a site. Layers have the order in which they first
 * appear, and the style sheets of plugins come first: without it, the reset of a CSS framework would win over the
 * theme. Rspress's own styles are in no layer, and win over resets in the same way.
 * @param css a whole style sheet, also a minified one
 * @returns undefined where nothing has to change; a statement of the site that names `duet` decides
 */
export function layerOrder(css: string): string | undefined {
  const lists = [...css.matchAll(/@layer\s+([\w-][\w.\s,-]*?)\s*[;{]/g)].map(([, names]) =>
    names!.split(/\s*,\s*/),
  );
  const chosen = lists.find(names => names.length > 1 && names.includes('duet') && names.join(',') !== ours);
  if (chosen) return `@layer ${[...new Set(['rp-base', ...chosen])].join(', ')};`;
  const first = ours.split(',');
  const others = new Set(lists.flat().filter(name => !first.includes(name.split('.')[0]!)));
  return others.size > 0 ? `@layer rp-base, ${[...others].join(', ')}, duet;` : undefined;
}

/** The line with the reset of Tailwind 3, if it is in no layer: it would win over the theme. */
export function lineOfReset(css: string): number | undefined {
  const reset = [...css.matchAll(/(@layer[^{};]*\{\s*)?@tailwind\s+base\b/g)].find(([, layer]) => !layer);
  return reset && css.slice(0, reset.index).split('\n').length;
}

/** Puts the layer of the theme behind those of a site, in every style sheet, and reports a reset without one. */
export function layerOrderPlugin() {
  return builderPlugin('layer-order', api => {
    api.processAssets({ stage: 'additions', environments: ['web'] }, ({ assets, compilation, sources }) => {
      // Each value is copied from Rspack when it is read: of all assets, that took half a second with 6,400 pages.
      for (const file of Object.keys(assets).filter(name => name.endsWith('.css'))) {
        const source = assets[file]!;
        const order = layerOrder(source.source().toString());
        if (order) compilation.updateAsset(file, new sources.ConcatSource(order, source));
      }
    });
    api.transform(
      { test: /\.(?:p?css|s[ac]ss|less)$/, environments: ['web'], order: 'pre' },
      ({ code, resourcePath }) => {
        const line = lineOfReset(code);
        const position = `${relative(process.cwd(), resourcePath)}:${line}`;
        if (line)
          logger.warn(
            `[rspress-theme-duet] ${position}: the reset of Tailwind is in no layer, so it changes headings, lists and spaces of the theme. Write \`@layer reset { @tailwind base; }\`.`,
          );
        return code;
      },
    );
  });
}
