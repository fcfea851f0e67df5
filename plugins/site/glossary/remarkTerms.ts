import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Node, Parent, PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../shared/didYouMean';
import { userError } from '../../../shared/node/userError';
import { escapePattern } from '../../../shared/pattern';
import { mdxNode } from '../../shared/mdxNode';
import { rewriteLinks } from '../../shared/pageLinks';
import { relativeTo } from '../../shared/site';
import { idOf, keyOf, type Term, termsByForm } from './terms';

const sheet = join(import.meta.dirname, 'client/glossary.css');
const markdown = unified().use(remarkParse).freeze();
/** Elements in which a mention is not marked. */
const closed = new Set(['heading', 'link', 'linkReference', 'mdxJsxTextElement', 'mdxJsxFlowElement']);

/** A tag of this plugin. */
export type Tag = MdxJsxTextElement | MdxJsxFlowElement;

/** The tags `<Term>` and `<Glossary />` of a page, in order. */
export function tagsOf(tree: Root): Tag[] {
  const tags: Tag[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], node => {
    const tag = node as Node as Tag;
    if (tag.name === 'Term' || tag.name === 'Glossary') tags.push(tag);
  });
  return tags;
}

/** The form that a tag names: its attribute `name`, else its text. */
function formOf(tag: Tag): string {
  const name = tag.attributes.find(attribute => 'name' in attribute && attribute.name === 'name')?.value;
  return typeof name === 'string' ? name : textOf(tag);
}

/** What a page gets from the glossary. */
export interface PageGlossary {
  /** The terms in the language of the page. */
  terms: readonly Term[];
  lang: string;
  /** The address of a link in a definition, as the page needs it. */
  linkOf: (url: string) => string;
}

/** Remark plugin: gives terms their definitions, and makes the list of all terms. */
export function remarkTerms(glossaryOf: (file: string) => PageGlossary, firstMention: boolean) {
  return (tree: Root, file: VFile): void => {
    const tags = tagsOf(tree);
    if (tags.length === 0 && !firstMention) return;
    const glossary = glossaryOf(file.path);
    const { terms } = glossary;
    const byForm = termsByForm(terms);
    const pageHash = createHash('sha256')
      .update(relativeTo(process.cwd(), file.path))
      .digest('hex')
      .slice(0, 4);
    let count = 0;
    const marked = (term: Term, content: PhrasingContent[]) => {
      count += 1;
      return withDefinition(term, content, `duet-term-${pageHash}-${count}`, glossary);
    };
    const problems: string[] = [];
    const seen = new Set<Term>();
    const hasList = tags.some(({ name }) => name === 'Glossary');
    for (const tag of tags) {
      if (tag.name === 'Glossary') {
        Object.assign(tag, listOf(glossary));
        continue;
      }
      const form = formOf(tag);
      const term = byForm.get(keyOf(form));
      if (!term) {
        const names = terms.map(({ name }) => name);
        const hint = didYouMean(form, names) ?? 'Add it to the glossary.';
        problems.push(
          `${relativeTo(process.cwd(), file.path)}:${tag.position?.start.line}: the glossary has no term "${form}". ${hint}`,
        );
        continue;
      }
      seen.add(term);
      // In a line of its own, the tag is a block with a paragraph.
      const isBlock = tag.type === 'mdxJsxFlowElement';
      const content = isBlock ? ((tag.children[0] as Parent | undefined)?.children ?? []) : tag.children;
      const nodes = marked(term, content as PhrasingContent[]);
      Object.assign(tag, isBlock ? { type: 'paragraph', children: nodes } : element('span', {}, nodes));
    }
    if (problems.length > 0)
      throw userError(`[rspress-plugin-duet/glossary] Terms are unknown:\n  ${problems.join('\n  ')}`);
    if (firstMention && !hasList) markMentions(tree, byForm, seen, marked);
    if (count > 0 || tags.length > 0) tree.children.unshift(mdxNode(`import ${JSON.stringify(sheet)}`));
  };
}

/** Marks the first mention of every term that has none. */
function markMentions(
  tree: Root,
  byForm: ReadonlyMap<string, Term>,
  seen: Set<Term>,
  marked: (term: Term, content: PhrasingContent[]) => PhrasingContent[],
): void {
  if (byForm.size === 0) return;
  const pattern = formPattern([...byForm.keys()]);
  visit(tree, (node, index, parent) => {
    if (closed.has(node.type)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const { value } = node as Text;
    const added: PhrasingContent[] = [];
    let end = 0;
    for (const match of value.matchAll(pattern)) {
      const term = byForm.get(keyOf(match[0]))!;
      if (seen.has(term)) continue;
      seen.add(term);
      added.push({ type: 'text', value: value.slice(end, match.index) });
      added.push(...marked(term, [{ type: 'text', value: match[0] }]));
      end = match.index + match[0].length;
    }
    if (added.length === 0) return undefined;
    added.push({ type: 'text', value: value.slice(end) });
    (parent as Parent).children.splice(index, 1, ...added);
    return [SKIP, index + added.length];
  });
}

/** Finds forms as whole words; languages without spaces have no words. The longest form wins. */
function formPattern(forms: readonly string[]): RegExp {
  const word = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_-]';
  const sources = [...forms]
    .sort((a, b) => b.length - a.length)
    .map(form => escapePattern(form).replaceAll(' ', '\\s+'))
    .map(
      form =>
        `${/^[\p{Script=Latin}\p{N}]/u.test(form) ? `(?<!${word})` : ''}${form}${/[\p{Script=Latin}\p{N}]$/u.test(form) ? `(?!${word})` : ''}`,
    );
  return new RegExp(sources.join('|'), 'giu');
}

/** A button with the term, and its definition in a popover, which needs no script. */
function withDefinition(
  term: Term,
  content: PhrasingContent[],
  id: string,
  glossary: PageGlossary,
): PhrasingContent[] {
  return [
    element('button', { type: 'button', className: 'duet-term', popoverTarget: id }, content),
    element('span', { id, className: 'duet-term__definition rp-not-doc', popover: 'auto' }, [
      element('dfn', {}, [{ type: 'text', value: term.name }]),
      { type: 'text', value: ' ' },
      ...inlineOf(term.definition, glossary),
    ]),
  ];
}

/** All terms in the order of their language. */
export const sortedTerms = ({ terms, lang }: PageGlossary): Term[] =>
  [...terms].sort((a, b) => a.name.localeCompare(b.name, lang));

/** All terms, with an address each. */
function listOf(glossary: PageGlossary): MdxJsxFlowElement {
  const children = sortedTerms(glossary).flatMap(term => [
    block('dt', { id: idOf(term) }, [element('dfn', {}, [{ type: 'text', value: term.name }])]),
    block('dd', {}, inlineOf(term.definition, glossary)),
  ]);
  return block('dl', { className: 'duet-glossary' }, children);
}

/** The links to pages in a definition. */
export function linksIn(definition: string): string[] {
  const links: string[] = [];
  rewriteLinks(markdown.parse(definition), url => {
    links.push(url);
    return url;
  });
  return links;
}

function inlineOf(source: string, { linkOf }: PageGlossary): PhrasingContent[] {
  const tree = markdown.parse(source);
  rewriteLinks(tree, linkOf);
  return tree.children.flatMap(node => (node.type === 'paragraph' ? node.children : []));
}

const attributesOf = (props: Record<string, string>) =>
  Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));

function element(
  name: string,
  props: Record<string, string>,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(props), children };
}

function block(name: string, props: Record<string, string>, children: unknown[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(props),
    children: children as MdxJsxFlowElement['children'],
  };
}

const textOf = (node: Node): string =>
  'value' in node ? String(node.value) : ((node as Parent).children ?? []).map(textOf).join('');
