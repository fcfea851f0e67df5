import { getIconUrlPath, logger, type RouteMeta, type RspressPlugin } from '@rspress/core';
import { unknownLanguages } from '../../../shared/node/languages';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { inlineScriptsKey } from '../../shared/inlineScripts';
import { parseOptions } from '../../shared/parseOptions';
import { reportProblems } from '../../shared/problems';
import { relativeTo, type Site, siteOf } from '../../shared/site';
import { viewFile } from '../../shared/view';
import { checkRules, type Redirect } from './checkRules';
import { RedirectsOptions } from './options';
import { redirectScript } from './redirectPage';
import { firstOfPages, headingProblem, writeHostFiles, writePage } from './writeRedirects';

export type { RedirectsOptions } from './options';
export type { RedirectRule } from './shared/match';
export { redirectScript };

const name = 'redirects';

/** Redirects old addresses in the browser, by static pages, and by redirect files for hosts. Invalid rules fail the build. */
export const pluginRedirects: (options: RedirectsOptions) => RspressPlugin = pluginFactory(options => {
  const { rules, pages, hosts, text } = parseOptions(name, RedirectsOptions, options);
  let site: Site;
  let icon: string | undefined;
  let redirects: Redirect[] = [];
  const plugin: RspressPlugin & { [inlineScriptsKey]: string[] } = {
    name: `rspress-plugin-duet/${name}`,
    [inlineScriptsKey]: pages ? [redirectScript] : [],
    // Props of global components pass through JSON, so patterns stay strings here.
    globalUIComponents: [[viewFile(import.meta.dirname, 'client/Redirects'), { rules }]],
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
      const checked = checkRules(rules, facts, site, process.cwd());
      redirects = checked.redirects;
      for (const warning of checked.warnings) logger.warn(`[rspress-plugin-duet/${name}] ${warning}`);
      const problems = [...unknownLanguages(RedirectsOptions, options, site), ...checked.problems];
      reportProblems(name, 'Some redirects are invalid:', problems, isProd);
    },
    async afterBuild(_config, isProd) {
      // The development server calls this too, without built pages.
      if (!isProd) return;
      const problems = await Promise.all(redirects.map(redirect => headingProblem(redirect, site)));
      reportProblems(
        name,
        'Some redirects lead to a heading that does not exist:',
        problems.filter(problem => problem !== undefined),
        isProd,
      );
      if (pages)
        await Promise.all(firstOfPages(redirects).map(redirect => writePage(redirect, site, text, icon)));
      await writeHostFiles(hosts, redirects, rules, site);
    },
  };
  return plugin;
});
