// Fixes a bug: Rspress's script for the colour scheme throws where storage is blocked, on every page.
// Without it: that script runs too, with the same result where storage works.
import { schemeSettings } from '../pageScripts/schemeSettings';
import type { ThemePatch } from './themePatch';

/** Both classes of the root are set in these words by no other script. */
const isStock = ({ tag, children = '' }: { tag: string; children?: string }) =>
  tag === 'script' && children.includes("classList.toggle('rp-dark'");

/** Removes Rspress's script for the colour scheme; node/pageScripts adds ours. */
export const appearanceScript: ThemePatch = patches => {
  const apply = patches.patch<{ tag: string; children?: string }[]>(
    {
      name: 'appearance-script',
      package: '@rspress/core',
      loss: 'every page reports an error where storage is blocked',
    },
    tags => tags.some(isStock),
    tags => tags.filter(tag => !isStock(tag)),
  );
  return {
    name: 'rspress-theme-duet/appearance-script',
    config(config) {
      // A site that is always light has neither script.
      if (!schemeSettings(config.themeConfig?.darkMode)) return config;
      const { html } = config.builderConfig ?? {};
      const tags = [...[html?.tags ?? []].flat(), apply];
      return { ...config, builderConfig: { ...config.builderConfig, html: { ...html, tags } } };
    },
  };
};
