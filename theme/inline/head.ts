import type { UserConfig } from '@rspress/core';
import { hiddenParts } from '../logic/hiddenParts';
import { type LocaleRedirect, localeTarget } from '../logic/localeTarget';
import { withoutExtraPrefix } from '../logic/notFound';
import { readPath, type SiteAddress, writePath } from '../logic/site';
import { withScript } from './inlineScripts';
import { type StartSettings, startPage } from './startPage';

/** What the addresses of a site are made of, from its configuration. */
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

/**
 * Adds the head script, in the place of Rspress's redirect to the reader's language (which loses
 * the hash and throws where storage is blocked).
 */
export function withHeadScript(config: UserConfig): UserConfig {
  const redirect: LocaleRedirect =
    config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto';
  const script = headScript({ ...siteAddress(config), redirect });
  return withScript({ ...config, route: { ...config.route, localeRedirect: 'never' } }, script);
}

/** The constant script at the start of every page. */
export function headScript(settings: StartSettings): string {
  const logic = { hiddenParts, localeTarget, readPath, withoutExtraPrefix, writePath };
  const parts = Object.entries(logic).map(([name, part]) => `${name}: ${part}`);
  return `(${startPage})(${JSON.stringify(settings).replace(/</g, '\\u003c')}, {${parts.join(',\n')}})`;
}
