import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers of all pages that `pluginSecurity` wrote into a built folder. */
export function headersOf(folder: string): Record<string, string> {
  const [, block = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('/*\n');
  const lines = block.trim().split('\n');
  return Object.fromEntries(lines.map(line => line.trim().split(/: (.*)/, 2) as [string, string]));
}
