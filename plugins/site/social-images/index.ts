import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { localesOf, readPath } from '../../../shared/address';
import { directionOf } from '../../../shared/direction';
import { hashOfFolders } from '../../../shared/node/cacheKey';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { hashOf } from '../../../shared/node/sealed';
import { parseOptions } from '../../shared/parseOptions';
import { absoluteIn, hasHeadPlugin, type ImageSource, imageTags } from '../../shared/previewImage';
import { noHeadFunctions, originProblems, reportProblems } from '../../shared/problems';
import { rendersInWorkers, type Site, siteOf, sourceFileOf } from '../../shared/site';
import { draw, type Wanted } from './draw';
import { type Files, findFiles } from './files';
import { ImageCache } from './imageCache';
import { versionsOf } from './libraries';
import { SocialImagesOptions } from './options';
import { type Content, height, width } from './picture';

export type { SocialImagesOptions } from './options';

const name = 'social-images';

/** Draws a picture for the link previews of every page, with the site's own fonts and colors, when a site is built. */
export const pluginSocialImages: (options: SocialImagesOptions) => RspressPlugin & ImageSource =
  pluginFactory(options => {
    const settings = parseOptions(name, SocialImagesOptions, options);
    const excluded = settings.exclude.map(source => new RegExp(source));
    const pages = new Map<string, PageIndexInfo>();
    let site: Site;
    let config: UserConfig;
    /** Undefined where nothing is drawn. */
    let files: Files | undefined;
    /** What all pictures depend on. */
    let common = '';
    const absolute = (src: string) => absoluteIn(site)(src);

    /** What the picture of a page shows; undefined for one without. */
    function contentOf(routePath: string): Content | undefined {
      const page = pages.get(routePath);
      if (!files || !page) return undefined;
      const { path, lang } = readPath(routePath, site);
      const { image, pageType } = page.frontmatter;
      if (image || pageType === '404' || path === '/404') return undefined;
      // The fonts' package does not set text from right to left.
      if (directionOf(lang) === 'rtl') return undefined;
      if (excluded.some(pattern => pattern.test(path))) return undefined;
      const locale = localesOf(config).find(locale => locale.lang === lang);
      const siteName = locale?.title || config.title || '';
      const title = page.title || siteName;
      const ofSite = locale?.description || config.description;
      const isHome = path === '/';
      return {
        title,
        // A page without a description has that of the site, which says nothing about the page.
        description: (isHome || page.description !== ofSite ? page.description : '') ?? '',
        siteName: title === siteName ? '' : siteName,
      };
    }
    const keyOf = (content: Content) => hashOf(JSON.stringify([common, content])).slice(0, 20);
    const pathOf = (key: string) => `/${name}/${key}.png`;

    function imageOf(routePath: string) {
      const content = contentOf(routePath);
      if (!content) return undefined;
      const alt = [content.title, content.siteName].filter(Boolean).join(' – ');
      return { src: pathOf(keyOf(content)), alt, width, height };
    }

    return {
      name: `rspress-plugin-duet/${name}`,
      imageOf,
      config(given, _utils, isProd) {
        site = siteOf(given);
        config = given;
        if (!isProd) return given;
        const versions = versionsOf();
        const { files: named, problems } = findFiles(settings, given, site.root);
        reportProblems(name, 'The pictures cannot be drawn:', problems, isProd);
        files = named;
        const contents = [files.title, files.text, files.logo ?? []].map(list =>
          [list].flat().map(file => hashOf(readFileSync(file))),
        );
        common = hashOf(
          JSON.stringify([versions, contents, settings.colors, hashOfFolders(import.meta.dirname)]),
        );
        if (hasHeadPlugin(given)) return given;
        const head = ({ routePath }: { routePath: string }) => {
          const image = imageOf(routePath);
          return image && imageTags(image, absolute);
        };
        return { ...given, head: [...(given.head ?? []), head] };
      },
      routeGenerated(_routes, isProd) {
        const problems = [
          ...originProblems(site.origin),
          ...(rendersInWorkers(config) ? [noHeadFunctions] : []),
        ];
        reportProblems(name, 'The pictures cannot be linked:', problems, isProd);
      },
      extendPageData(page) {
        pages.set(page.routePath, page);
      },
      async afterBuild(_config, isProd) {
        if (!isProd || !files) return;
        const cache = new ImageCache(resolve('node_modules/.cache/duet-social-images'));
        const folder = join(site.outDir, name);
        mkdirSync(folder, { recursive: true });
        const save = (key: string, png: Uint8Array) => writeFileSync(join(site.outDir, pathOf(key)), png);
        const missing = new Map<string, Wanted>();
        for (const routePath of pages.keys()) {
          const content = contentOf(routePath);
          if (!content) continue;
          const key = keyOf(content);
          const png = missing.has(key) ? undefined : cache.read(key);
          if (png) save(key, png);
          else missing.set(key, { key, content, page: sourceFileOf(site, routePath, process.cwd()) });
        }
        const problems = await draw([...missing.values()], files, settings, ({ key }, png) => {
          cache.write(key, png);
          save(key, png);
        });
        reportProblems(name, 'Characters are missing in the fonts:', problems, isProd);
        cache.prune();
      },
    };
  });
