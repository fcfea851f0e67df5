import type { UserConfig } from '@rspress/core';
import { hiddenParts } from '../logic/hiddenParts';
import { type LocaleRedirect, localeTarget } from '../logic/localeTarget';
import { withoutExtraPrefix } from '../logic/notFound';
import { readPath, type SiteAddress, writePath } from '../logic/site';
import { htmlWriter } from './htmlWriter';
import { showNotFoundPage } from './notFoundScript';
import { type StartSettings, startScript } from './startScript';

/** What the addresses of a site consist of, from its configuration. */
export function siteAddress(config: UserConfig): SiteAddress {
  const base = `/${config.base ?? '/'}/`.replace(/\/+/g, '/');
  const { default: current, versions = [] } = config.multiVersion ?? {};
  return {
    base,
    lang: config.lang ?? 'en',
    langs: (config.locales ?? config.themeConfig?.locales ?? []).map(({ lang }) => lang),
    versions: versions.filter(version => version !== current),
  };
}

/** What the start script needs to know of a site. */
export function startSettings(config: UserConfig): StartSettings {
  const redirect: LocaleRedirect =
    config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto';
  return { ...siteAddress(config), redirect };
}

/** The script at the start of every page. */
export function headScript(settings: StartSettings): string {
  const logic = {
    hiddenParts,
    htmlWriter,
    localeTarget,
    readPath,
    showNotFoundPage,
    withoutExtraPrefix,
    writePath,
  };
  const parts = Object.entries(logic).map(([name, part]) => `${name}: ${part}`);
  return `(${startScript})(${JSON.stringify(settings).replace(/</g, '\\u003c')}, {${parts.join(',\n')}})`;
}
