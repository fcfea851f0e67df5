import { readFile } from 'node:fs/promises';
import { logger, type RspressPlugin } from '@rspress/core';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markupPlugin } from '../../../shared/markupPlugin';
import { cacheKey, hashOfFolders } from '../../../shared/node/cacheKey';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { userError } from '../../../shared/node/userError';
import { optionalPackages } from '../../shared/optionalPackages';
import { parseOptions } from '../../shared/parseOptions';
import { relativeTo } from '../../shared/site';
import type { BeautifulMermaid } from './drawing';
import { DiagramsOptions } from './options';
import { diagramsOf, remarkDiagrams, tryDrawing } from './remarkDiagrams';

export type { DiagramsOptions } from './options';

const name = 'diagrams';

/** Draws code blocks with the language `mermaid` as SVG, which the build makes: pages need no script for them. */
export const pluginDiagrams: (options?: DiagramsOptions) => RspressPlugin = pluginFactory((options = {}) => {
  const { strict } = parseOptions(name, DiagramsOptions, options);
  let library: Promise<BeautifulMermaid> | undefined;
  const load = () => {
    library ??= optionalPackages<[BeautifulMermaid]>(name, 'beautiful-mermaid').then(([exports]) => exports);
    return library;
  };
  const reported = new Set<string>();
  /** Each problem once, although a page is compiled for the browser and for Node.js. */
  const report = (problems: string[]) => {
    const added = problems.filter(problem => !reported.has(problem));
    for (const problem of added) reported.add(problem);
    if (added.length > 0) logger.warn(message(added));
  };
  return {
    name: `rspress-plugin-duet/${name}`,
    async config(config) {
      await load();
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      return {
        ...config,
        markdown: {
          ...markdown,
          remarkPlugins: [...remarkPlugins, markupPlugin(() => remarkDiagrams(load, report))],
        },
      };
    },
    // All pages, because those in the cache of an earlier build are not compiled again.
    async routeGenerated(routes, isProd) {
      const problems: string[] = [];
      for (const { absolutePath } of routes) {
        if (!/\.mdx?$/.test(absolutePath)) continue;
        const source = await readFile(absolutePath, 'utf8');
        if (!/^[ \t>]*(```|~~~)+\s*mermaid\b/m.test(source)) continue;
        for (const node of diagramsOf(unified().use(remarkParse).parse(source))) {
          const made = tryDrawing(await load(), node, '');
          if ('problem' in made)
            problems.push(`${relativeTo(process.cwd(), absolutePath)}:${made.line}: ${made.problem}`);
        }
      }
      if (problems.length > 0 && isProd && strict)
        throw userError(message(problems, 'Diagrams cannot be drawn:'));
      report(problems);
    },
    builderConfig: {
      plugins: [cacheKey(`rspress-plugin-duet/${name}`, () => [hashOfFolders(import.meta.dirname)])],
    },
  };
});

const message = (
  problems: readonly string[],
  title = 'Diagrams are not drawn; their pages show the source:',
) => `[rspress-plugin-duet/${name}] ${title}\n${problems.map(problem => `  ${problem}`).join('\n')}`;
