import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type SiteConfig, siteAddressOf } from '../address';
import { shownPath } from './shownPath';

/** What is wrong with the address of a site; undefined for a correct one, and for none. */
export function originProblem(siteOrigin: string | undefined): string | undefined {
  if (!siteOrigin) return undefined;
  const url = URL.canParse(siteOrigin) ? new URL(siteOrigin) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return `siteOrigin: expected an address such as "https://example.com", got "${siteOrigin}"`;
  if (url.pathname === '/' && !url.search && !url.hash) return undefined;
  const base =
    url.pathname === '/' ? '' : `, and the path in \`base: "${url.pathname.replace(/\/*$/, '/')}"\``;
  return `siteOrigin: "${siteOrigin}" is more than an origin; write "${url.origin}"${base}`;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Mistakes in the configuration of a site that Rspress does not report, or where they no longer have a name.
 * @param untranslated whether a language without pages shows those of the default one
 */
export function siteProblems(
  config: SiteConfig & { root?: string; siteOrigin?: string },
  untranslated = false,
): string[] {
  const { lang, langs, version, versions } = siteAddressOf(config);
  const root = resolve(config.root ?? 'docs');
  const origin = originProblem(config.siteOrigin);
  // The pages of the default language may lie above the folders of the others.
  const missing =
    isFolder(root) && !untranslated
      ? langs.filter(each => each !== lang && !isFolder(join(root, version, each)))
      : [];
  return [
    ...(isFolder(root) ? [] : [`root: there is no folder "${shownPath(root)}"`]),
    ...missing.map(
      each => `locales: "${each}" has no folder "${shownPath(join(root, version, each))}" with its pages`,
    ),
    ...(origin ? [origin] : []),
    ...(langs.length > 0 && !langs.includes(lang)
      ? [`lang: "${lang}" is none of the languages in \`locales\`: ${langs.join(', ')}`]
      : []),
    ...(versions.length > 0 && !versions.includes(version)
      ? [`multiVersion.default: "${version}" is none of the versions: ${versions.join(', ')}`]
      : []),
  ].map(problem => `rspress.config: ${problem}`);
}
