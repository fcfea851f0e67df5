import { describe, expect, it } from '@rstest/core';
import { stableOrderPlugin, withSortedSidebars } from '../../../../theme/node/stableOrder';

const site = (...keys: string[]) => ({
  title: 'Site',
  themeConfig: {
    sidebar: Object.fromEntries(keys.map(key => [key, [{ text: key }]])),
    locales: [
      { lang: 'en', sidebar: Object.fromEntries(keys.map(key => [`/en${key}`, []])) },
      { lang: 'zh' },
    ],
  },
});
const moduleOf = (...keys: string[]) => `export default ${JSON.stringify(site(...keys), null, 2)}`;

describe('stableOrderPlugin', () => {
  it('makes the same site data whatever the order in which folders were read', () => {
    const code = withSortedSidebars(moduleOf('/guide/', '/api/'));
    expect(code).toBe(withSortedSidebars(moduleOf('/api/', '/guide/')));
    expect(JSON.parse(code.slice('export default '.length, -1))).toEqual(site('/api/', '/guide/'));
    expect(code.indexOf('"/api/"')).toBeLessThan(code.indexOf('"/guide/"'));
  });

  // Otherwise every change in development changes the site data, and the page that is open reloads.
  it('does so in development, where calls of React Fast Refresh follow the data', () => {
    const calls = `\n\nfunction $RefreshSig$() { return {} }\nPromise.resolve().then(() => { refresh({}) });\n`;
    for (const end of [calls, `;${calls}`]) {
      const code = withSortedSidebars(moduleOf('/guide/', '/api/') + end);
      expect(code).toBe(withSortedSidebars(moduleOf('/api/', '/guide/') + end));
      expect(code.endsWith(calls)).toBe(true);
      expect(code.indexOf('"/api/"')).toBeLessThan(code.indexOf('"/guide/"'));
      // Once more, as it is when it has been written.
      expect(withSortedSidebars(code)).toBe(code);
    }
  });

  it('keeps a module of another form', () => {
    const other = 'export { default } from "elsewhere";';
    expect(withSortedSidebars(other)).toBe(other);
  });

  it('makes the same configuration, which is in the key of the cache', async () => {
    const [first, second] = [site('/guide/', '/api/'), site('/api/', '/guide/')];
    for (const config of [first, second]) await stableOrderPlugin().beforeBuild!(config as never, true);
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('lists the pages that plugins add in their order, behind the others', () => {
    const page = (absolutePath: string) => ({ routeMeta: { absolutePath } });
    const added = (number: number) => page(`/site/node_modules/.rspress/runtime/temp-${number}.mdx`);
    const routeData = new Map([
      ['/blog/', added(10)],
      ['/404', added(2)],
      ['/temp-1', page('/site/docs/temp-1.mdx')],
      ['/zh/404', added(1)],
      ['/', page('/site/docs/index.mdx')],
    ]);
    stableOrderPlugin().routeServiceGenerated!({ routeData } as never, true);
    expect([...routeData.keys()]).toEqual(['/temp-1', '/', '/zh/404', '/404', '/blog/']);
  });

  it('takes a configuration without sidebars', async () => {
    const config = {};
    await stableOrderPlugin().beforeBuild!(config, true);
    expect(config).toEqual({});
  });
});
