import { join } from 'node:path';
import { logger } from '@rspress/core';
import { readIfExists, writeOutput } from '../../shared/outputFile';
import type { Site } from '../../shared/site';
import { limit, missingRules, robotsTxt, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap';

/** Writes `sitemap.xml`; a site with more pages than one file may list gets several files and an index. */
export async function writeSitemap(entries: SitemapEntry[], site: Site): Promise<void> {
  const count = Math.ceil(entries.length / limit);
  if (count <= 1) return writeOutput(join(site.outDir, 'sitemap.xml'), sitemapXml(entries));
  const names = Array.from({ length: count }, (_, index) => `sitemap-${index + 1}.xml`);
  const parts = names.map((_, index) => entries.slice(index * limit, (index + 1) * limit));
  await Promise.all(
    names.map((name, index) => writeOutput(join(site.outDir, name), sitemapXml(parts[index]!))),
  );
  await writeOutput(
    join(site.outDir, 'sitemap.xml'),
    sitemapIndexXml(names.map(name => fileUrl(name, site))),
  );
}

/** Writes `robots.txt`, or adds the sitemap to the one of the public folder. */
export async function writeRobots(disallow: string[], site: Site): Promise<void> {
  const path = join(site.outDir, 'robots.txt');
  const existing = await readIfExists(path);
  const missing = missingRules(existing, disallow);
  if (missing.length > 0)
    logger.warn(
      `[rspress-plugin-duet/sitemap] robots.txt of the public folder is kept and lacks paths of \`robots.disallow\`. Add to it: ${missing.join(', ')}`,
    );
  await writeOutput(path, robotsTxt(existing, fileUrl('sitemap.xml', site), disallow));
}

const fileUrl = (file: string, site: Site) => `${site.origin}${site.base}${file}`;
