import type { UserConfig } from '@rspress/core';
import { readPath, siteAddressOf, withoutExtraPrefix, writePath } from '../../shared/address';
import { hiddenParts } from '../logic/hiddenParts';
import { type LocaleRedirect, localeTarget } from '../logic/localeTarget';
import { htmlWriter } from './htmlWriter';
import { showNotFoundPage } from './notFoundScript';
import { type StartSettings, startScript } from './startScript';

/** Functions that the start script calls; passed in, because a script whose source is copied cannot import anything. */
export const startLogic = {
  hiddenParts,
  htmlWriter,
  localeTarget,
  readPath,
  showNotFoundPage,
  withoutExtraPrefix,
  writePath,
};

/** What the start script needs to know about a site. */
export function startSettings(config: UserConfig): StartSettings {
  const redirect: LocaleRedirect =
    config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto';
  return { ...siteAddressOf(config), redirect };
}

/** The script at the start of every page. */
export function startSource(settings: StartSettings): string {
  const parts = Object.entries(startLogic).map(([name, part]) => `${name}: ${part}`);
  return `(${startScript})(${JSON.stringify(settings).replace(/</g, '\\u003c')}, {${parts.join(',\n')}})`;
}
