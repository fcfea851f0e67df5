import { type Finding, pageError } from '../core/finding';
import type { Component, Page } from '../core/page';
import { codeDifference, differenceFix } from './codeDifference';

/** Components on both pages have the same props, apart from translated text; links and code must stay the same. */
export function compareProps(original: Page, translated: Page): Finding[] {
  const namesIn = ({ components }: Page) => components.map(({ name }) => name).join();
  // Other components are reported by `parity/components`.
  if (namesIn(original) !== namesIn(translated)) return [];
  return translated.components.flatMap((component, index) => {
    const source = original.components[index]!;
    const props = new Set([...Object.keys(source.attributes), ...Object.keys(component.attributes)]);
    return [...props].flatMap(prop => compareProp(original, source, translated, component, prop));
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
  const { line, column } = to.positions[prop] ?? to;
  const source = `${original.file}:${(from.positions[prop] ?? from).line}`;
  const report = (message: string, fix: string, offset = 0) => [
    pageError('parity/props', translated, { line: line + offset, column }, message, fix),
  ];
  if (left === undefined)
    return report(
      `<${to.name}> has the prop \`${prop}\`, its original does not.`,
      `Remove it: ${source} has none.`,
    );
  if (right === undefined)
    return report(`<${to.name}> lacks the prop \`${prop}\` of its original.`, `Add it, as in ${source}.`);
  // The site adds no language to the address of an element.
  const withoutLanguage = right.replace(`/${translated.lang}/`, '/');
  const difference = codeDifference(left, right, 'tsx');
  if (!difference || (prop === 'href' && left === withoutLanguage)) return [];
  const message = `The prop \`${prop}\` of <${to.name}> differs from its original in more than text.`;
  return report(message, differenceFix(difference, source), difference.line - 1);
}
