import type { RspressPlugin } from '@rspress/core';

/** The layer of resets, which `layerOrder` puts before that of the theme. */
export const resetLayer = 'duet-reset';

/** What is used of a node of PostCSS. */
export interface CssNode {
  type: string;
  name?: string;
  parent?: CssNode;
  selectors?: readonly string[];
  nodes?: CssNode[];
  prop?: string;
  value?: string;
  before: (node: CssNode) => void;
  append: (node: CssNode) => void;
}

/** An element or a pseudo-element: what a class, an attribute or a state outweighs. */
const bareSelector = /^(?:\*|[a-z][a-z\d]*)?(?:::[a-z-]+|:before|:after)?(?::where\(.*\))?$/;
const universal = /^(?=.)\*?(?:::?(?:before|after|backdrop))?$/;

/** What takes a style away, or says what browsers do anyway. */
const neutral =
  /^(?:0|0px|1px|1em|100%|none|normal|auto|inherit|initial|unset|revert|baseline|middle|block|inline-block|list-item|collapse|transparent|currentcolor|border-box|bolder|button|textfield)$/i;

/** What resets also set, and parts of the theme do not depend on. */
const harmless = /^(?:--|-(?:webkit|moz|ms)-|cursor|line-height|outline|transition)/;

/** A style sheet that takes one of these away is a reset: without them, a page of documentation cannot be read. */
const signs: [element: RegExp, property: RegExp][] = [
  [universal, /^(?:margin|padding)$/],
  [/^h1$/, /^font(?:-size)?$/],
  [/^p$/, /^margin$/],
  [/^[ou]l$/, /^list-style(?:-type)?$/],
  [/^a$/, /^color$/],
  [/^button$/, /^(?:border|background|padding)/],
];

/** A file of a package, other than those that are written for this theme or for the stock one. */
const packaged =
  /[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/]|(?:@rspress|rspress-theme-duet|rspress-plugin-duet)[\\/])/;

/**
 * The rules of a style sheet that reset elements: headings like text, lists without marks, images as blocks. Other
 * rules of the site, also those for elements, are not among them. A package does not know the theme: all of its rules
 * for elements are, except those for the whole page.
 * @param file of the style sheet
 * @returns none where parts of the theme keep their look, as in a style sheet that resets nothing
 */
export function rulesOfReset(nodes: readonly CssNode[], file = ''): CssNode[] {
  const rules = rulesIn(nodes).filter(({ selectors }) => selectors?.every(isBare));
  const isPackaged = packaged.test(file);
  if (!isPackaged && !rules.some(isSign)) return [];
  return rules.filter(rule => resets(rule) || (isPackaged && !rule.selectors!.some(isWholePage)));
}

/** Also those that depend on the window or the browser. */
const rulesIn = (nodes: readonly CssNode[]): CssNode[] =>
  nodes.flatMap(node => (/^(?:media|supports)$/.test(node.name ?? '') ? rulesIn(node.nodes ?? []) : node));

function resets({ selectors, nodes }: CssNode) {
  const declared = nodes!.filter(({ prop }) => prop && !harmless.test(prop));
  const isForAll = selectors!.every(selector => universal.test(selector));
  return declared.length > 0 && (isForAll || declared.every(({ value }) => isNeutral(value!)));
}

const isNeutral = (value: string) =>
  /\bmonospace\b/.test(value) || value.split(' ').every(part => neutral.test(part));

const isBare = (selector: string) => bareSelector.test(selector);
const isWholePage = (selector: string) => /^(?:html|body)$/.test(selector);

const isSign = (rule: CssNode) =>
  resets(rule) &&
  signs.some(
    ([element, property]) =>
      rule.selectors!.some(selector => element.test(selector)) &&
      rule.nodes!.some(({ prop, value }) => property.test(prop ?? '') && isNeutral(value!)),
  );

/**
 * Puts resets that are in no layer, such as that of Tailwind 3 or `* { margin: 0 }` of a site, into one before the theme.
 * Rspress's own styles win over them by their classes; ours are in a layer, and would lose.
 */
export function resetsPlugin(): RspressPlugin {
  const layered = {
    postcssPlugin: 'rspress-theme-duet/resets',
    // After other plugins, among them those that insert the reset.
    OnceExit(
      root: { nodes: CssNode[]; source?: { input: { file?: string } } },
      { AtRule }: { AtRule: new (props: object) => CssNode },
    ) {
      const layers = new Map<CssNode | undefined, CssNode>();
      for (const rule of rulesOfReset(root.nodes, root.source?.input.file)) {
        const { parent } = rule;
        if (!layers.has(parent)) {
          const layer = new AtRule({ name: 'layer', params: resetLayer });
          layers.set(parent, layer);
          rule.before(layer);
        }
        layers.get(parent)!.append(rule);
      }
    },
  };
  return {
    name: layered.postcssPlugin,
    builderConfig: { tools: { postcss: (_, { addPlugins }) => addPlugins(layered) } },
  };
}
