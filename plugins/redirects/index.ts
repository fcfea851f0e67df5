import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getIconUrlPath, logger, type RouteMeta, type RspressPlugin } from '@rspress/core';
import { parseOptions } from '../shared/parseOptions';
import { reportProblems } from '../shared/problems';
import { addressOf, htmlFileOf, relativeTo, type Site, siteOf, urlOf } from '../shared/site';
import { viewFile } from '../shared/view';
import { type Checked, checkRedirects, type Move } from './check';
import { type Hop, netlifyLines, nginxMap, vercelRedirects } from './hosts';
import { literalsOf } from './literals';
import { compileRules } from './match';
import { RedirectsOptions } from './options';
import { redirectPage } from './page';
import { pageOf } from './wander';

export type { RedirectRule } from './match';
export type { RedirectsOptions } from './options';
export { redirectScript } from './page';

const name = 'redirects';

/**
 * Leads readers of moved pages to the new address: in the browser, by static pages
 * at the old addresses, and by redirect files for hosts. Wrong rules end the build.
 */
export function pluginRedirects(options: RedirectsOptions): RspressPlugin {
  const { rules, pages, hosts } = parseOptions(name, RedirectsOptions, options);
  let site: Site;
  let icon: string | undefined;
  let checked: Checked;
  return {
    name: `rspress-plugin-duet/${name}`,
    // Props of global components pass through JSON, so patterns stay strings here.
    globalUIComponents: [[viewFile(import.meta.dirname, 'Redirects'), { rules }]],
    config(config) {
      site = siteOf(config);
      const path = getIconUrlPath(config.icon);
      icon = path?.startsWith('/') ? `${site.base.slice(0, -1)}${path}` : path;
      return config;
    },
    routeGenerated(routes, isProd) {
      const facts = routes.map(({ routePath, absolutePath }: RouteMeta) => ({
        routePath,
        file: relativeTo(process.cwd(), absolutePath ?? ''),
      }));
      checked = checkRedirects(rules, facts, site, process.cwd());
      for (const warning of checked.warnings) logger.warn(`[rspress-plugin-duet/${name}] ${warning}`);
      reportProblems(name, 'Some redirects cannot work:', checked.problems, isProd);
    },
    async afterBuild(_config, isProd) {
      // The development server calls this too, without a built page.
      if (!isProd) return;
      const problems = await Promise.all(checked.moves.map(move => anchorProblem(move, site)));
      reportProblems(
        name,
        'Some redirects lead to a heading that does not exist:',
        problems.filter(problem => problem !== undefined),
        isProd,
      );
      if (pages) await Promise.all(checked.moves.map(move => writePage(move, site, icon)));
      const hops = checked.moves.flatMap(move => hopsOf(move, site));
      const endless = compileRules(rules, () => {}).filter(({ source }) => !literalsOf(source));
      if (hosts.includes('netlify') || hosts.includes('cloudflare'))
        await addTo('_redirects', netlifyLines(hops));
      if (hosts.includes('nginx')) await addTo('redirects.nginx.conf', nginxMap(hops, endless, site.base));
      if (hosts.includes('vercel')) await addToVercel(hops);
    },
  };

  async function addTo(file: string, text: string) {
    const path = join(site.outDir, file);
    // The site's public folder may hold one already; its lines go first.
    const own = await readFile(path, 'utf8').catch(() => '');
    await writeFile(path, own && !own.endsWith('\n') ? `${own}\n${text}` : own + text);
  }

  async function addToVercel(hops: Hop[]) {
    const path = join(site.outDir, 'vercel.json');
    const own = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
    own.redirects = [...(own.redirects ?? []), ...vercelRedirects(hops)];
    await writeFile(path, `${JSON.stringify(own, null, 2)}\n`);
  }
}

/** Both ways to write an old address: as the site writes addresses, and without `.html`. */
function hopsOf({ from, to, external }: Move, site: Site): Hop[] {
  const target = external ? to : addressOf(site, to);
  const bare = addressOf({ ...site, cleanUrls: true }, from);
  const own = addressOf(site, from);
  return [...new Set([bare, own])].map(address => ({ from: address, to: target }));
}

async function writePage({ from, to, external, lang, rule }: Move, site: Site, icon?: string): Promise<void> {
  const file = join(site.outDir, htmlFileOf(from.replace(/\.html$/, '')));
  const [target, canonical] = external ? [to, to] : [addressOf(site, to), urlOf(site, to)];
  const html = redirectPage(lang, target, canonical, icon);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html, { flag: 'wx' }).catch(error => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(
      `[rspress-plugin-duet/${name}] ${rule} would overwrite ${relativeTo(process.cwd(), file)}, which the build has already written.`,
    );
  });
}

/** Whether a target's hash names something on the built page. */
async function anchorProblem({ from, to, external, rule }: Move, site: Site): Promise<string | undefined> {
  const hash = decodeURIComponent(/#(.+)$/.exec(to)?.[1] ?? '');
  if (external || !hash) return undefined;
  const page = pageOf(to);
  const file = [page, `${page.replace(/\/$/, '')}/`].map(each => join(site.outDir, htmlFileOf(each)));
  const html = await readFile(file[0]!, 'utf8').catch(() => readFile(file[1]!, 'utf8'));
  if (html.includes(`id="${hash}"`)) return undefined;
  return `${rule}: ${from} would lead to ${to}, but ${page} has no "${hash}" (${relativeTo(process.cwd(), file[0]!)}).`;
}
