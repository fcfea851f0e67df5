import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** HTML of every page that a build wrote, by its address without base; pages that only redirect are left out. */
export function sitePages(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.html'))
      .sort()
      .map(file => [addressOf(file), readFileSync(join(folder, file), 'utf8')] as const)
      .filter(([, html]) => !html.includes('http-equiv="refresh"')),
  );
}

function addressOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return `/${path.replace(/(^|\/)index$/, '$1')}`;
}
