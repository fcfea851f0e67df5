import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { type Site, siteOf } from '../../../../../plugins/shared/site';
import { limit } from '../../../../../plugins/site/sitemap/sitemap';
import { writeRobots, writeSitemap } from '../../../../../plugins/site/sitemap/writeSitemap';
import { temporaryFolder } from '../../temporaryFolder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Site;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = { ...siteOf({ siteOrigin: 'https://example.com', base: '/docs/' }), outDir: folder.path };
});
afterEach(() => folder.remove());

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://example.com/${index}`, alternates: [] }));
const countIn = async (file: string) => (await folder.read(file)).split('<url>').length - 1;

describe('writeSitemap', () => {
  it('writes one file up to the limit', async () => {
    await writeSitemap(entries(limit), site);
    expect(await countIn('sitemap.xml')).toBe(limit);
    await expect(folder.read('sitemap-1.xml')).rejects.toThrow('ENOENT');
  });

  it('writes several files and an index above it', async () => {
    await writeSitemap(entries(limit + 1), site);
    expect(await folder.read('sitemap.xml')).toContain('<loc>https://example.com/docs/sitemap-2.xml</loc>');
    expect(await countIn('sitemap-1.xml')).toBe(limit);
    expect(await countIn('sitemap-2.xml')).toBe(1);
  });

  it('writes an empty sitemap for a site without pages', async () => {
    await writeSitemap([], site);
    expect(await folder.read('sitemap.xml')).toContain('<urlset');
  });
});

describe('writeRobots', () => {
  it('keeps the rules of the public folder', async () => {
    await folder.put('robots.txt', 'User-agent: x\nDisallow: /\n');
    await writeRobots(['/a'], site);
    expect(await folder.read('robots.txt')).toBe(
      'User-agent: x\nDisallow: /\n\nSitemap: https://example.com/docs/sitemap.xml\n',
    );
  });

  it('writes rules where there are none', async () => {
    await writeRobots(['/a'], site);
    expect(await folder.read('robots.txt')).toContain('Disallow: /a\n');
  });
});
