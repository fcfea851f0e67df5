// Pages of text load React when a reader needs it. The build decides page by page: the tags move into a template,
// and the script of the page (page/startReact.ts) takes them from there.
import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import { splitFrontmatter } from '../../../shared/frontmatter';
import { fileAt } from '../../../shared/node/moduleNames';
import { builderPlugin } from '../builderPlugin';
import { isStockName } from '../themeNames';
import { findOwnCode, isOwnFile, type OwnCode } from './ownCode';
import { type ReactFiles, withLateReact } from './splitPage';

/** Layouts of pages of text. */
const textTypes = [undefined, 'doc', 'doc-wide'];

/** Lets pages of text load React when it is needed. */
export function reactStartPlugin(themeRoot: string): RspressPlugin {
  const routes = new Map<string, string>();
  let site: UserConfig = {};
  let ownCode: OwnCode | undefined;
  let files: ReactFiles | undefined;
  return {
    ...builderPlugin('react-start', api => {
      if (api.context.action !== 'build') return;
      api.modifyRspackConfig((config, { environment, appendPlugins }) => {
        if (environment.name !== 'web') return;
        appendPlugins({
          apply(compiler: Rspack.Compiler) {
            // Before modules are joined.
            compiler.hooks.compilation.tap('duet-react-start', compilation =>
              compilation.hooks.finishModules.tap('duet-react-start', () => {
                const folder = site.themeDir ?? themeRoot;
                ownCode = findOwnCode(compilation, {
                  themeIndex: fileAt(resolve(folder, 'index')) ?? '',
                  isStock: isStockName(folder, themeRoot),
                  globalComponents: new Set(globalComponentsOf(site)),
                });
                const { preEntry } = environment.config.source;
                ownCode.everywhere ??= [preEntry].flat().find(file => file && isOwnFile(file));
              }),
            );
          },
        });
        return config;
      });
      api.processAssets({ stage: 'analyse', environments: ['web'] }, ({ compilation }) => {
        const [entry] = [...compilation.entrypoints.values()];
        const scripts = (names: readonly string[]) => new Set(names.filter(name => /\.m?js$/.test(name)));
        files = {
          entry: scripts(entry?.getFiles() ?? []),
          all: scripts([...compilation.chunks].flatMap(chunk => [...chunk.files])),
        };
      });
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        async ({ assets, compilation, sources }) => {
          if (compilation.errors.length > 0 || !ownCode || !files) return;
          let late = 0;
          const reasons = new Map<string, number>();
          for (const [name, file] of routes) {
            const asset = assets[name];
            if (!asset) continue;
            const html = asset.source().toString();
            const reason = await reasonToStart(file, html, ownCode);
            const changed = reason ? undefined : withLateReact(html, files);
            if (changed) {
              compilation.updateAsset(name, new sources.RawSource(changed));
              late += 1;
            } else {
              const why = reason ?? 'not rendered by the build, or scripts inside the page';
              reasons.set(why, (reasons.get(why) ?? 0) + 1);
            }
          }
          const others = [...reasons].map(([why, count]) => `${why} (${count})`).join(', ');
          const rest = others && ` The others start as usual: ${others}.`;
          logger.info(
            `[rspress-theme-duet] startReact: ${late} of ${routes.size} pages load React when it is needed.${rest}`,
          );
        },
      );
    }),
    config(config) {
      site = config;
      return config;
    },
    routeGenerated(all) {
      for (const { routePath, absolutePath } of all) {
        const name = routePath.endsWith('/') ? `${routePath}index.html` : `${routePath}.html`;
        routes.set(name.replace(/^\/+/, ''), absolutePath);
      }
    },
  };
}

/** Why a page starts React as usual; undefined for a page that loads it when it is needed. */
async function reasonToStart(
  file: string,
  html: string,
  { everywhere, ofPages }: OwnCode,
): Promise<string | undefined> {
  const root = process.cwd();
  if (!/\.mdx?$/.test(file)) return 'not in Markdown';
  const { frontmatter } = splitFrontmatter(await readFile(file, 'utf8'));
  const field = (name: string) => frontmatter.find(({ key }) => key === name)?.value;
  const wanted = field('startReact');
  if (wanted === 'needed') return undefined;
  if (wanted === 'idle') return '`startReact: idle`';
  if (wanted !== undefined)
    throw new Error(
      `[rspress-theme-duet] ${relative(root, file)}: \`startReact\` in the frontmatter is "${wanted}". Write \`idle\` or \`needed\`.`,
    );
  const type = field('pageType') as string | undefined;
  if (!textTypes.includes(type)) return `pageType: ${type}`;
  const code = everywhere ?? ofPages.get(file);
  if (code) return `with ${isAbsolute(code) ? relative(root, code) : code}`;
  // Its bars wait for the reader at zero.
  return html.includes('duet-benchmark') ? 'with a benchmark' : undefined;
}

/** Components that Rspress imports into every page. */
function globalComponentsOf({ markdown, plugins = [] }: UserConfig): string[] {
  return [markdown, ...plugins.map(plugin => plugin.markdown)].flatMap(each => each?.globalComponents ?? []);
}
