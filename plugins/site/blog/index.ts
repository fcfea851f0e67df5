import type { RsbuildPlugin } from '@rsbuild/core';
import { logger, type RouteMeta, type RspressPlugin } from '@rspress/core';
import { alternatePath, languagesOf } from '../../../shared/address';
import { markupPlugin } from '../../../shared/markupPlugin';
import { cacheKey, hashOfFolders } from '../../../shared/node/cacheKey';
import { unknownLanguages } from '../../../shared/node/languages';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { gitDates } from '../../shared/gitDates';
import { markdownPages } from '../../shared/pageSource';
import { parseOptions } from '../../shared/parseOptions';
import { reportProblems } from '../../shared/problems';
import { relativeTo, rendersInWorkers, type Site, siteOf } from '../../shared/site';
import { factsOf, type Words } from './entries';
import { firstPart, listPages } from './listPages';
import { withPlainPosts } from './markdown';
import { BlogOptions } from './options';
import { postData } from './postData';
import { type Post, readPosts } from './posts';
import { type PostParts, remarkPost } from './remarkPost';

export type { BlogOptions } from './options';

const name = 'blog';

/** Lists the pages of folders by date, with authors, tags and reading time: a blog, a changelog, or several. */
export const pluginBlog: (options: BlogOptions) => RspressPlugin = pluginFactory(options => {
  const settings = parseOptions(name, BlogOptions, options);
  /** What pages get, by their file. */
  const parts = new Map<string, PostParts>();
  const posts = new Map<string, Post>();
  let dates = new Map<string, Date>();
  let site: Site;
  /** What the last reading found. */
  let shown = '';
  const head = ({ absolutePath, routePath, lang }: RouteMeta) => {
    const post = posts.get(absolutePath);
    return post && postData(post, routePath, lang || site.lang, dates.get(absolutePath), site);
  };
  /** Reads the posts, and makes the pages of their lists. */
  function read() {
    const problems = unknownLanguages(BlogOptions, options, site);
    const pages: { routePath: string; content: string }[] = [];
    posts.clear();
    parts.clear();
    for (const [index, list] of settings.lists.entries()) {
      let isEmpty = true;
      for (const lang of languagesOf(site)) {
        const prefix = alternatePath('/', { lang }, site).slice(0, -1);
        const words: Words = { lang, defaultLang: site.lang, prefix, texts: settings.text };
        const read = readPosts(list, lang, site, settings);
        problems.push(...read.problems);
        isEmpty &&= read.posts.length + read.problems.length === 0;
        for (const post of read.posts) {
          posts.set(post.file, post);
          parts.set(post.file, { facts: factsOf(post, list, words) });
        }
        if (read.posts.length === 0) continue;
        for (const file of read.indexFiles) parts.set(file, { posts: firstPart(list, read.posts, words) });
        const files = new Map(read.posts.map(({ path, file }) => [path, file]));
        for (const { path, content } of listPages(list, read.posts, read.indexFiles.length > 0, words)) {
          const file = files.get(path);
          if (file)
            problems.push(
              `${relativeTo(process.cwd(), file)}: its address ${path} is that of a page of the list; rename the file`,
            );
          else pages.push({ routePath: alternatePath(path, { lang }, site), content });
        }
      }
      if (isEmpty) problems.push(`options.lists.${index}.folder: "${list.folder}" has no posts`);
    }
    return { problems, pages };
  }
  const stateOf = (made: ReturnType<typeof read>) => JSON.stringify([made, [...parts]]);
  /** Rspress asks for pages at the start only, so the lists of a running server stay as they were. */
  const changes: RsbuildPlugin = {
    name: `rspress-plugin-duet/${name}/changes`,
    setup(api) {
      api.onAfterDevCompile(() => {
        const made = read();
        const state = stateOf(made);
        if (state === shown) return;
        shown = state;
        reportProblems(name, 'The lists cannot be made:', made.problems, false);
        if (made.problems.length === 0)
          logger.info(
            `[rspress-plugin-duet/${name}] Posts have changed; restart the development server to see it in their lists.`,
          );
      });
    },
  };
  return {
    name: `rspress-plugin-duet/${name}`,
    config(config) {
      site = siteOf(config);
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      return {
        ...config,
        ...(rendersInWorkers(config) ? {} : { head: [...(config.head ?? []), head] }),
        markdown: {
          ...markdown,
          remarkPlugins: [...remarkPlugins, markupPlugin(() => remarkPost(file => parts.get(file)))],
        },
      };
    },
    async addPages(_config, isProd) {
      const made = read();
      shown = stateOf(made);
      reportProblems(name, 'The lists cannot be made:', made.problems, isProd ?? true);
      dates = await gitDates([...posts.keys()]);
      return made.pages;
    },
    builderConfig: {
      plugins: [
        changes,
        markdownPages(name, (source, _, file) => withPlainPosts(source, parts.get(file))),
        cacheKey(`rspress-plugin-duet/${name}`, () => [
          settings,
          [...parts],
          hashOfFolders(import.meta.dirname),
        ]),
      ],
    },
  };
});
