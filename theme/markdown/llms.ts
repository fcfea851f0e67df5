import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { tidyMarkdown } from './tidyMarkdown';

/**
 * Pages as Markdown. Leaves out Rspress's hidden hint for agents, which stands
 * in every page with a `style` attribute and is read out by screen readers
 * (`LlmsContainer` puts the link to the Markdown file into the page's head
 * instead), and tidies the files that Rspress writes.
 */
export function duetLlms(): RspressPlugin {
  const files = new Set<string>();
  return {
    name: 'rspress-theme-duet/llms',
    config(config) {
      const ui = config.themeConfig?.llmsUI ?? Boolean(config.llms);
      if (ui === false) return config;
      config.themeConfig = {
        ...config.themeConfig,
        llmsUI: { injectLlmsHint: false, ...(typeof ui === 'object' && ui) },
      };
      return config;
    },
    routeGenerated(routes) {
      for (const { routePath } of routes) {
        files.add(routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`);
        // The bundle of a language stands beside its home page.
        if (routePath.endsWith('/')) files.add(`${routePath}llms-full.txt`);
      }
    },
    async afterBuild(config, isProd) {
      if (!config.llms || !isProd) return;
      const folder = join(process.cwd(), config.outDir ?? 'doc_build');
      await Promise.all([...files].map(file => tidyFile(join(folder, file))));
    },
  };
}

/** Tidies a file in its place; pages without a Markdown twin are passed over. */
async function tidyFile(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, tidyMarkdown(text));
}
