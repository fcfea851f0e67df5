import type { UserConfig } from '@rspress/core';
import { readPath, siteAddressOf, withoutExtraPrefix, writePath } from '../../shared/address';
import { hiddenParts } from '../logic/hiddenParts';
import { type LocaleRedirect, localeTarget } from '../logic/localeTarget';
import { withScript } from './inlineScripts';
import { type StartSettings, startPage } from './startPage';

/**
 * Adds the head script, in the place of Rspress's redirect to the reader's language (which loses
 * the hash and throws where storage is blocked).
 */
export function withHeadScript(config: UserConfig): UserConfig {
  const redirect: LocaleRedirect =
    config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto';
  const script = headScript({ ...siteAddressOf(config), redirect });
  return withScript({ ...config, route: { ...config.route, localeRedirect: 'never' } }, script);
}

/** The constant script at the start of every page. */
export function headScript(settings: StartSettings): string {
  const logic = { hiddenParts, localeTarget, readPath, withoutExtraPrefix, writePath };
  const parts = Object.entries(logic).map(([name, part]) => `${name}: ${part}`);
  return `(${startPage})(${JSON.stringify(settings).replace(/</g, '\\u003c')}, {${parts.join(',\n')}})`;
}
