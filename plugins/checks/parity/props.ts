import { type Finding, mistake } from '../core/finding';
import type { Component, Page } from '../core/page';
import { codeDifference } from './code';

/**
 * Components of both pages get the same props, apart from texts for people: a
 * home page is made of such texts, and its links and code must stay the same.
 */
export function compareProps(original: Page, translated: Page): Finding[] {
  const names = [original, translated].map(page => page.components.map(({ name }) => name).join());
  // Other components are told of already; without a twin there is nothing to compare.
  if (names[0] !== names[1]) return [];
  return translated.components.flatMap((to, index) => {
    const from = original.components[index]!;
    const props = new Set([...Object.keys(from.attributes), ...Object.keys(to.attributes)]);
    return [...props].flatMap(prop => compareProp(original, from, translated, to, prop));
  });
}

function compareProp(
  original: Page,
  from: Component,
  translated: Page,
  to: Component,
  prop: string,
): Finding[] {
  const [left, right] = [from.attributes[prop], to.attributes[prop]];
  const at = to.places[prop] ?? to;
  const there = `${original.file}:${(from.places[prop] ?? from).line}`;
  const tell = (line: number, message: string, right: string) => [
    mistake('parity/props', translated, { line, column: at.column }, message, right),
  ];
  if (left === undefined)
    return tell(at.line, `<${to.name}> has the prop \`${prop}\`, its original not.`, `${there} has none.`);
  if (right === undefined)
    return tell(at.line, `<${to.name}> lacks the prop \`${prop}\` of its original.`, `${there} has it.`);
  const difference = codeDifference(left, right, 'tsx');
  if (!difference) return [];
  return tell(
    at.line + difference.line - 1,
    `The prop \`${prop}\` of <${to.name}> differs from its original in more than words.`,
    difference.original
      ? `\`${difference.original}\` (${there})`
      : `${there} ends before \`${difference.translated}\`.`,
  );
}
