import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated, spoken, tabTo } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

/** What the live regions of the page say. */
const announced = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });

/** What is heard on the way from the top of the home page to its first button. */
const walk = {
  en: [
    'link "Skip to content"',
    'link "See all releases"',
    'button "Close announcement"',
    'link "Rsbuild"',
    'button "Search docs": Search docs Ctrl K',
    'link "Guide"',
    'link "Config"',
    'link "Plugin"',
    'link "API"',
    'link "Community"',
    'button "Version"',
    'button "Language: English"',
    'button "Theme: same as system"',
    'link "GitHub (opens in a new tab)"',
    'link "X (opens in a new tab)"',
    'link "Discord (opens in a new tab)"',
    'link "Bluesky (opens in a new tab)"',
    'button "The Rstack family"',
    'link "Get Started"',
  ],
  zh: [
    'link "跳到正文"',
    'link "查看全部版本"',
    'button "关闭公告"',
    'link "Rsbuild"',
    'button "搜索文档": 搜索文档 Ctrl K',
    'link "指南"',
    'link "配置"',
    'link "插件"',
    'link "API"',
    'link "社区"',
    'button "版本"',
    'button "语言：简体中文"',
    'button "主题：跟随系统"',
    'link "GitHub （在新标签页中打开）"',
    'link "X （在新标签页中打开）"',
    'link "Discord （在新标签页中打开）"',
    'link "Bluesky （在新标签页中打开）"',
    'button "Rstack 工具链"',
    'link "快速上手"',
  ],
};

/** What is heard from the title of an option page to its default. */
const option = {
  en: [
    'main:',
    'heading "server.port" [level=1]',
    'link "Link to section server.port":',
    'button "Copy page as Markdown"',
    'link "View as Markdown":',
    'paragraph: Sets the port that the dev server and the preview server listen on.',
    'list:',
    'listitem:',
    'strong: "Type:"',
    'code: number',
    'listitem:',
    'strong: "Default:"',
    'code: "3000"',
  ],
  zh: [
    'main:',
    'heading "server.port" [level=1]',
    'link "本节链接 server.port":',
    'button "复制本页 Markdown"',
    'link "查看 Markdown":',
    'paragraph: 设置开发服务器和预览服务器监听的端口。',
    'list:',
    'listitem:',
    'strong: 类型：',
    'code: number',
    'listitem:',
    'strong: 默认值：',
    'code: "3000"',
  ],
};

const words = {
  en: {
    prefix: '',
    guide: 'Quick start',
    copy: /^button "Copy"/,
    copied: /^button "Copied"/,
    other: 'link "简体中文"',
    landmarks: [
      'banner',
      'navigation "Main"',
      'navigation "Pages in this section"',
      'main',
      'navigation "Previous and next page"',
      'navigation "ON THIS PAGE"',
    ],
  },
  zh: {
    prefix: '/zh',
    guide: '快速上手',
    copy: /^button "复制"/,
    copied: /^button "已复制"/,
    other: 'link "English"',
    landmarks: [
      'banner',
      'navigation "主导航"',
      'navigation "本章页面"',
      'main',
      'navigation "上一页与下一页"',
      'navigation "本页目录"',
    ],
  },
};

for (const lang of ['en', 'zh'] as const) {
  const { prefix, guide, copy, copied, other, landmarks } = words[lang];

  describe(`a reader who listens (${lang})`, () => {
    it('opens the quick start from the home page, and hears its title', async () => {
      const page = await open(`${prefix}/`);
      await hydrated(page);
      await page.locator('body').press('Home');
      expect(await tabTo(page, /^link "(Get Started|快速上手)"/)).toEqual(walk[lang]);
      await page.keyboard.press('Enter');
      await announced(page, guide);
      await page.getByRole('heading', { level: 1, name: guide }).waitFor();
    });

    it('finds an option by search, and hears how many results there are', async () => {
      const page = await open(`${prefix}/guide/start/quick-start`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      expect(await spoken(page)).toMatch(/^combobox ".+"/);
      await page.keyboard.type('server.port');
      await announced(page, /\d/);
      await page.getByRole('option', { selected: true }).first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${prefix}/config/server/port**`);
    });

    it('copies code, and hears that it is copied', async () => {
      const page = await open(`${prefix}/config/server/port`, { permissions: ['clipboard-write'] });
      await hydrated(page);
      // Past the sidebar, as the skip link leads.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, copy);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-copied'));
      expect(await spoken(page)).toMatch(copied);
    });

    it('changes the language, whose name is marked as being in it', async () => {
      const page = await open(`${prefix}/guide/start/quick-start`);
      await hydrated(page);
      await tabTo(page, /^button "(Language|语言)/);
      await page.keyboard.press('Enter');
      const said = await tabTo(page, new RegExp(other));
      expect(said.at(-1)).toContain(other);
      expect(await page.locator(':focus').getAttribute('lang')).toBe(lang === 'en' ? 'zh' : 'en');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${lang === 'en' ? '/zh' : ''}/guide/start/quick-start`);
    });

    it('walks an option page by its landmarks and headings', async () => {
      const page = await open(`${prefix}/config/server/port`);
      await hydrated(page);
      const roles = /^\s*- (banner|navigation|main|complementary|contentinfo|search)\b( "[^"]+")?/;
      const heard = (await page.locator('body').ariaSnapshot()).split('\n').flatMap(line => {
        const [, role, name = ''] = roles.exec(line) ?? [];
        return role ? [role + name] : [];
      });
      expect(heard).toEqual(landmarks);
      const main = (await page.getByRole('main').ariaSnapshot())
        .split('\n')
        .map(line => line.trim().slice(2));
      expect(main.filter(line => !line.startsWith('/url')).slice(0, option[lang].length)).toEqual(
        option[lang],
      );
    });
  });
}
