import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { builderPlugin } from '../builderPlugin';
import { splitList } from './splitList';
import { tidyMarkdown } from './tidyMarkdown';
import { type IsLeftOut, withoutBlocks, withoutLines } from './unlisted';

/** How Rspress's option describes the writing of Markdown files, where it does. */
type LlmsSettings = Extract<UserConfig['llms'], object>;

/**
 * Pages as Markdown: cleans up Rspress's files, splits long lists of pages, and switches off Rspress's hidden hint,
 * which screen readers read.
 * @param isLeftOut whether the lists leave out a route
 */
export function llmsPlugin(isLeftOut: IsLeftOut = () => false): RspressPlugin {
  let routes: () => RouteMeta[] = () => [];
  let address = '';
  return {
    // The files are written without these pages, so that a plugin of the site that reads them does not find them either.
    ...builderPlugin('llms', api => {
      api.transform({ test: /\.mdx$/, order: 'post', environments: ['node_md'] }, ({ code }) =>
        withContainerTitles(code),
      );
      api.processAssets(
        { stage: 'report', environments: ['node_md'] },
        ({ assets, compilation, sources }) => {
          for (const [name, asset] of Object.entries(assets)) {
            const list = /(?:^|\/)llms(-full)?\.txt$/.exec(name);
            if (!list) continue;
            const [, isBundle] = list;
            const whole = asset.source().toString();
            const rest = (isBundle ? withoutBlocks : withoutLines)(whole, isLeftOut, address);
            if (rest !== whole) compilation.updateAsset(name, new sources.RawSource(rest));
          }
        },
      );
    }),
    config(config) {
      if (typeof config.llms === 'object') config.llms = withoutPages(config.llms, isLeftOut);
      const ui = config.themeConfig?.llmsUI ?? Boolean(config.llms);
      if (ui === false) return config;
      config.themeConfig = {
        ...config.themeConfig,
        llmsUI: { injectLlmsHint: false, ...(typeof ui === 'object' && ui) },
      };
      return config;
    },
    beforeBuild({ siteOrigin, base }) {
      address = `${siteOrigin?.replace(/\/$/, '') ?? ''}${base?.replace(/\/$/, '') ?? ''}`;
    },
    routeServiceGenerated(service: { getRoutes: () => RouteMeta[] }) {
      // Other plugins may still add some.
      routes = () => service.getRoutes();
    },
    async afterBuild(config, isProd) {
      if (!config.llms || !isProd) return;
      const folder = join(process.cwd(), config.outDir ?? 'doc_build');
      await Promise.all(
        routes().map(async ({ routePath }) => {
          if (!routePath.endsWith('/')) return tidyFile(join(folder, `${routePath}.md`));
          await tidyFile(join(folder, `${routePath}index.md`));
          // The bundle and the list of a language are next to its home page.
          await tidyFile(join(folder, `${routePath}llms-full.txt`));
          await splitListAt(join(folder, routePath), address + routePath);
        }),
      );
    },
  };
}

/**
 * A page that is compiled for its Markdown, with the titles of containers as text: Rspress compiles `:::tip{title="…"}`
 * to an assignment, as it leaves the containers of Markdown alone, and rendering the page would fail.
 */
export function withContainerTitles(code: string): string {
  return code.replace(
    /("\s*:::\s*\w+)\s*",\s*title\s*=\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\w+)(?=\s*[,\]])/g,
    (_, start: string, title: string) => `${start} ", ${/^\w/.test(title) ? JSON.stringify(title) : title}`,
  );
}

/** The settings, with a renderer of lists that is not given some pages. */
function withoutPages(settings: LlmsSettings, isLeftOut: IsLeftOut): LlmsSettings {
  const render = settings.llmsTxt;
  if (!render) return settings;
  return {
    ...settings,
    llmsTxt: data => {
      const sections = data.sections.map(section => ({
        ...section,
        pages: section.pages.filter(({ routePath }) => !isLeftOut(routePath)),
      }));
      return render({ ...data, sections: sections.filter(({ pages }) => pages.length > 0) });
    },
  };
}

/** Cleans up a file in place; pages without a Markdown version are skipped. */
async function tidyFile(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, tidyMarkdown(text));
}

/** Splits the list of pages in a folder, where there is one and it is long. */
async function splitListAt(folder: string, address: string): Promise<void> {
  const lists = splitList(await readFile(join(folder, 'llms.txt'), 'utf8').catch(() => ''), address);
  if (lists.size < 2) return;
  for (const [path, text] of lists) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
