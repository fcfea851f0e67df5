import type { RspressPlugin } from '@rspress/core';
import { codeTransformer } from './codeTransformer';

/** Colours code by classes instead of `style` attributes, and reads marks and highlighted lines. */
export function duetCode(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/code',
    config(config) {
      const { transformers = [], ...shiki } = config.markdown?.shiki ?? {};
      config.markdown = {
        ...config.markdown,
        shiki: {
          // Shiki gives up on a sample after half a second, so a busy machine would build plain code.
          tokenizeTimeLimit: 0,
          ...shiki,
          transformers: [...transformers, codeTransformer()] as typeof transformers,
        },
      };
      return config;
    },
  };
}
