import { builderPlugin } from './builderPlugin';
import { resetLayer } from './resets';

/** The first statement of our style sheets. */
const ours = 'rp-base,duet';

const firstName = (layer: string) => layer.split('.')[0]!;

/**
 * A statement that puts the layer of the theme behind those of a site that have rules for elements, such as the reset
 * of a CSS framework, and before the others: what these style has a class of theirs, such as `text-red-500`. Layers have
 * the order in which they first appear, which depends on who adds a style sheet first.
 * @param css a whole style sheet, also a minified one
 * @returns undefined where nothing has to change; a statement of the site that names `duet` decides
 */
export function layerOrder(css: string): string | undefined {
  const lists = [...css.matchAll(/@layer\s+([\w-][\w.\s,-]*?)\s*[;{]/g)].map(([, names]) =>
    names!.split(/\s*,\s*/),
  );
  const chosen = lists.find(names => names.length > 1 && names.includes('duet') && names.join(',') !== ours);
  if (chosen) return `@layer ${[...new Set(['rp-base', resetLayer, ...chosen])].join(', ')};`;
  const first = [...ours.split(','), resetLayer];
  const others = [...new Set(lists.flat().filter(name => !first.includes(firstName(name))))];
  if (others.length === 0 && !css.includes(`@layer ${resetLayer}`)) return;
  const styling = layersOfElements(css);
  const end = others.findLastIndex(name => styling.has(firstName(name))) + 1;
  return `@layer ${['rp-base', resetLayer, ...others.slice(0, end), 'duet', ...others.slice(end)].join(', ')};`;
}

/** The first names of layers with a rule that no class or id restricts. */
function layersOfElements(css: string): Set<string> {
  const found = new Set<string>();
  const blocks: string[] = [];
  let text = '';
  const tokens =
    /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\\[\s\S]|[^{};"'/\\]+|[\s\S]/g;
  for (const [token] of css.matchAll(tokens)) {
    if (token === '{') {
      blocks.push(text.trim());
      const layer = blocks.find(block => block.startsWith('@layer'))?.match(/[\w-]+(?=[.\w-]*$)/)?.[0];
      const [selectors, ...conditions] = [...blocks].reverse();
      const isRule = conditions.every(block => /^@(?!.*keyframes)/.test(block)) && !/^@/.test(selectors!);
      if (layer && isRule && selectorsOf(selectors!).some(isForElements)) found.add(layer);
    }
    if (token === '}') blocks.pop();
    text = /^(?:[{};]|\/\*)/.test(token) ? '' : text + token;
  }
  return found;
}

const isForElements = (selector: string) => !/[.#]|^\s*:(?:root|host)\s*$/.test(selector);

/** The selectors of a list, without what they exclude; the parts in brackets stay with the selector that has them. */
function selectorsOf(list: string): string[] {
  let [before, flat] = ['', list.replace(/\\./g, '_')];
  while (before !== flat) {
    before = flat;
    flat = flat.replace(/(:[a-z-]+)?\(([^()]*)\)/g, (_, name, inner: string) =>
      name === ':not' ? '' : ` ${inner.replaceAll(',', ' ')} `,
    );
  }
  return flat.split(',');
}

/** Gives the layer of the theme its place among those of a site, in every style sheet. */
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
