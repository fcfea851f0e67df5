import type { RspressPlugin } from '@rspress/core';
import { codeTransformer } from '../../shared/code/codeTransformer';
import { moveTypes } from './moveTypes';

/** Highlights code with classes instead of `style` attributes, and reads marks and highlighted lines. */
export function codePlugin(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/code',
    config(config) {
      const { transformers = [], ...shiki } = config.markdown?.shiki ?? {};
      config.markdown = {
        ...config.markdown,
        shiki: {
          // By default Shiki stops after half a second, and a busy machine would build plain code.
          tokenizeTimeLimit: 0,
          ...shiki,
          transformers: [...transformers, codeTransformer(moveTypes)] as typeof transformers,
        },
      };
      return config;
    },
  };
}
