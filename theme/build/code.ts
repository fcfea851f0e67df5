import type { RspressPlugin } from '@rspress/core';
import { codeTransformer } from '../logic/codeTransformer';

/** Colours code by classes instead of `style` attributes, and reads marks and highlighted lines. */
export function duetCode(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/code',
    config(config) {
      const { transformers = [], ...shiki } = config.markdown?.shiki ?? {};
      config.markdown = {
        ...config.markdown,
        // Ours runs after the site's own, whatever stands between them in the list.
        shiki: { ...shiki, transformers: [...transformers, codeTransformer()] as typeof transformers },
      };
      return config;
    },
  };
}
