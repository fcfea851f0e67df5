import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  logger,
  type PageIndexInfo,
  type RouteMeta,
  type RspressPlugin,
  type UserConfig,
} from '@rspress/core';
import { gitDates } from '../kit/gitDates';
import { parseOptions } from '../kit/parseOptions';
import { missingOrigin, reportProblems } from '../kit/problems';
import {
  addressOf,
  htmlFileOf,
  inLanguage,
  partsOf,
  relativeTo,
  type Site,
  siteOf,
  urlOf,
} from '../kit/site';
import { viewFile } from '../kit/view';
import { cleanArticle } from './clean';
import { type FeedItem, type Format, files, mimes, writeFeed } from './feed';
import { type FeedSettings, FeedsOptions } from './options';
import type { PageFeed } from './page';
import { publishedAt } from './published';
import { text } from './text';

export type { FeedsOptions } from './options';
export type { PageFeed } from './page';

const name = 'feeds';

/** A page that belongs to a feed. */
interface Entry {
  routePath: string;
  lang: string;
  file: string;
  published: Date;
}

/** Writes feeds of the pages that match, for each language, and links them from the pages that should. */
export function pluginFeeds(options: FeedsOptions): RspressPlugin {
  const { feeds, languages } = parseOptions(name, FeedsOptions, options);
  const entries = new Map<FeedSettings, Entry[]>();
  const pages = new Map<string, Pick<PageIndexInfo, 'title' | 'description'>>();
  let site: Site;
  return {
    name: `rspress-plugin-duet/${name}`,
    globalUIComponents: [viewFile(import.meta.dirname, 'FeedHead')],
    i18nSource: words => ({ ...text, ...words }),
    // Lets pages import the component by its public name wherever the package lies.
    builderConfig: {
      resolve: {
        alias: { 'rspress-plugin-duet/feeds/FeedLinks$': viewFile(import.meta.dirname, 'FeedLinks') },
      },
    },
    config(config) {
      site = siteOf(config);
      return config;
    },
    async routeGenerated(routes, isProd) {
      const problems = await collect(routes);
      if (!site.origin) problems.unshift(missingOrigin);
      reportProblems(name, 'The feeds cannot be written:', problems, isProd);
    },
    extendPageData(page) {
      pages.set(page.routePath, { title: page.title, description: page.description });
      const found = feeds
        .filter(feed => announces(feed, page))
        .flatMap(feed => pageFeeds(feed, page.lang || site.lang));
      if (found.length > 0) Object.assign(page, { feeds: found });
    },
    async afterBuild(config, isProd) {
      // The development server calls this too, without a built page.
      if (!isProd) return;
      for (const feed of feeds) {
        const dates = await gitDates(entries.get(feed)!.map(({ file }) => file));
        for (const lang of languagesOf(feed)) await writeFiles(feed, lang, dates, config);
      }
    },
  };

  /** Finds the pages of each feed and reads their dates. */
  async function collect(routes: RouteMeta[]): Promise<string[]> {
    const problems: string[] = [];
    for (const [index, feed] of feeds.entries()) {
      const matching = routes.filter(
        ({ routePath, version }) =>
          version === site.version && new RegExp(feed.match).test(partsOf(site, routePath).path),
      );
      if (matching.length === 0)
        problems.push(`options.feeds.${index}.match "${feed.match}" matches no page`);
      entries.set(feed, []);
      for (const { routePath, lang, absolutePath: file } of matching) {
        const read = publishedAt(await readFile(file, 'utf8'));
        if ('problem' in read)
          problems.push(`${relativeTo(process.cwd(), file)}:${read.line}: ${read.problem}`);
        else entries.get(feed)!.push({ routePath, lang: lang || site.lang, file, published: read.date });
      }
    }
    return problems;
  }

  function announces(feed: FeedSettings, { routePath, frontmatter }: PageIndexInfo): boolean {
    const { path, version } = partsOf(site, routePath);
    const named = [frontmatter['link-rss'] ?? []].flat().includes(feed.id);
    return named || (version === site.version && feed.links.some(link => new RegExp(link).test(path)));
  }

  function languagesOf(feed: FeedSettings): string[] {
    return [...new Set((entries.get(feed) ?? []).map(({ lang }) => lang))];
  }

  function pageFeeds(feed: FeedSettings, lang: string): PageFeed[] {
    if (!languagesOf(feed).includes(lang)) return [];
    return feed.formats.map(format => ({
      url: site.origin + fileAddress(feed, lang, format),
      mime: mimes[format],
      language: languages[lang] ?? lang,
      title: `${wordsIn(feed.title, lang)} (${format === 'json' ? 'JSON Feed' : format === 'rss' ? 'RSS' : 'Atom'})`,
    }));
  }

  function fileAddress(feed: FeedSettings, lang: string, format: Format): string {
    return `${site.base.slice(0, -1)}${inLanguage(site, `/${feed.id}`, lang)}/${files[format]}`;
  }

  function wordsIn(words: FeedSettings['title'], lang: string): string {
    return typeof words === 'string' ? words : (words[lang] ?? words[site.lang] ?? Object.values(words)[0]!);
  }

  async function writeFiles(feed: FeedSettings, lang: string, dates: Map<string, Date>, config: UserConfig) {
    const newest = entries
      .get(feed)!
      .filter(entry => entry.lang === lang)
      .sort((a, b) => b.published.getTime() - a.published.getTime() || a.routePath.localeCompare(b.routePath))
      .slice(0, feed.limit);
    const items = await Promise.all(newest.map(entry => itemOf(entry, feed, dates.get(entry.file))));
    for (const format of feed.formats) {
      const address = fileAddress(feed, lang, format);
      const file = join(site.outDir, address.slice(site.base.length));
      await mkdir(dirname(file), { recursive: true });
      const data = {
        title: wordsIn(feed.title, lang),
        description: wordsIn(feed.description, lang),
        language: languages[lang] ?? lang,
        author: feed.author ?? config.title ?? wordsIn(feed.title, lang),
        home: urlOf(site, inLanguage(site, '/', lang)),
        self: site.origin + address,
        items,
      };
      await writeFile(file, writeFeed(format, data));
    }
  }

  async function itemOf(entry: Entry, feed: FeedSettings, changed: Date | undefined): Promise<FeedItem> {
    const { title = '', description } = pages.get(entry.routePath) ?? {};
    const url = urlOf(site, entry.routePath);
    const file = join(site.outDir, htmlFileOf(entry.routePath));
    const html =
      feed.content === 'full' ? cleanArticle(await readFile(file, 'utf8').catch(() => ''), url) : undefined;
    if (feed.content === 'full' && !html) {
      logger.warn(
        `[rspress-plugin-duet/${name}] ${addressOf(site, entry.routePath)} has no text at build; its feed entry holds the description alone.`,
      );
    }
    const updated = changed && changed > entry.published ? changed : entry.published;
    return { url, title, summary: description, html, published: entry.published, updated };
  }
}
