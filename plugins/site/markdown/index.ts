import { join, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { appendToJson, writeOutput } from '../../shared/outputFile';
import { parseOptions } from '../../shared/parseOptions';
import { reportProblems } from '../../shared/problems';
import { type Site, siteOf } from '../../shared/site';
import { netlifyMarkdown, nginxMarkdown, vercelMarkdown } from './hosts';
import { MarkdownOptions } from './options';

export type { MarkdownOptions } from './options';

const name = 'markdown';

/** Lets hosts answer requests that prefer Markdown (`Accept: text/markdown`) with the Markdown of a page. */
export const pluginMarkdown: (options: MarkdownOptions) => RspressPlugin = pluginFactory(options => {
  const { hosts } = parseOptions(name, MarkdownOptions, options);
  let site: Site;
  return {
    name: `rspress-plugin-duet/${name}`,
    config(config, _utils, isProd) {
      site = siteOf(config);
      const problems = config.llms
        ? []
        : ['The site writes no Markdown; set `llms: true` in rspress.config.ts, or remove the plugin'];
      reportProblems(name, 'Hosts cannot send Markdown:', problems, isProd);
      return config;
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const { base, outDir } = site;
      if (hosts.includes('nginx'))
        await writeOutput(join(outDir, 'markdown.nginx.conf'), nginxMarkdown(base));
      if (hosts.includes('vercel'))
        await appendToJson(join(outDir, 'vercel.json'), 'redirects', vercelMarkdown(base));
      // Netlify takes functions of a build from this folder of the project.
      if (hosts.includes('netlify'))
        await writeOutput(resolve('.netlify/v1/edge-functions/duet-markdown.js'), netlifyMarkdown(base));
    },
  };
});
