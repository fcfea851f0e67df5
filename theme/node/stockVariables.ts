import type { RspressPlugin } from '@rspress/core';
import { resetLayer } from './resets';

const tinted = (name: string, token: string) => [
  [`container-${name}-border`, `color-mix(in srgb, var(--duet-${token}) 30%, transparent)`],
  [`container-${name}-code-bg`, `color-mix(in srgb, var(--duet-${token}) 10%, transparent)`],
];
const neutral = (name: string) => [
  [`container-${name}-text`, 'var(--duet-ink)'],
  [`container-${name}-bg`, 'var(--duet-paper-2)'],
  [`container-${name}-border`, 'var(--duet-line)'],
  [`container-${name}-code-bg`, 'var(--duet-paper-3)'],
];

/**
 * Variables that Rspress's style sheets set on the root element beside the documented ones, without `--rp-`, with the
 * values that they have in this theme. Its own parts read none of them.
 */
export const stockVariables: ReadonlyMap<string, string> = new Map([
  ['sidebar-width', '17rem'],
  ['sidebar-padding', 'var(--duet-space-4)'],
  ['outline-width', '15rem'],
  ['outline-padding-x', 'var(--duet-space-4)'],
  ['content-max-width', '58rem'],
  ['content-padding-x', 'var(--duet-space-7)'],
  ['content-padding-y', 'var(--duet-space-7)'],
  ['sidebar-margin-left', 'max(0px, (100vw - 90rem) / 2)'],
  ['outline-margin-right', 'max(0px, (100vw - 90rem) / 2)'],
  ['z-index-mask', 'var(--duet-layer-bar)'],
  ['z-index-sidebar-menu', 'calc(var(--duet-layer-bar) - 1)'],
  ['z-index-aside', 'calc(var(--duet-layer-bar) - 2)'],
  ['z-index-sidebar', 'calc(var(--duet-layer-bar) - 1)'],
  ['z-index-nav', 'var(--duet-layer-bar)'],
  ['z-index-nav-screen', 'calc(var(--duet-layer-bar) + 1)'],
  ['c-gray-light-2', 'var(--duet-ink-3)'],
  ['c-gray-light-4', 'var(--duet-line)'],
  ['c-gray-light-5', 'var(--duet-line)'],
  ['shadow-4', 'var(--duet-shadow)'],
  ['shadow-5', 'var(--duet-shadow)'],
  ['banner-background', 'var(--duet-brand-soft)'],
  ['c-overview-group-bg', 'var(--duet-paper-2)'],
  ['c-overview-group-bg-hover', 'var(--duet-paper-3)'],
  ['c-overview-group-border', '1px solid var(--duet-line)'],
  ['code-block-bg-with-opacity', 'color-mix(in srgb, var(--rp-code-block-bg) 70%, transparent)'],
  ['code-title-bg-with-opacity', 'color-mix(in srgb, var(--rp-code-title-bg) 70%, transparent)'],
  ['code-button-group-z-index', '10'],
  ['steps-gap', '24px'],
  ['steps-size', '30px'],
  ['steps-offset-y', '4px'],
  ['container-note-link', 'var(--rp-c-link)'],
  ['container-important-text', 'var(--duet-brand)'],
  ['container-important-bg', 'var(--duet-brand-soft)'],
  ...[...tinted('tip', 'good'), ...tinted('info', 'info'), ...tinted('warning', 'warn')],
  ...[...tinted('danger', 'bad'), ...tinted('important', 'brand'), ...neutral('note'), ...neutral('details')],
] as [string, string][]);

/** A rule that sets those of the variables that a style sheet reads; without one, their declarations have no effect. */
export function ruleFor(css: string): string | undefined {
  const read = new Set([...css.matchAll(/var\(\s*--rp-([\w-]+)/g)].map(([, name]) => name!));
  const set = [...read].filter(name => stockVariables.has(name)).sort();
  if (set.length === 0) return undefined;
  const declarations = set.map(name => `--rp-${name}: ${stockVariables.get(name)}`);
  return `@layer ${resetLayer} { :where(:root) { ${declarations.join('; ')} } }`;
}

/** Gives the style sheets of a site and of its packages the variables of the stock theme that they read. */
export function stockVariablesPlugin(): RspressPlugin {
  const variables = {
    postcssPlugin: 'rspress-theme-duet/stock-variables',
    OnceExit(root: { toString: () => string; append: (css: string) => void }) {
      const rule = ruleFor(root.toString());
      // At the end, because rules before `@import` turn it off; what the site sets wins over this layer.
      if (rule) root.append(rule);
    },
  };
  return {
    name: variables.postcssPlugin,
    builderConfig: { tools: { postcss: (_, { addPlugins }) => addPlugins(variables) } },
  };
}
