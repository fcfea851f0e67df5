import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { tidyMarkdown } from './tidyMarkdown';

/** Pages as Markdown: cleans up Rspress's files and switches off its hidden hint, which screen readers read. */
export function llmsPlugin(): RspressPlugin {
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
        // The bundle of a language is next to its home page.
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

/** Cleans up a file in place; pages without a Markdown version are skipped. */
async function tidyFile(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, tidyMarkdown(text));
}
