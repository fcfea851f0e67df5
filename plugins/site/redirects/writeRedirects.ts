import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmptyPage } from '../../../shared/emptyPage';
import { userError } from '../../../shared/node/userError';
import { appendOutput, appendToJson, writeOutput } from '../../shared/outputFile';
import { type OwnTexts, readerText } from '../../shared/readerText';
import { addressOf, htmlFileOf, relativeTo, type Site, urlOf } from '../../shared/site';
import type { Redirect } from './checkRules';
import { expandPattern } from './expandPattern';
import { pathOf } from './followRules';
import { type HostRedirect, netlifyLines, nginxMap, vercelRedirects } from './hosts';
import type { RedirectsSettings } from './options';
import { redirectPage } from './redirectPage';
import { compileRules, decoded, type RedirectRule } from './shared/match';

/** The problem of a target with a hash that is not on its built page, if any. */
export async function headingProblem(
  { from, to, external, rule }: Redirect,
  site: Site,
): Promise<string | undefined> {
  const hash = decoded(/#(.+)$/.exec(to)?.[1] ?? '');
  if (external || !hash) return undefined;
  const page = pathOf(to);
  const [file, folder] = [page, `${page.replace(/\/$/, '')}/`].map(each =>
    join(site.outDir, htmlFileOf(each)),
  );
  const html = await readFile(file!, 'utf8').catch(() => readFile(folder!, 'utf8'));
  // With `ssg: false`, the headings come with the scripts.
  if (isEmptyPage(html) || html.includes(`id="${hash}"`)) return undefined;
  return `${rule}: ${from} would lead to ${to}, but ${page} has no "${hash}" (${relativeTo(process.cwd(), file!)}).`;
}

/** The first redirect of each page: `/old` and `/old.html` are one. */
export const firstOfPages = (redirects: readonly Redirect[]): Redirect[] =>
  firstBy(redirects, ({ from }) => pageFile(from));

/** The first item of each key, in order. */
function firstBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

const pageFile = (from: string) => htmlFileOf(from.replace(/\.html$/, ''));

/** Writes the static page of one old path. Throws if the build has already written a file at that path. */
export async function writePage(
  { from, to, external, lang, rule }: Redirect,
  site: Site,
  text: OwnTexts | undefined,
  icon?: string,
): Promise<void> {
  const file = join(site.outDir, pageFile(from));
  const html = redirectPage({
    lang,
    title: readerText('redirectTitle', lang, text),
    text: readerText('redirectText', lang, text),
    target: external ? to : addressOf(site, to),
    canonical: external ? to : urlOf(site, to),
    icon,
  });
  await writeOutput(file, html, 'wx').catch(error => {
    if (error.code !== 'EEXIST') throw error;
    throw userError(
      `[rspress-plugin-duet/redirects] ${rule} would overwrite ${relativeTo(process.cwd(), file)}, which the build has already written. Remove the rule or the page.`,
    );
  });
}

/** Writes the redirect files of the hosts. */
export async function writeHostFiles(
  hosts: RedirectsSettings['hosts'],
  redirects: Redirect[],
  rules: RedirectRule[],
  site: Site,
): Promise<void> {
  // nginx refuses a map that has an address twice.
  const all = firstBy(
    redirects.flatMap(redirect => hostRedirects(redirect, site)),
    ({ from }) => from,
  );
  const file = (name: string) => join(site.outDir, name);
  if (hosts.includes('netlify') || hosts.includes('cloudflare')) {
    await appendOutput(file('_redirects'), netlifyLines(all));
  }
  if (hosts.includes('nginx')) {
    const unlimited = compileRules(rules, () => {}).filter(({ source }) => !expandPattern(source));
    await appendOutput(file('redirects.nginx.conf'), nginxMap(all, unlimited, site.base));
  }
  if (hosts.includes('vercel')) await appendToJson(file('vercel.json'), 'redirects', vercelRedirects(all));
}

/** Both forms of an old address: as the site writes addresses, and without `.html`. */
function hostRedirects({ from, to, external }: Redirect, site: Site): HostRedirect[] {
  const target = external ? to : addressOf(site, to);
  const bare = addressOf({ ...site, cleanUrls: true }, from);
  const siteAddress = addressOf(site, from);
  return [...new Set([bare, siteAddress])].map(address => ({ from: address, to: target }));
}
