import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** Styles for `@rspress/plugin-preview`, only on sites that use it. */
export function previewPlugin(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/preview',
    globalStyles: join(import.meta.dirname, '../styles/preview.css'),
  };
}
