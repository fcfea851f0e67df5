import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { splitList } from './splitList';
import { tidyMarkdown } from './tidyMarkdown';
import { type IsLeftOut, withoutBlocks, withoutLines } from './unlisted';

/** What the lists leave out, and what the addresses in them begin with. */
interface Lists {
  isLeftOut: IsLeftOut;
  prefix: string;
}

/**
 * Pages as Markdown: cleans up Rspress's files, splits long lists of pages, and switches off Rspress's hidden hint,
 * which screen readers read.
 * @param isLeftOut whether the lists leave out a route
 */
export function llmsPlugin(isLeftOut: IsLeftOut = () => false): RspressPlugin {
  let routes: () => RouteMeta[] = () => [];
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
    routeServiceGenerated(service: { getRoutes: () => RouteMeta[] }) {
      // Other plugins may still add some.
      routes = () => service.getRoutes();
    },
    async afterBuild(config, isProd) {
      if (!config.llms || !isProd) return;
      const folder = join(process.cwd(), config.outDir ?? 'doc_build');
      const address = `${config.siteOrigin?.replace(/\/$/, '') ?? ''}${config.base?.replace(/\/$/, '') ?? ''}`;
      const lists = { isLeftOut, prefix: address };
      await Promise.all(
        routes().map(async ({ routePath }) => {
          if (!routePath.endsWith('/')) return tidyFile(join(folder, `${routePath}.md`), lists);
          await tidyFile(join(folder, `${routePath}index.md`), lists);
          // The bundle and the list of a language are next to its home page.
          await tidyFile(join(folder, `${routePath}llms-full.txt`), lists);
          await splitListAt(join(folder, routePath), address + routePath, lists);
        }),
      );
    },
  };
}

/** Cleans up a file in place; pages without a Markdown version are skipped. */
async function tidyFile(path: string, { isLeftOut, prefix }: Lists): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, tidyMarkdown(withoutBlocks(text, isLeftOut, prefix)));
}

/** Splits the list of pages in a folder, where there is one and it is long. */
async function splitListAt(folder: string, address: string, { isLeftOut, prefix }: Lists): Promise<void> {
  const whole = await readFile(join(folder, 'llms.txt'), 'utf8').catch(() => '');
  const list = withoutLines(whole, isLeftOut, prefix);
  const lists = splitList(list, address);
  if (lists.size < 2 && list === whole) return;
  for (const [path, text] of lists) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
