import type { RspressPlugin } from '@rspress/core';
import { patchReport } from '../../../shared/node/patchReport';
import { reading } from '../reading/readingPlugin';
import { rebuilding } from '../rebuilding/rebuildingPlugin';
import { rendering } from '../rendering/renderingPlugin';
import { appearanceScript } from './appearanceScript';
import { brokenAddresses } from './brokenAddresses';
import { hydrateLate } from './hydrateLate';
import { imageZoom } from './imageZoom';
import { lateHead } from './lateHead';
import { markdownErrors } from './markdownErrors';
import { nestedOutline } from './nestedOutline';
import { pageLoading } from './pageLoading';
import { reactRouter } from './reactRouter';
import { sitemapPages } from './sitemapPages';
import { stockFonts } from './stockFonts';
import { stockStyles } from './stockStyles';
import type { ThemePatches } from './themePatch';

const all = [
  appearanceScript,
  brokenAddresses,
  lateHead,
  hydrateLate,
  markdownErrors,
  nestedOutline,
  pageLoading,
  reactRouter,
  reading,
  rebuilding,
  rendering,
  sitemapPages,
  stockFonts,
  stockStyles,
  // Last: Rspress skips the plugin after one that removes another.
  imageZoom,
];

/** The plugins that apply the theme's patches and report those that found nothing. */
export function patchPlugins(patches: ThemePatches): RspressPlugin[] {
  const name = 'rspress-theme-duet/patch-report';
  return [{ name, builderConfig: { plugins: [patchReport(patches)] } }, ...all.map(patch => patch(patches))];
}
