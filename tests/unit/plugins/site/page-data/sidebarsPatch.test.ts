import { describe, expect, it } from '@rstest/core';
import { sidebarsPatch } from '../../../../../plugins/site/page-data/sidebarsPatch';
import { patches } from './support';

const config = {
  root: 'docs',
  lang: 'en',
  themeConfig: { nav: [], sidebar: { '/guide/': [{ text: '开始', link: '/guide/start' }] } },
};

/** The module as Rspress writes it, with a sidebar that only this module has. */
async function stockModule(): Promise<string> {
  const { createSiteData } = (await import(
    '@rspress/core/dist/node/runtimeModule/siteData/createSiteData.js'
  )) as { createSiteData: (config: object) => Promise<{ siteData: { themeConfig: { sidebar: object } } }> };
  const { siteData } = await createSiteData({ ...structuredClone(config), title: 'Site' });
  Object.assign(siteData.themeConfig.sidebar, { '/own/': [{ text: 'Own', link: '/own' }] });
  return `export default ${JSON.stringify(siteData)}`;
}
const stock = await stockModule();

describe("Rspress's site data", () => {
  it('keeps the sidebars that are in no module', async () => {
    const { read, rewrite } = sidebarsPatch(patches());
    const split = await read(config as never);
    expect(split!.modules).toHaveLength(1);
    const code = rewrite(stock);
    expect(code).not.toContain('开始');
    expect(JSON.parse(code.slice('export default '.length, -1))).toMatchObject({
      title: 'Site',
      themeConfig: { sidebar: { '/own/': [{ text: 'Own' }] } },
    });
  });

  it('stays as it is without split sidebars, or written differently, which is reported', async () => {
    const used = patches();
    const { read, rewrite } = sidebarsPatch(used);
    expect(rewrite(stock)).toBe(stock);
    await read(config as never);
    expect(rewrite('export const site = {};')).toBe('export const site = {};');
    expect(used.warnings([])[0]).toContain('Without it, the first load holds all sidebars.');
  });

  it('stays as it is if Rspress cannot read the sidebars, which is reported with the error', async () => {
    const used = patches();
    const { read, rewrite } = sidebarsPatch(used);
    const themeConfig = {
      get sidebar(): never {
        throw new Error('No such folder: guide');
      },
    };
    expect(await read({ root: 'docs', themeConfig } as never)).toBeUndefined();
    expect(rewrite(stock)).toBe(stock);
    expect(used.warnings([])).toEqual([
      expect.stringMatching(
        /"sidebars" does not work with @rspress\/core: Error: No such folder: guide\. Without it, the first load holds all sidebars\./,
      ),
    ]);
  });

  it('stays as it is with the patch off', async () => {
    const { read, rewrite } = sidebarsPatch(patches({ sidebars: false }));
    expect(await read(config as never)).toBeUndefined();
    expect(rewrite(stock)).toBe(stock);
  });
});
