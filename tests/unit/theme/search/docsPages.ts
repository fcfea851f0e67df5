import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../../../theme/shared/search/types';
import { page } from './samplePages';

/** The pages of this repository's documentation, about as the build indexes them: a large, natural text. */
export function docsPages(lang: 'en' | 'zh'): SearchDocument[] {
  const folder = join('docs', lang);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file) && !/(^|[\\/])_|(^|[\\/])index\./.test(file))
    .sort()
    .map(file => {
      const source = readFileSync(join(folder, file), 'utf8');
      const [, head = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
      const text = body
        .replace(/^(import|export) .*$/gm, '')
        .replace(/^```.*$|\{#[\w-]+\}|\\|<[^>\n]*>|[*`|]/gm, '')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/^# .*$/m, '')
        .replace(/^##+ /gm, '# ');
      const title = /^title: (.*)$/m.exec(head)?.[1] ?? /^# (.*)$/m.exec(body)?.[1] ?? file;
      const description = /^description: (.*)$/m.exec(head)?.[1];
      const address = `/${lang === 'zh' ? 'zh/' : ''}${file.replaceAll('\\', '/').replace(/\.mdx?$/, '')}`;
      return page(address, title, text, { lang, description });
    });
}
