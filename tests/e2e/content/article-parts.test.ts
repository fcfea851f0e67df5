import { describe, expect, it } from '@rstest/core';
import type { Locator } from 'playwright';
import { committed, hydrated, violations } from '../../../plugins/tools/audit/index';
import { closeAfterwards, open, originOf } from '../support/browser';
import { pdfText } from '../support/pdf';

closeAfterwards();

const build = 'website';

describe('overview pages', () => {
  /** Links to pages and their headings, without the link of the group's own heading. */
  const items = '.duet-overview-group a:not(.duet-heading__link)';

  it('filter by group, page and heading, count aloud, and take no focus', async () => {
    const page = await open('/components/overview-sample/', { build });
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toHaveLength(1);
    // Pages without a group have no heading of their own.
    expect(await page.getByRole('heading', { name: 'Others' }).count()).toBe(0);
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    expect(await filter.getAttribute('placeholder')).toBe('Enter keyword');
    const links = () => page.locator(items).evaluateAll(all => all.map(link => link.getAttribute('href')));
    const base = '/components/overview-sample';
    expect(await links()).toEqual([
      `${base}/port-setup`,
      `${base}/port-setup#serverport`,
      `${base}/port-setup#serverstrictport`,
      `${base}/host`,
      `${base}/host#serverhost`,
    ]);
    const status = () => page.locator('.duet-overview__filter').getByRole('status').textContent();
    await filter.fill('PORT setup');
    await expect.poll(status).toBe('Pages found: 1');
    expect(await links()).toEqual([
      `${base}/port-setup`,
      `${base}/port-setup#serverport`,
      `${base}/port-setup#serverstrictport`,
    ]);
    await filter.fill('strictport');
    await expect.poll(() => links()).toEqual([`${base}/port-setup`, `${base}/port-setup#serverstrictport`]);
    await filter.fill('nothing at all');
    await expect.poll(status).toBe('No matching API found');
    expect(await violations(page)).toEqual([]);
    await filter.fill('');
    await expect.poll(() => links()).toHaveLength(5);
    expect(await violations(page)).toEqual([]);
  });

  it('keep their filter for a reader who comes back or loads them again', async () => {
    const page = await open('/components/overview-sample/', { build });
    await hydrated(page);
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    const isFiltered = async () => {
      await expect.poll(() => filter.inputValue()).toBe('strictport');
      await expect.poll(() => page.locator(items).count()).toBe(2);
    };
    await filter.fill('strictport');
    await page.locator(items).first().click();
    await page.waitForURL('**/port-setup');
    await page.goBack();
    await isFiltered();
    await page.reload();
    await isFiltered();
    // Another overview, and another visit of this one, have their own.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('shell overview');
    await page.getByRole('option').and(page.locator('[href="/shell/overview"]')).click();
    await page.waitForURL('**/shell/overview');
    await expect.poll(() => filter.inputValue()).toBe('');
    await page.goBack();
    await isFiltered();
    await page.locator(items).first().click();
    await page.waitForURL('**/port-setup');
    await page.locator('#duet-sidebar').getByRole('link', { name: 'Sample overview' }).click();
    await expect.poll(() => page.locator(items).count()).toBe(5);
    expect(await filter.inputValue()).toBe('');
  });

  it('are complete without JavaScript, in Chinese too', async () => {
    const page = await open('/zh/components/overview-sample/', { build, javaScriptEnabled: false });
    expect(await page.locator(items).count()).toBe(5);
    expect(await page.getByRole('heading', { name: '其他' }).count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });
});

describe('image zoom', () => {
  const zoomed = (lang = '') => open(`${lang}/components/image-zoom`, { build, height: 500 });

  it('opens by keyboard as a dialog, closes with Escape, and gives the focus back', async () => {
    const page = await zoomed('/zh');
    const button = page.getByRole('button', { name: '放大图片 印章' });
    await button.focus();
    // The button lies around the image, so its ring does too.
    const [own, image] = await Promise.all([
      button.boundingBox(),
      page.locator('.duet-zoomable').boundingBox(),
    ]);
    expect(Math.abs(own!.x - image!.x) + Math.abs(own!.y - image!.y)).toBeLessThan(2);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '印章' });
    await dialog.getByRole('button', { name: '关闭' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate(node => node === document.activeElement)).toBe(true);
  });

  it('opens by a click in 0.3 s and closes by a click or 40 px of scrolling', async () => {
    const page = await zoomed();
    const image = page.locator('.duet-zoomable');
    const dialog = page.getByRole('dialog');
    await image.click();
    expect(
      await dialog.evaluate(node => node.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
    ).toEqual([300]);
    expect(await dialog.evaluate(node => getComputedStyle(node).backgroundColor)).toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    );
    await dialog.click({ position: { x: 5, y: 5 } });
    await dialog.waitFor({ state: 'detached' });
    await image.click();
    await page.evaluate(() => window.scrollBy({ top: 30, behavior: 'instant' }));
    expect(await dialog.count()).toBe(1);
    await page.evaluate(() => window.scrollBy({ top: 15, behavior: 'instant' }));
    await dialog.waitFor({ state: 'detached' });
  });

  it('starts 100 ms after the page, and leaves alone what is no picture of the text', async () => {
    const page = await open('/components/image-zoom', {
      build,
      before: async page => {
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(60_000);
      },
    });
    await committed(page);
    const zoomable = page.locator('.duet-zoomable');
    await page.clock.runFor(90);
    expect(await zoomable.count()).toBe(0);
    await page.clock.resume();
    await zoomable.waitFor();
    expect(await page.locator('.rspress-doc img').count()).toBe(3);
    expect(await zoomable.count()).toBe(1);
    await page.getByRole('link', { name: 'A seal that leads to the badges' }).click();
    await page.waitForURL('**/components/badge');
  });

  it('does not move under reduced motion', async () => {
    const page = await open('/components/image-zoom', { build, reducedMotion: 'reduce' });
    await page.locator('.duet-zoomable').click();
    expect(
      await page
        .getByRole('dialog')
        .evaluate(node => node.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
    ).toEqual([0]);
  });

  it('warns of an image that cannot be loaded, and stays away where it is switched off', async () => {
    const warnings: string[] = [];
    const page = await open('/components/image-zoom', {
      build,
      expectedErrors: /404|ERR_/,
      before: async page => {
        page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
        await page.route('**/rspress-doc-image.svg', route => route.abort());
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            for (const image of document.querySelectorAll<HTMLImageElement>('.rspress-doc img'))
              image.src = '/rspress-doc-image.svg';
          }),
        );
      },
    });
    await hydrated(page);
    await expect.poll(() => warnings.filter(text => text.includes('rspress-doc-image.svg')).length).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);

    const off = await open('/components/image-zoom?globalUIComponents=0', { build });
    await hydrated(off);
    await off.waitForLoadState('networkidle');
    expect(await off.locator('.duet-zoomable').count()).toBe(0);
  });

  it('loads nothing on a page without images', async () => {
    const page = await open('/components/steps', { build });
    await hydrated(page);
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.waitForLoadState('networkidle');
    const before = await loaded();
    await page.goto(page.url().replace('steps', 'image-zoom'));
    await page.locator('.duet-zoomable').waitFor();
    const more = (await loaded()).filter(
      name => name.includes('/js/async/') && !name.includes('route-') && !before.includes(name),
    );
    expect(more.length).toBeGreaterThan(0);
  });
});

describe('the rest', () => {
  it('offers the page as Markdown, with and without script', async () => {
    const page = await open('/components/steps', {
      build,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('# Steps');
    expect(copied).toBe(await (await fetch(`${await originOf(build)}/components/steps.md`)).text());
    expect(await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href')).toBe(
      'https://rsbuild.duet.example/components/steps.md',
    );
    const list = page.locator('link[rel=describedby]');
    expect(await list.getAttribute('href')).toBe('https://rsbuild.duet.example/llms.txt');

    const plain = await open('/zh/components/steps', { build, javaScriptEnabled: false });
    expect(await plain.locator('link[rel=describedby]').getAttribute('href')).toBe(
      'https://rsbuild.duet.example/zh/llms.txt',
    );
    const editor = plain.getByRole('link', { name: '添加到 VS Code' });
    expect(await editor.getAttribute('href')).toMatch(/^vscode:mcp\/install\?%7B%22name%22%3A%22Duet%22/);
    expect(await editor.getAttribute('target')).toBeNull();
    await plain.getByRole('link', { name: '查看 Markdown' }).waitFor();
    expect(await plain.getByRole('button', { name: '复制本页 Markdown' }).count()).toBe(0);
  });

  it('translates the words for kinds of notes', async () => {
    const page = await open('/zh/components/callout', { build, javaScriptEnabled: false });
    const titles = await page.locator('.duet-callout__title:not(.rp-preview *)').allInnerTexts();
    expect(titles).toEqual([
      '提示',
      '说明',
      '信息',
      '重要',
      '注意',
      '小心',
      '危险',
      '自定义标题',
      '详细信息',
      '注意',
      '说明',
    ]);
    const open_ = page.locator('details.duet-callout').first();
    expect(await open_.locator('pre').isVisible()).toBe(false);
    await open_.locator('summary').click();
    await expect.poll(() => open_.locator('pre').isVisible()).toBe(true);
  });

  it('stand in the text without script, each in its own form', async () => {
    const page = await open('/components/source-code', { build, javaScriptEnabled: false });
    const to = (path: string) => page.goto(new URL(path, page.url()).href);
    const sources = page.getByRole('link', { name: 'Source', exact: true });
    expect(
      await sources.evaluateAll(all =>
        all.map(link => [link.getAttribute('href'), link.getAttribute('target')]),
      ),
    ).toContainEqual(['https://gitlab.com/group/project', '_blank']);
    const marks = await sources.locator('path').evaluateAll(all => all.map(path => path.getAttribute('d')));
    expect(new Set(marks).size).toBe(2);

    await to('/zh/components/source-code');
    expect(await page.getByRole('link', { name: '源码', exact: true }).count()).toBe(4);

    await to('/components/steps');
    const steps = page.locator('.duet-steps').first();
    expect(await steps.getByRole('heading').allInnerTexts()).toEqual(['Install', 'Start']);
    const counted = page.locator('.duet-steps').nth(1).getByRole('listitem');
    expect(
      await counted.evaluateAll(all => all.map(one => getComputedStyle(one, '::before').content)),
    ).toEqual(['counter(duet-step)', 'counter(duet-step)']);

    await to('/zh/components/tag');
    expect(await page.locator('h1 .duet-badge').allInnerTexts()).toEqual(['新']);
    const inLine = page.locator('.rspress-doc > p').first().locator('.duet-badge');
    expect(
      await inLine.evaluateAll(all => all.map(one => [one.textContent, (one as HTMLElement).dataset.type])),
    ).toEqual([
      ['新', 'tip'],
      ['实验性', 'warning'],
      ['已废弃', 'danger'],
      ['自定义', 'info'],
      ['文字', 'info'],
    ]);
    const edges = await inLine.evaluateAll(all => all.map(one => one.getBoundingClientRect()));
    expect(edges[4]!.left - edges[3]!.right).toBeGreaterThan(2);

    await to('/components/option-facts');
    const facts = page.locator('.duet-facts').first();
    const [label, value] = await Promise.all([
      facts.getByText('Default:').boundingBox(),
      facts.getByText('true', { exact: true }).boundingBox(),
    ]);
    expect(value!.x - label!.x).toBeGreaterThan(90);
  });

  it('let a prompt be copied and unfolded, also where the clipboard is closed', async () => {
    const page = await open('/components/prompt', {
      build,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await hydrated(page);
    const prompt = page.locator('.duet-prompt').first();
    const text = 'Read the migration guide and migrate this project.';
    expect(await prompt.getByText(text).isVisible()).toBe(false);
    await prompt.getByText('Show the prompt').click();
    await expect.poll(() => prompt.getByText(text).isVisible()).toBe(true);
    await prompt.getByRole('button', { name: 'Copy prompt' }).click();
    await prompt.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));
    });
    const asked = page.waitForEvent('dialog');
    const last = page.getByRole('button', { name: 'Copy prompt' }).last().click();
    const dialog = await asked;
    expect(dialog.defaultValue()).toBe('Look for options that have no effect and remove them.');
    await dialog.accept();
    await last;
  });

  it('fill a ring as the reader gets through the page', async () => {
    const page = await open('/components/read-percent', { build, height: 400 });
    await hydrated(page);
    const ring = page.locator('.rp-preview svg').first();
    expect(await ring.getAttribute('aria-hidden')).toBe('true');
    const filled = async () =>
      Number.parseFloat((await ring.locator('circle').last().getAttribute('stroke-dasharray'))!);
    expect(await filled()).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(filled).toBe(100);
  });

  it('prints notes on the paper, whose colour may be one of the site', async () => {
    const page = await open('/components/callout', { build });
    await page.emulateMedia({ media: 'print' });
    const grounds = await page
      .locator('.duet-callout')
      .evaluateAll(all => all.map(note => getComputedStyle(note).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });

  it('prints nothing that can only be pressed', async () => {
    const page = await open('/components/code-block', { build });
    await hydrated(page);
    await page.mouse.wheel(0, 2000);
    await page.locator('.duet-to-top').waitFor();
    const edit = page.getByRole('link', { name: 'Edit this page' });
    expect(await edit.count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect([await page.getByRole('button').allTextContents(), await edit.count()]).toEqual([[], 0]);
  });

  it('prints cards and buttons without what only screens show', async () => {
    const page = await open('/components/card', { build });
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('.duet-card__title a').first();
    expect(await link.evaluate(node => getComputedStyle(node, '::after').position)).toBe('static');
    await page.goto(page.url().replace('components/card', ''));
    const colorOf = (part: Locator) => part.first().evaluate(node => getComputedStyle(node).color);
    const ink = await colorOf(page.getByRole('heading'));
    await expect.poll(() => colorOf(page.locator('.duet-button[data-theme=brand]'))).toBe(ink);
  });

  it('prints every panel, everything folded, and where links lead', async () => {
    const page = await open('/components/tabs', { build, colorScheme: 'dark' });
    await hydrated(page);
    const tabs = await pdfText(await page.pdf());
    for (const text of [
      'RunsonLinux',
      'RunsonmacOS',
      'RunsonWindows',
      'Configuredintheregistry',
      'Thethirdpanel',
    ]) {
      expect(tabs).toContain(text);
    }
    expect(tabs).not.toContain('Copy');
    // Paper is light, whatever the reader's scheme.
    await page.emulateMedia({ media: 'print' });
    const [ink, token] = await page.evaluate(() =>
      ['.rspress-doc p', '.t-f'].map(one => getComputedStyle(document.querySelector(one)!).color),
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.locator('html:not(.dark)').waitFor();
    expect([ink, token]).toEqual(
      await page.evaluate(() =>
        ['.rspress-doc p', '.t-f'].map(one => getComputedStyle(document.querySelector(one)!).color),
      ),
    );
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
    await page.goto(page.url().replace('tabs', 'package-manager-tabs'));
    // Nothing of the frame, on wide paper neither, and names of tabs are as far from the edge as commands.
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.duet-banner, .duet-panel').filter({ visible: true }).count()).toBe(0);
    expect(
      await page
        .locator('.duet-commands > [role=tabpanel]')
        .first()
        .evaluate(node => getComputedStyle(node, '::before').paddingLeft),
    ).toBe('16px');
    await page.emulateMedia({ media: null });
    const commands = await pdfText(await page.pdf());
    for (const text of ['npminstall-D', 'yarnadd-D', 'pnpminstall-D', 'bunadd-D']) {
      expect(commands).toContain(`${text}@rsbuild/core`);
    }
    await page.goto(page.url().replace('package-manager-tabs', 'callout'));
    const callout = await pdfText(await page.pdf());
    expect(callout).toContain('window.close();');
    expect(callout).toContain('link(/components/tabs)');
    await page.goto(page.url().replace('callout', 'code-block'));
    const code = await pdfText(await page.pdf());
    expect(code).toContain('thelastline');
    expect(code).toContain('hasaname.');
  });
});
