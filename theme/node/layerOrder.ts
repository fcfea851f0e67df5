import { builderPlugin } from './builderPlugin';
import { resetLayer } from './resets';

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
  if (chosen) return `@layer ${[...new Set(['rp-base', resetLayer, ...chosen])].join(', ')};`;
  const first = ours.split(',');
  const others = new Set(lists.flat().filter(name => !first.includes(name.split('.')[0]!)));
  return others.size > 0 ? `@layer rp-base, ${[...others].join(', ')}, duet;` : undefined;
}

/** Puts the layer of the theme behind those of a site, in every style sheet. */
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
  });
}
