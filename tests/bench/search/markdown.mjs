import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/**
 * The pages of a folder of Markdown as the documents of a search index: what a site of another subject would have,
 * without building one.
 * @param {string} folder files whose names begin with `_` are parts of pages
 * @param {string} lang
 * @returns {object[]}
 */
export function documentsOfMarkdown(folder, lang) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file) && !/(^|[\\/])_/.test(file))
    .sort()
    .map(file =>
      documentOf(
        readFileSync(join(folder, file), 'utf8'),
        `/${lang}/${file.replaceAll('\\', '/').replace(/\.mdx?$/, '')}`,
        lang,
      ),
    );
}

function documentOf(source, routePath, lang) {
  const [, matter = '', body] = /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/.exec(source);
  const nodes = fromMarkdown(body.replace(/<!--[\s\S]*?-->/g, '')).children;
  const fields = Object.fromEntries(
    [...matter.matchAll(/^(title|description|keywords): *(.+)$/gm)].map(([, key, value]) => [
      key,
      value.replace(/^["'[]|["'\]]$/g, ''),
    ]),
  );
  const titleNode = nodes.find(node => node.type === 'heading' && node.depth === 1);
  let content = '';
  const toc = [];
  for (const node of nodes) {
    if (node === titleNode || node.type === 'html' || node.type === 'definition') continue;
    const text = textOf(node).replace(/\s*\{ ?#[^}]*\}/, '');
    if (node.type === 'heading' && node.depth < 5) {
      toc.push({ text, id: `section-${toc.length}`, depth: node.depth, charIndex: content.length });
    }
    content += `${text}\n\n`;
  }
  const title = fields.title ?? (titleNode ? textOf(titleNode).replace(/\s*\{ ?#[^}]*\}/, '') : routePath);
  return {
    id: routePath,
    title,
    content,
    routePath,
    lang,
    toc,
    domain: '',
    description: fields.description ?? '',
    keywords: (fields.keywords ?? '')
      .split(/[,，、]/)
      .map(word => word.trim())
      .filter(Boolean),
  };
}
