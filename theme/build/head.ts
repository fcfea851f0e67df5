import type { UserConfig } from '@rspress/core';
import { hiddenParts } from '../logic/hiddenParts';
import { type LocaleRedirect, localeTarget } from '../logic/localeTarget';
import { withoutExtraPrefix } from '../logic/notFound';
import { readPath, type SiteAddress, writePath } from '../logic/site';
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

/** Adds a constant script to the head of every page, before all other tags so far. */
export function withScript(config: UserConfig, script: string): UserConfig {
  const { html } = config.builderConfig ?? {};
  const tag = { tag: 'script', children: script, head: true, append: false };
  return {
    ...config,
    builderConfig: {
      ...config.builderConfig,
      html: { ...html, tags: [tag, ...[html?.tags ?? []].flat()] },
    },
  };
}

/** The constant script at the start of every page. */
export function headScript(settings: StartSettings): string {
  const logic = { hiddenParts, localeTarget, readPath, withoutExtraPrefix, writePath };
  const parts = Object.entries(logic).map(([name, part]) => `${name}: ${part}`);
  return compact(
    `(${startPage})(${JSON.stringify(settings).replace(/</g, '\\u003c')}, {${parts.join(',\n')}})`,
  );
}

/** Without comments and indentation: the script stands in every page. */
export function compact(source: string): string {
  return source
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}
