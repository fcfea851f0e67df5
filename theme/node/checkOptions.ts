import { resolve } from 'node:path';
import type { UserConfig } from '@rspress/core';
import { languagesOf, siteAddressOf } from '../../shared/address';
import { unknownLanguages, valuesPerLanguage } from '../../shared/node/languages';
import { fileAt } from '../../shared/node/moduleNames';
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
export function checkAgainstSite(settings: DuetSettings, config: UserConfig): string[] {
  const { mcp, startReact, patches } = settings;
  const problems =
    mcp && !mcp.url && !config.siteOrigin
      ? ['options.mcp: set `url`, or `siteOrigin` in rspress.config.ts, so that editors know the site']
      : [];
  if (startReact === 'needed' && patches?.['late-start'] === false)
    problems.push(
      "options.startReact: 'needed' needs the patch that options.patches['late-start'] switches off",
    );
  const hooks = settings.search?.searchHooks;
  if (hooks && /^[./]/.test(hooks) && !fileAt(resolve(hooks)))
    problems.push(
      `options.search.searchHooks: there is no module ${resolve(hooks)}; relative paths begin at the folder of the site`,
    );
  const site = siteAddressOf(config);
  problems.push(
    ...unknownLanguages(DuetOptions, settings, site),
    ...unknownVersions(settings, site.versions),
  );
  if (problems.length > 0) throw cannotStart(name, problems, readMore);
  return valuesPerLanguage(DuetOptions, settings).flatMap(([path, text]) =>
    languagesOf(site)
      .filter(lang => !languageIn(text, lang))
      .map(lang => `${path}.${lang}`),
  );
}

/** A problem for each version in the options that the site does not have. */
function unknownVersions({ announcement, versionNotice }: DuetSettings, versions: string[]): string[] {
  const { unreleased } = typeof versionNotice === 'object' ? versionNotice : {};
  const has = versions.length > 0 ? `its versions: ${versions.join(', ')}` : 'set `multiVersion` first';
  return Object.entries({
    'announcement.versions': announcement?.versions ?? [],
    'versionNotice.unreleased': unreleased ?? [],
  }).flatMap(([path, named]) =>
    named.flatMap((version, index) =>
      versions.includes(version)
        ? []
        : `options.${path}.${index}: the site has no version "${version}"; ${has}`,
    ),
  );
}
