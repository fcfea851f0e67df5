import type { UserConfig } from '@rspress/core';
import { siteAddressOf } from '../../shared/address';
import { cannotStart, parseOptions } from '../../shared/parseOptions';
import { languageIn, type PerLanguage } from '../../shared/perLanguage';
import { DuetOptions, type DuetSettings } from '../options';

const name = 'rspress-theme-duet';
const readMore = '"Options" in the README of rspress-theme-duet';

/** Checks the options of `pluginDuet()` by themselves. @throws Error that names every wrong option with its path */
export function checkOptions(input: unknown): DuetSettings {
  return parseOptions(name, readMore, DuetOptions, input);
}

/**
 * Checks languages and versions against the site; returns the paths of texts that a language lacks.
 * @throws Error that names every wrong option with its path
 */
export function checkAgainstSite({ announcement }: DuetSettings, config: UserConfig): string[] {
  if (!announcement) return [];
  const { lang, langs: listed, versions: known } = siteAddressOf(config);
  const langs = listed.length > 0 ? listed : [lang];
  const { message, link, versions = [] } = announcement;
  const texts = Object.entries({ message, 'link.text': link?.text, 'link.href': link?.href });
  const problems = [
    ...texts.flatMap(([key, text]) => unknownLanguages(key, text, langs)),
    ...versions.flatMap((version, index) =>
      known.includes(version)
        ? []
        : [`options.announcement.versions.${index}: the site has no version "${version}"`],
    ),
  ];
  if (problems.length > 0) throw cannotStart(name, problems, readMore);
  return texts.flatMap(([key, text]) => missingLanguages(key, text, langs));
}

function missingLanguages(key: string, text: PerLanguage | undefined, langs: readonly string[]): string[] {
  if (typeof text !== 'object') return [];
  return langs.filter(lang => !languageIn(text, lang)).map(lang => `announcement.${key}.${lang}`);
}

function unknownLanguages(key: string, text: PerLanguage | undefined, langs: readonly string[]): string[] {
  return Object.keys(typeof text === 'object' ? text : {})
    .filter(own => !langs.some(lang => languageIn(text as Record<string, string>, lang) === own))
    .map(own => `options.announcement.${key}.${own}: the site has no such language`);
}
