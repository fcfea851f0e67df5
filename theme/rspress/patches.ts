import type { RspressPlugin } from '@rspress/core';
import { patchReport } from '../../shared/patchReport';
import { appearanceScript } from './appearanceScript';
import { imageZoom } from './imageZoom';
import { lateHead } from './lateHead';
import { lateStart } from './lateStart';
import { nestedOutline } from './nestedOutline';
import { firstPage, pageLoading } from './pageLoading';
import { reactRouter } from './reactRouter';
import { sitemapPages } from './sitemapPages';
import { stockStyles } from './stockStyles';
import { stockVariables } from './stockVariables';
import { styleChunk } from './styleChunk';
import type { ThemePatches } from './themePatch';

const all = [
  appearanceScript,
  firstPage,
  lateHead,
  lateStart,
  nestedOutline,
  pageLoading,
  reactRouter,
  sitemapPages,
  stockStyles,
  stockVariables,
  styleChunk,
  // Last: Rspress skips the plugin after one that removes another.
  imageZoom,
];

/** The plugins that apply the theme's patches and report those that found nothing. */
export function patchPlugins(patches: ThemePatches): RspressPlugin[] {
  const name = 'rspress-theme-duet/patch-report';
  return [{ name, builderConfig: { plugins: [patchReport(patches)] } }, ...all.map(patch => patch(patches))];
}
