import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { replaceNodes } from '../../shared/pageSource';
import { type PageGlossary, sortedTerms, type Tag, tagsOf } from './remarkTerms';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** The source of a page with terms as text, and the list of all terms as a list. */
export function withPlainTerms(source: string, glossaryOf: () => PageGlossary): string {
  if (!/<(Term|Glossary)\b/.test(source)) return source;
  const textOf = (tag: Tag) => {
    if (tag.name === 'Glossary')
      return sortedTerms(glossaryOf())
        .map(({ name, definition }) => `- **${name}**: ${definition.replace(/\s*\n\s*/g, ' ')}`)
        .join('\n');
    const { children } = tag;
    return source.slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0);
  };
  return replaceNodes(source, text => mdx.parse(text) as Root, tagsOf, textOf);
}
