import { describe, expect, it } from '@rstest/core';
import { merged, shortenTokens } from '../../../../../theme/shared/code/codeTokens';
import type { HtmlNode } from '../../../../../theme/shared/html';

const text = (value: string): HtmlNode => ({ type: 'text', value });
const span = (properties: Record<string, unknown>, ...children: HtmlNode[]): HtmlNode => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});
const token = (name: string, value: string) => span({ class: name }, text(value));
/** The nodes as they are written, `[class|text]` for an element. */
const written = (nodes: HtmlNode[] = []): string =>
  nodes
    .map(({ value, properties, children }) =>
      children ? `[${Object.values(properties!).join(' ')}|${written(children)}]` : value,
    )
    .join('');

describe('merged', () => {
  it.each<[string, HtmlNode[], string]>([
    ['adjacent texts', [text('a'), text('b')], 'ab'],
    ['tokens of one class', [token('t-k', 'a'), token('t-k', 'b')], '[t-k|ab]'],
    ['tokens of one class around whitespace', [token('t-c', 'a'), text(' '), token('t-c', 'b')], '[t-c|a b]'],
    ['spans without properties', [span({}, text('a')), text('b')], 'ab'],
    ['tokens of whitespace', [token('t-k', ' '), token('t-n', 'a')], ' [t-n|a]'],
  ])('joins %s', (_, nodes, result) => {
    expect(written(merged(nodes))).toBe(result);
  });

  it.each<[string, HtmlNode[], string]>([
    ['tokens of two classes', [token('t-k', 'a'), token('t-n', 'b')], '[t-k|a][t-n|b]'],
    ['tokens with text between them', [token('t-k', 'a'), text('.'), token('t-k', 'b')], '[t-k|a].[t-k|b]'],
    ['tokens of two lines', [token('t-c', 'a'), text('\n'), token('t-c', 'b')], '[t-c|a]\n[t-c|b]'],
    ['spans that are not tokens', [token('line', 'a'), token('line', 'b')], '[line|a][line|b]'],
  ])('leaves %s apart', (_, nodes, result) => {
    expect(written(merged(nodes))).toBe(result);
  });
});

describe('shortenTokens', () => {
  const shortened = (properties: Record<string, unknown>) => {
    const node = span({}, span(properties, text('a')));
    shortenTokens(node);
    return node.children![0]!.properties ?? node.children![0]!.value;
  };

  it.each<[string, unknown]>([
    ['color:var(--shiki-token-keyword)', { class: 't-k' }],
    ['color: var(--shiki-token-comment); font-style: italic', { class: 't-c t-i' }],
    ['color:var(--shiki-token-string);color:red', { class: 't-s', style: 'color:red' }],
    // A kind that a newer Shiki has keeps its colour.
    ['color:var(--shiki-token-new)', { style: 'color:var(--shiki-token-new)' }],
    ['color:var(--shiki-foreground)', 'a'],
  ])('makes the style "%s" %j', (style, result) => {
    expect(shortened({ style })).toEqual(result);
  });

  it('keeps the classes of a token', () => {
    expect(shortened({ class: 'own', style: 'color:var(--shiki-token-link)' })).toEqual({ class: 'own t-l' });
  });
});
