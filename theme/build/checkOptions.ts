import type { UserConfig } from '@rspress/core';
import { siteAddressOf } from '../../shared/address';
import { cannotStart, parseOptions } from '../../shared/parseOptions';
import { languageIn, type PerLanguage } from '../../shared/perLanguage';
import { DuetOptions, type DuetSettings } from '../options';

const name = 'rspress-theme-duet';
const readMore = '"Options" in the README of rspress-theme-duet';

/**
 * Checks the options of `pluginDuet()` by themselves.
 * @throws Error that names every wrong option with its path
 */
export function checkOptions(input: unknown): DuetSettings {
  return parseOptions(name, readMore, DuetOptions, input);
}

/**
 * Checks the options against the site: every language has its text and none is unknown, and the
 * versions exist.
 * @throws Error that names every wrong option with its path
 */
export function checkAgainstSite({ announcement }: DuetSettings, config: UserConfig): void {
  if (!announcement) return;
  const { lang, langs: listed, versions: known } = siteAddressOf(config);
  const langs = listed.length > 0 ? listed : [lang];
  const { message, link, versions = [] } = announcement;
  const problems = [
    ...languageProblems('message', message, langs),
    ...(link
      ? [
          ...languageProblems('link.text', link.text, langs),
          ...languageProblems('link.href', link.href, langs),
        ]
      : []),
    ...versions.flatMap((version, index) =>
      known.includes(version)
        ? []
        : [`options.announcement.versions.${index}: the site has no version "${version}"`],
    ),
  ];
  if (problems.length > 0) throw cannotStart(name, problems, readMore);
}

function languageProblems(name: string, value: PerLanguage, langs: readonly string[]): string[] {
  if (typeof value === 'string') return [];
  const path = `options.announcement.${name}`;
  return [
    ...langs
      .filter(lang => !languageIn(value, lang))
      .map(lang => `${path}.${lang}: the text of this language is missing`),
    ...Object.keys(value)
      .filter(key => !langs.some(lang => languageIn(value, lang) === key))
      .map(key => `${path}.${key}: the site has no such language`),
  ];
}
