import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isText, listFor, type Page, pageModule } from './pages';
import type { SiteModel } from './siteModel';

/** File of the module that carries a page's own data. */
export function moduleFile(folder: string, { routePath }: Pick<Page, 'routePath'>): string {
  return join(folder, `page-${createHash('sha1').update(routePath).digest('hex')}.js`);
}

/** Writes the modules of all sidebars, and of all pages with their records if `ownRecords`, into an emptied folder. */
export async function writePageModules(folder: string, site: SiteModel, ownRecords: boolean): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // These modules have side effects, whatever the site's own package.json says.
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "sideEffects": true }\n');
  const sidebars = await site.sidebars();
  const all = [...site.pages.values()].flat();
  const writes = all
    .filter(page => isText(page._filepath))
    .map(async page => {
      const name = sidebars?.nameFor(page.routePath, page.lang);
      const list = ownRecords ? listFor(page, await readFile(page._filepath, 'utf8'), all) : [];
      const code = pageModule(list, ownRecords ? page : undefined, name && `./${name}.js`);
      await writeFile(moduleFile(folder, page), code);
    });
  const modules = sidebars?.modules ?? [];
  await Promise.all([
    ...writes,
    ...modules.map(({ name, code }) => writeFile(join(folder, `${name}.js`), code)),
  ]);
}
