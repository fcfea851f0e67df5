import { relative } from 'node:path';
import { logger, RouteService, type UserConfig } from '@rspress/core';
import { afterEach, beforeEach, describe, expect, it, rstest } from '@rstest/core';
import { folderSidebarsPlugin, nameFilesIn, withoutPages } from '../../../../theme/node/folderSidebars';
import { sidebarError } from '../../../../theme/node/sidebarProblems';
import { temporaryFolder } from '../../plugins/temporaryFolder';

describe('withoutPages', () => {
  const without =
    (...routes: string[]) =>
    (rows: object[]) =>
      withoutPages(rows, new Set(routes));

  it('takes out rows by their route, in whatever form the link has', () => {
    const hide = without('/a', '/页', '/group/');
    expect(hide([{ link: '/a.html#x' }, { link: '/a?b' }, { link: '/%E9%A1%B5' }, { link: '/ab' }])).toEqual([
      { link: '/ab' },
    ]);
    expect(hide([{ link: '/group/index' }, '/a' as never, '/b' as never])).toEqual(['/b']);
  });

  it('takes out a group whose pages are all gone, and the link of one that stays', () => {
    const hide = without('/g', '/g/a');
    expect(hide([{ text: 'G', items: [{ link: '/g/a' }] } as never])).toEqual([]);
    expect(hide([{ link: '/g', items: [{ link: '/g/b' }] }])).toEqual([{ items: [{ link: '/g/b' }] }]);
    expect(hide([{ link: '/h', items: [{ link: '/g/a' }] }])).toEqual([{ link: '/h', items: [] }]);
    // A group that was empty before is not the concern of this function.
    expect(hide([{ items: [] }])).toEqual([{ items: [] }]);
  });
});

describe('nameFilesIn', () => {
  it('names the file of the site in the message and in what is printed', () => {
    const error = new Error('Missing page file: "/copy/zh/guide/b"\nPlease check /copy/zh/guide/_meta.json.');
    nameFilesIn('/site/docs', error, '/copy');
    for (const text of [error.message, error.stack])
      expect(text).toContain('"/site/docs/zh/guide/b"\nPlease check /site/docs/zh/guide/_meta.json.');
    expect(error.stack).not.toContain('/copy/');
  });
});

describe('navbar and sidebars that cannot be made', () => {
  let docs: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    docs = await temporaryFolder();
    await docs.put('guide/start.md', '# Start\n');
  });
  afterEach(() => docs.remove());

  /** What a build does before Rspress makes them. */
  async function build(config: Partial<UserConfig> = {}, before = () => {}): Promise<UserConfig> {
    const site = { root: docs.path, themeConfig: {}, ...config } as UserConfig;
    const plugin = folderSidebarsPlugin({ hidden: new Set(), hides: () => false, isProd: true });
    await plugin.config!(site, {} as never, true);
    await plugin.addPages!(site, true);
    const service = await RouteService.create({ scanDir: docs.path, config: site, externalPages: [] });
    before();
    await plugin.routeServiceGenerated!(service, true);
    return site;
  }

  it('name every mistake of their files, with its place', async () => {
    await docs.put('_nav.json', '[{ "text": "Guide" }, { "text": "A", "link": 5 }, null]');
    await docs.put('guide/_meta.json', '["start",\n "gone",\n { "type": "custom-link", "label": "x" }]');
    await docs.put('other/_meta.json', '\uFEFF[]');
    const error: Error = await build().catch(error => error);
    const folder = relative(process.cwd(), docs.path).replaceAll('\\', '/');
    expect(error.message.replaceAll(folder, 'docs').split('\n')).toEqual([
      '[rspress-theme-duet] Navbar and sidebars cannot be made:',
      '  docs/_nav.json:1:2: The entry leads nowhere. Add `"link"`, or `"items"` for a menu.',
      '  docs/_nav.json:1:38: `link` is no text. Put the value in double quotes.',
      '  docs/_nav.json:1:51: The entry is no object. Write `{ "text": "Guide", "link": "/guide/" }`.',
      '  docs/guide/_meta.json:2:2: There is no page "gone". Correct the name, or add the page.',
      '  docs/guide/_meta.json:3:2: The entry leads nowhere. Add `"link"`, or `"items"` for a group.',
      '  docs/other/_meta.json:1:1: The file begins with a byte order mark, with which Rspress cannot read it. Save it as UTF-8 without one.',
    ]);
    expect(error.stack).toBe('');
  });

  it('are made with keys and values that Rspress does not read, and these are reported', async () => {
    const warnings: unknown[] = [];
    rstest.spyOn(logger, 'warn').mockImplementation(message => {
      warnings.push(message);
    });
    await docs.put('_nav.json', '[{ "text": "Guide", "link": "/guide/start", "tag": 5, "mine": 1 }]');
    await docs.put('guide/_meta.json', '["start", { "type": "file", "name": "start", "lable": "A" }]');
    expect((await build()).themeConfig?.sidebar).toBeTruthy();
    rstest.restoreAllMocks();
    const folder = relative(process.cwd(), docs.path).replaceAll('\\', '/');
    expect(warnings.map(warning => String(warning).replaceAll(folder, 'docs').split('\n'))).toEqual([
      [
        '[rspress-theme-duet] Mistakes in navbar and sidebars:',
        '  docs/_nav.json:1:45: `tag` is no text. Put the value in double quotes.',
        '  docs/guide/_meta.json:1:46: There is no key `lable`. Did you mean `label`?',
      ],
    ]);
  });

  it('are made with a second copy of Rspress, in which no routes have been read', async () => {
    await docs.put('_nav.json', '[{ "text": "Guide", "link": "/guide/start" }]');
    const { themeConfig } = await build({}, () => {
      (RouteService as unknown as { __instance__: unknown }).__instance__ = null;
    });
    expect(themeConfig?.nav).toEqual({ default: [{ text: 'Guide', link: '/guide/start' }] });
  });

  it('name a language without a folder', async () => {
    await docs.put('en/start.md', '# Start\n');
    const locales = ['en', 'zh'].map(lang => ({ lang, label: lang }));
    await expect(build({ lang: 'en', locales })).rejects.toThrow('locales: "zh" has no folder ');
  });

  it('are no concern of a site that configures them, nor are mistakes in files that Rspress does not read', async () => {
    await docs.put('public/_meta.json', '{');
    await docs.put('other/deep/_meta.json', '{');
    await docs.put('_meta.json', '["guide/start"]');
    const { themeConfig } = await build();
    expect(themeConfig?.sidebar).toMatchObject({ '/': [{ text: 'Start', link: '/guide/start' }] });
    await docs.put('_meta.json', '{');
    const sidebar = {};
    expect((await build({ themeConfig: { sidebar } })).themeConfig?.sidebar).toBe(sidebar);
  });

  it('keep an error with another reason', async () => {
    await docs.put('_meta.json', '{');
    const error = new Error('bad indentation of a mapping entry');
    expect(sidebarError(error, { root: docs.path })).toBe(error);
  });
});
