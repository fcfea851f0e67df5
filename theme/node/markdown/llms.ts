import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { splitList } from './splitList';
import { tidyMarkdown } from './tidyMarkdown';
import { withoutBlocks, withoutLines } from './unlisted';

/**
 * Pages as Markdown: cleans up Rspress's files, splits long lists of pages, and switches off Rspress's hidden hint,
 * which screen readers read.
 * @param unlisted routes that the lists leave out
 */
export function llmsPlugin(unlisted: ReadonlySet<string> = new Set()): RspressPlugin {
  const files = new Set<string>();
  const folders = new Set<string>();
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
        // The bundle and the list of a language are next to its home page.
        if (!routePath.endsWith('/')) continue;
        files.add(`${routePath}llms-full.txt`);
        folders.add(routePath);
      }
    },
    async afterBuild(config, isProd) {
      if (!config.llms || !isProd) return;
      const folder = join(process.cwd(), config.outDir ?? 'doc_build');
      const address = `${config.siteOrigin?.replace(/\/$/, '') ?? ''}${config.base?.replace(/\/$/, '') ?? ''}`;
      await Promise.all([
        ...[...files].map(file => tidyFile(join(folder, file), unlisted)),
        ...[...folders].map(path => splitListAt(join(folder, path), address + path, unlisted)),
      ]);
    },
  };
}

/** Cleans up a file in place; pages without a Markdown version are skipped. */
async function tidyFile(path: string, unlisted: ReadonlySet<string>): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, tidyMarkdown(withoutBlocks(text, unlisted)));
}

/** Splits the list of pages in a folder, where there is one and it is long. */
async function splitListAt(folder: string, address: string, unlisted: ReadonlySet<string>): Promise<void> {
  const whole = await readFile(join(folder, 'llms.txt'), 'utf8').catch(() => '');
  const list = withoutLines(whole, unlisted);
  const lists = splitList(list, address);
  if (lists.size < 2 && list === whole) return;
  for (const [path, text] of lists) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
