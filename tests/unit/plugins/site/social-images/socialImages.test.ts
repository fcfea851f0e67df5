import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { optionalPackages } from '../../../../../plugins/shared/optionalPackages';
import { pluginHead } from '../../../../../plugins/site/head/index';
import { draw } from '../../../../../plugins/site/social-images/draw';
import { findFiles, readLogo } from '../../../../../plugins/site/social-images/files';
import { ImageCache } from '../../../../../plugins/site/social-images/imageCache';
import { pluginSocialImages } from '../../../../../plugins/site/social-images/index';
import { versionsOf } from '../../../../../plugins/site/social-images/libraries';
import { SocialImagesOptions } from '../../../../../plugins/site/social-images/options';
import { ascii, boxFont } from '../../../../fixtures/outputs/boxFont';

const root = mkdtempSync(join(tmpdir(), 'duet-social-'));
const before = process.cwd();
afterAll(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});
const font = join(root, 'boxes.otf');
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#00f" d="M0 0h20v10H0z"/></svg>';
const options = {
  fonts: { title: [font] },
  colors: { background: '#ffffff', title: '#ff0000', text: '#00ff00', brand: '#0000ff' },
  exclude: ['^/private/'],
};
const settings = SocialImagesOptions.parse(options);
const files = { title: [font], text: [font] };

beforeAll(() => {
  writeFileSync(font, boxFont(`${ascii}…–构建时绘制图片`));
  mkdirSync(join(root, 'docs/public'), { recursive: true });
  writeFileSync(join(root, 'docs/public/logo.svg'), square);
});

/** Draws pictures of pages with a title each. */
const pictures = async (titles: string[], more: object = {}, using = files) => {
  const drawn = new Map<string, Uint8Array>();
  const wanted = titles.map(title => ({
    key: title,
    content: { title, description: 'What it is.', siteName: 'Site', ...more },
    page: `docs/${title}.md`,
  }));
  const problems = await draw(wanted, using, settings, ({ key }, png) => drawn.set(key, png));
  return { drawn, problems };
};

/** What this test uses of the package that draws. */
interface Painter {
  Resvg: new (svg: string, options: object) => { render(): { pixels: Uint8Array } };
}

/** Counts the pixels of a picture by color. */
async function colorsOf(png: Uint8Array, { top = 0, bottom = 630 } = {}): Promise<Record<string, number>> {
  // The package has drawn the picture, so it is ready; rendered again, the picture gives its pixels.
  const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="${image}"/></svg>`;
  const [{ Resvg }] = await optionalPackages<[Painter]>('social-images', '@resvg/resvg-wasm');
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const counts: Record<string, number> = {};
  for (let at = top * 1200 * 4; at < bottom * 1200 * 4; at += 4) {
    const color = `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`;
    counts[color] = (counts[color] ?? 0) + 1;
  }
  return counts;
}

describe('a picture', () => {
  it('has the size of link previews, and texts in their colors', async () => {
    const { drawn } = await pictures(['Title']);
    const png = Buffer.from(drawn.get('Title')!);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const middle = await colorsOf(png, { top: 160, bottom: 574 });
    const background = 1200 * 414;
    expect(middle['#ffffff']).toBeGreaterThan(background / 2);
    // Five boxes of 28 × 53 pixels, and eleven letters of 7 × 24 or so.
    expect(middle['#ff0000']).toBeGreaterThan(5000);
    expect(middle['#00ff00']).toBeGreaterThan(500);
    expect(await colorsOf(png, { top: 614 })).toEqual({ '#0000ff': 1200 * 16 });
    expect((await colorsOf(png, { bottom: 160 }))['#00ff00']).toBeGreaterThan(500);
  });

  it('is the same for the same page, and differs by title', async () => {
    const [first, second] = await Promise.all([pictures(['A', 'AB']), pictures(['A'])]);
    expect(Buffer.compare(first.drawn.get('A')!, second.drawn.get('A')!)).toBe(0);
    expect(Buffer.compare(first.drawn.get('A')!, first.drawn.get('AB')!)).not.toBe(0);
  });

  it('keeps a text of any length above the bar and inside of the margins', async () => {
    const { drawn } = await pictures(['构建时绘制图片 '.repeat(40)], { description: 'word '.repeat(200) });
    const [png] = drawn.values();
    expect(await colorsOf(png!, { top: 614 })).toEqual({ '#0000ff': 1200 * 16 });
    expect(await colorsOf(png!, { top: 580, bottom: 614 })).toEqual({ '#ffffff': 1200 * 34 });
    expect((await colorsOf(png!, { top: 160, bottom: 574 }))['#ff0000']).toBeGreaterThan(20_000);
  });

  it('has the logo of the site, in its own proportions', async () => {
    const logo = join(root, 'docs/public/logo.svg');
    expect(readLogo(logo).ratio).toBe(2);
    const { drawn } = await pictures(['Title'], {}, { ...files, logo } as typeof files);
    const top = await colorsOf(drawn.get('Title')!, { bottom: 160 });
    expect(top['#0000ff']).toBe(112 * 56);
  });

  it('is not drawn with characters that no font has; pictographs are left out', async () => {
    const { drawn, problems } = await pictures(['Go 🎉', 'Привет', '日本', 'Мир']);
    expect([...drawn.keys()]).toEqual(['Go 🎉']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('options.fonts.title: no font has "П" (U+041F), "р" (U+0440)');
    expect(problems[0]).toContain('which docs/Привет.md and 2 more need.');
  });
});

describe('the files', () => {
  const find = (given: object, logo?: UserConfig['logo']) =>
    findFiles(SocialImagesOptions.parse({ ...options, ...given }), { logo }, join(root, 'docs'));

  it('are fonts that can be read, of the site or of a package', () => {
    writeFileSync(join(root, 'new.woff2'), 'wOF2…');
    writeFileSync(join(root, 'text.woff'), 'no font');
    const { problems, files } = find({
      fonts: { title: [font, 'missing.ttf', join(root, 'new.woff2')], text: [join(root, 'text.woff')] },
      logo: '/none.svg',
    });
    expect(files.title).toEqual([font]);
    expect(problems).toEqual([
      'options.fonts.title.1: "missing.ttf": there is no such file, and no installed package has it',
      expect.stringMatching(/^options\.fonts\.title\.2: .*WOFF2 cannot be read/),
      expect.stringMatching(/^options\.fonts\.text\.0: .*not a TrueType, OpenType or WOFF font/),
      'options.logo: "/none.svg": there is no such file in the public folder',
    ]);
    const inPackage = find({ fonts: { title: ['@resvg/resvg-wasm/index_bg.wasm'] } });
    expect(inPackage.problems[0]).toContain('not a TrueType');
  });

  it('are named, if a font turns out to be damaged', async () => {
    const damaged = join(root, 'damaged.ttf');
    writeFileSync(damaged, '\0\x01\0\0 and nothing else');
    expect(find({ fonts: { title: [damaged] } }).problems).toEqual([]);
    await expect(pictures(['A'], {}, { title: [damaged], text: [damaged] })).rejects.toThrow(
      `The font ${damaged} cannot be read`,
    );
  });

  it('have the logo of the site, if it can be drawn', () => {
    const path = join(root, 'docs/public/logo.svg');
    expect(find({}, '/logo.svg').files.logo).toBe(path);
    expect(find({}, { light: '/logo.svg', dark: '/other.svg' }).files.logo).toBe(path);
    expect(find({}, '/photo.jpg').files.logo).toBeUndefined();
    expect(find({ logo: false }, '/logo.svg').files.logo).toBeUndefined();
    expect(find({}, '/gone.svg')).toEqual({ problems: [], files: { ...files, logo: undefined } });
  });
});

it('says which packages to install', () => {
  const elsewhere = createRequire(join(tmpdir(), 'nowhere/x.js')).resolve;
  expect(() => versionsOf(elsewhere)).toThrow('npm install -D opentype.js @resvg/resvg-wasm');
  expect(versionsOf()).toEqual([expect.stringMatching(/^\d/), expect.stringMatching(/^\d/)]);
});

it('keeps pictures of earlier builds, but not damaged ones nor those of pages that are gone', () => {
  const folder = join(root, 'cache');
  const first = new ImageCache(folder);
  first.write('a', new Uint8Array([1, 2]));
  first.write('b', new Uint8Array([3]));
  first.write('c', new Uint8Array([4]));
  writeFileSync(join(folder, 'b'), 'damaged');
  const second = new ImageCache(folder);
  expect([second.read('a'), second.read('b'), second.read('d')]).toEqual([
    new Uint8Array([1, 2]),
    undefined,
    undefined,
  ]);
  second.prune();
  expect(readdirSync(folder)).toEqual(['a', 'b']);
});

describe('the plugin', () => {
  const page = (routePath: string, more: object = {}) =>
    ({ routePath, title: routePath, description: '', frontmatter: {}, ...more }) as PageIndexInfo;
  const outDir = join(root, 'build');
  const siteConfig = (more: UserConfig = {}): UserConfig => ({
    root: join(root, 'docs'),
    outDir,
    base: '/docs/',
    siteOrigin: 'https://a.example',
    title: 'Site',
    lang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'ar', label: 'العربية' },
    ],
    ...more,
  });
  /** A build of a site: the hooks in the order of Rspress. */
  const build = async (pages: PageIndexInfo[], more: UserConfig = {}, isProd = true) => {
    const plugin = pluginSocialImages(options);
    const config = await plugin.config!(siteConfig(more), {} as never, isProd);
    await plugin.routeGenerated!([], isProd);
    for (const each of pages) await plugin.extendPageData!(each, isProd);
    return { plugin, config, finish: () => plugin.afterBuild!(config, isProd) };
  };

  it('has a picture for every page but those that are excluded or have one of their own', async () => {
    const { plugin } = await build([
      page('/a'),
      page('/own', { frontmatter: { image: '/own.png' } }),
      page('/private/x'),
      page('/404', { frontmatter: { pageType: '404' } }),
      page('/ar/a'),
    ]);
    const image = plugin.imageOf('/a')!;
    expect(image).toEqual({
      src: expect.stringMatching(/^\/social-images\/[\da-f]{20}\.png$/),
      alt: '/a – Site',
      width: 1200,
      height: 630,
    });
    for (const route of ['/own', '/private/x', '/404', '/ar/a', '/unknown'])
      expect([route, plugin.imageOf(route)]).toEqual([route, undefined]);
    const development = await build([page('/a')], {}, false);
    expect(development.plugin.imageOf('/a')).toBeUndefined();
  });

  it('names a picture by what it shows', async () => {
    const srcOf = async (each: PageIndexInfo, more?: UserConfig) =>
      (await build([each], more)).plugin.imageOf(each.routePath)!.src;
    const same = await srcOf(page('/a'));
    expect(await srcOf(page('/b', { title: '/a' }))).toBe(same);
    expect(await srcOf(page('/a', { description: 'Other' }))).not.toBe(same);
    expect(await srcOf(page('/a'), { logo: '/logo.svg' })).not.toBe(same);
    // What a page without a description has from the site.
    expect(await srcOf(page('/a', { description: 'Of the site' }), { description: 'Of the site' })).toBe(
      same,
    );
  });

  it('writes the tags itself, or leaves them to pluginHead', async () => {
    const alone = await build([page('/a')]);
    const [tags] = alone.config.head!.slice(-1) as [(route: object) => string];
    const { src } = alone.plugin.imageOf('/a')!;
    expect(tags({ routePath: '/a' })).toBe(
      `<meta property="og:image" content="https://a.example/docs${src}"><meta property="og:image:alt" content="/a – Site"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`,
    );
    expect(tags({ routePath: '/private/x' })).toBeUndefined();

    const head = pluginHead({ image: '/all.png' });
    const images = pluginSocialImages(options);
    const config = siteConfig({ plugins: [head, images] });
    expect((await images.config!(config, {} as never, true)).head).toBeUndefined();
    const [headTags] = (await head.config!(config, {} as never, true)).head!.slice(-1) as [
      (route: object) => string,
    ];
    for (const each of [
      page('/a'),
      page('/own', { frontmatter: { image: '/own.png' } }),
      page('/private/x'),
    ]) {
      await head.extendPageData!(each, true);
      await images.extendPageData!(each, true);
    }
    const imageIn = (routePath: string) =>
      [...headTags({ routePath, lang: 'en' }).matchAll(/og:image" content="([^"]+)/g)].map(([, url]) => url);
    expect(imageIn('/a')).toEqual([`https://a.example/docs${src}`]);
    expect(imageIn('/own')).toEqual(['https://a.example/docs/own.png']);
    expect(imageIn('/private/x')).toEqual(['https://a.example/docs/all.png']);
  });

  it('draws what an earlier build has not drawn, and nothing else', async () => {
    process.chdir(root);
    const pages = [page('/a'), page('/b')];
    const first = await build(pages);
    await first.finish();
    const fileOf = (route: string) => join(outDir, first.plugin.imageOf(route)!.src);
    const drawn = readFileSync(fileOf('/a'));
    expect(existsSync(fileOf('/b'))).toBe(true);
    rmSync(outDir, { recursive: true });
    const again = await build(pages);
    const cache = new ImageCache(join(root, 'node_modules/.cache/duet-social-images'));
    const key = first.plugin.imageOf('/b')!.src.replace(/.*\/|\.png$/g, '');
    cache.write(key, new Uint8Array([1, 2, 3]));
    await again.finish();
    expect(readFileSync(fileOf('/a')).equals(drawn)).toBe(true);
    // Drawn once more, it would be a picture.
    expect([...readFileSync(fileOf('/b'))]).toEqual([1, 2, 3]);
  });

  it('fails the build with the option and the page of a missing character', async () => {
    process.chdir(root);
    const { finish } = await build([page('/a', { title: 'Привет' })]);
    await expect(finish()).rejects.toThrow(
      /\[rspress-plugin-duet\/social-images\] Characters are missing.*\n {2}options\.fonts\.title: no font has "П".*a\.mdx needs/s,
    );
    await expect(build([], { siteOrigin: undefined })).rejects.toThrow('siteOrigin');
  });
});
