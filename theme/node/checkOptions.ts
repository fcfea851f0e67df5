import type { UserConfig } from '@rspress/core';
import { siteAddressOf } from '../../shared/address';
import { cannotStart, parseOptions } from '../../shared/node/parseOptions';
import { languageIn } from '../../shared/perLanguage';
import { DuetOptions, type DuetSettings } from '../options';

const name = 'rspress-theme-duet';
const readMore = '"Options" in the README of rspress-theme-duet';

/** Checks the options of `pluginDuet()` without the site. @throws Error that names every invalid option with its path */
export function checkOptions(input: unknown): DuetSettings {
  return parseOptions(name, readMore, DuetOptions, input);
}

/**
 * Checks languages and versions against the site; returns the paths of texts that a language lacks.
 * @throws Error that names every invalid option with its path
 */
export function checkAgainstSite({ announcement }: DuetSettings, config: UserConfig): string[] {
  if (!announcement) return [];
  const { lang, langs: listed, versions: siteVersions } = siteAddressOf(config);
  const langs = listed.length > 0 ? listed : [lang];
  const { message, link, versions = [] } = announcement;
  const texts = Object.entries({ message, 'link.text': link?.text, 'link.href': link?.href }).flatMap(
    ([key, text]) => (typeof text === 'object' ? [[key, text] as const] : []),
  );
  const strange = texts.flatMap(([key, text]) =>
    Object.keys(text)
      .filter(written => !langs.some(lang => languageIn(text, lang) === written))
      .map(written => `options.announcement.${key}.${written}: the site has no such language`),
  );
  const unknown = versions.flatMap((version, index) =>
    siteVersions.includes(version)
      ? []
      : `options.announcement.versions.${index}: the site has no version "${version}"`,
  );
  if (strange.length + unknown.length > 0) throw cannotStart(name, [...strange, ...unknown], readMore);
  return texts.flatMap(([key, text]) =>
    langs.filter(lang => !languageIn(text, lang)).map(lang => `announcement.${key}.${lang}`),
  );
}
