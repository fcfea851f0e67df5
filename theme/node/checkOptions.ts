import type { UserConfig } from '@rspress/core';
import { languagesOf, siteAddressOf } from '../../shared/address';
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
 * Checks the options against the site; returns the paths of texts that a language lacks.
 * @throws Error that names every invalid option with its path
 */
export function checkAgainstSite(
  { announcement, mcp, startReact, patches }: DuetSettings,
  config: UserConfig,
): string[] {
  const problems =
    mcp && !mcp.url && !config.siteOrigin
      ? ['options.mcp: set `url`, or `siteOrigin` in rspress.config.ts, so that editors know the site']
      : [];
  if (startReact === 'needed' && patches?.['late-start'] === false)
    problems.push(
      "options.startReact: 'needed' needs the patch that options.patches['late-start'] switches off",
    );
  const { missing = [], strange = [] } = announcement ? announcementAgainstSite(announcement, config) : {};
  problems.push(...strange);
  if (problems.length > 0) throw cannotStart(name, problems, readMore);
  return missing;
}

/** Texts of the announcement that a language lacks, and languages and versions that the site lacks. */
function announcementAgainstSite(
  { message, link, versions = [] }: NonNullable<DuetSettings['announcement']>,
  config: UserConfig,
): { missing: string[]; strange: string[] } {
  const site = siteAddressOf(config);
  const langs = languagesOf(site);
  const texts = Object.entries({ message, 'link.text': link?.text, 'link.href': link?.href }).flatMap(
    ([key, text]) => (typeof text === 'object' ? [[key, text] as const] : []),
  );
  const languages = texts.flatMap(([key, text]) =>
    Object.keys(text)
      .filter(written => !langs.some(lang => languageIn(text, lang) === written))
      .map(written => `options.announcement.${key}.${written}: the site has no such language`),
  );
  const unknown = versions.flatMap((version, index) =>
    site.versions.includes(version)
      ? []
      : `options.announcement.versions.${index}: the site has no version "${version}"`,
  );
  const missing = texts.flatMap(([key, text]) =>
    langs.filter(lang => !languageIn(text, lang)).map(lang => `announcement.${key}.${lang}`),
  );
  return { missing, strange: [...languages, ...unknown] };
}
