import type { RspressPlugin } from '@rspress/core';

/** The layer of resets, which `layerOrder` puts before that of the theme. */
export const resetLayer = 'duet-reset';

/** What is used of a node of PostCSS. */
export interface CssNode {
  type: string;
  selectors?: readonly string[];
  nodes?: CssNode[];
  prop?: string;
  value?: string;
  before: (node: CssNode) => void;
  append: (node: CssNode) => void;
}

/** An element or a pseudo-element: what a class, an attribute or a state outweighs. */
const bareSelector = /^(?:\*|[a-z][a-z\d]*)?(?:::[a-z-]+|:before|:after)?(?::where\(.*\))?$/;
const universal = /^\*?(?:::[a-z-]+|:before|:after)?$/;

/** What takes a style away, or says what browsers do anyway. */
const neutral =
  /^(?:0|1px|1em|100%|none|normal|auto|inherit|initial|unset|revert|baseline|middle|block|inline-block|list-item|collapse|transparent|currentcolor|border-box|bolder|button|textfield)$/i;

/**
 * The rules of a style sheet that reset elements: headings like text, lists without marks, images as blocks. Other
 * rules of the site, also those for elements, are not among them.
 * @returns none where headings keep their size, as in a style sheet that resets nothing
 */
export function rulesOfReset(nodes: readonly CssNode[]): CssNode[] {
  const rules = nodes.filter(({ type, selectors }) => type === 'rule' && selectors?.every(isBare));
  return rules.some(resetsHeadings) ? rules.filter(resets) : [];
}

function resets({ selectors, nodes }: CssNode) {
  const declared = nodes!.filter(({ prop }) => prop && !prop.startsWith('--'));
  const isForAll = selectors!.every(selector => universal.test(selector));
  return declared.length > 0 && (isForAll || declared.every(({ value }) => isNeutral(value!)));
}

const isNeutral = (value: string) =>
  /\bmonospace\b/.test(value) || value.split(' ').every(part => neutral.test(part));

const isBare = (selector: string) => bareSelector.test(selector);

const resetsHeadings = ({ selectors, nodes }: CssNode) =>
  selectors!.includes('h1') &&
  nodes!.some(
    ({ prop, value }) => /^font(-size)?$/.test(prop ?? '') && /^(inherit|unset|1em|100%)$/.test(value!),
  );

/**
 * Puts the resets of CSS frameworks that are in no layer, such as that of Tailwind 3, into one before the theme.
 * Rspress's own styles win over them by their classes; ours are in a layer, and would lose.
 */
export function resetsPlugin(): RspressPlugin {
  const layered = {
    postcssPlugin: 'rspress-theme-duet/resets',
    // After other plugins, among them those that insert the reset.
    OnceExit(root: { nodes: CssNode[] }, { AtRule }: { AtRule: new (props: object) => CssNode }) {
      const rules = rulesOfReset(root.nodes);
      if (rules.length === 0) return;
      const layer = new AtRule({ name: 'layer', params: resetLayer });
      rules[0]!.before(layer);
      for (const rule of rules) layer.append(rule);
    },
  };
  return {
    name: layered.postcssPlugin,
    builderConfig: { tools: { postcss: (_, { addPlugins }) => addPlugins(layered) } },
  };
}
