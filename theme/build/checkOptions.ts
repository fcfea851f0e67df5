import type { UserConfig } from '@rspress/core';
import { siteAddressOf } from '../../shared/address';
import { languageIn, type PerLanguage } from '../../shared/perLanguage';
import { DuetOptions, type DuetSettings } from '../options';

/**
 * Checks the options of `pluginDuet()` by themselves.
 * @throws Error that names every wrong option with its path
 */
export function checkOptions(input: unknown): DuetSettings {
  const result = DuetOptions.safeParse(input);
  if (result.success) return result.data;
  throw problemsError(
    result.error.issues.map(({ path, message }) => `${['options', ...path].join('.')}: ${message}`),
  );
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
  if (problems.length > 0) throw problemsError(problems);
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

function problemsError(problems: readonly string[]): Error {
  return new Error(
    `[rspress-theme-duet] cannot start.\n${problems.map(problem => `  ${problem}`).join('\n')}\n` +
      '  See "Options" in the README of rspress-theme-duet.',
  );
}
