import { basename } from 'node:path';
import { frontmatterBlock } from '../../../shared/frontmatter';
import { sheet } from './listPages';
import { titleHeading } from './posts';
import type { PostParts } from './remarkPost';

/** The source of a page without the tags of this plugin, for the Markdown output. */
export function withPlainPosts(source: string, parts: PostParts | undefined): string {
  if (parts?.facts) {
    const line = plain(parts.facts);
    const end = titleHeading(source)?.end ?? frontmatterBlock.exec(source)?.[0].length ?? 0;
    return `${source.slice(0, end)}\n\n${line}\n${source.slice(end)}`;
  }
  if (parts?.posts !== undefined) {
    const { posts } = parts;
    return source.replace(/^[ \t]*<Posts\s*\/>[ \t]*$/m, () => plain(posts));
  }
  return source.includes(`/${basename(sheet)}"`) ? plain(source) : source;
}

/** Markdown in place of the tags that lists and facts consist of. */
function plain(text: string): string {
  return text
    .replace(/^import ".*blog\.css";$/m, '')
    .replace(/<h2[^>]*>(.*)<\/h2>/g, '## $1\n')
    .replace(/<\/?(article|p|nav|span|time)\b[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n');
}
