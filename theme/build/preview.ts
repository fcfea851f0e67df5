import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** The look of `@rspress/plugin-preview` within the theme; sites without it do not load a byte of this. */
export function duetPreview(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/preview',
    globalStyles: join(import.meta.dirname, '../styles/preview.css'),
  };
}
