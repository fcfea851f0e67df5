import { didYouMean } from '../../../../shared/didYouMean';
import type { Documented } from '../core/documentedOptions';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import type { OptionPagesSettings } from './options';
import { parentOf, routeOfOption } from './optionTree';
import { childrenOf, type PackageFacts } from './packageFacts';

/** The H1 names an option of the package, the page has the option's address, and it states each fact once. */
export function checkStructure(
  page: Page,
  documented: readonly Documented[],
  { options, paged }: Pick<PackageFacts, 'options' | 'paged'>,
  { folder }: Pick<OptionPagesSettings, 'folder'>,
): Finding[] {
  const title = page.headings[0] ?? { text: '', line: 1, column: 1 };
  const name = title.text;
  if (!options.has(name)) {
    const candidates = [...options.keys()].filter(path => path.split('.').length <= 2);
    const fix = didYouMean(name, candidates) ?? 'Use the path of an option as the H1.';
    return [pageError('options/unknown', page, title, `The package has no option \`${name}\`.`, fix)];
  }
  const findings: Finding[] = [];
  const route = `${folder}/${routeOfOption(name)}`;
  if (paged.some(({ path }) => path === name) && page.route !== route) {
    const message = `\`${name}\` is described at ${page.route}.`;
    findings.push(pageError('options/route', page, title, message, `Move the page to ${route}.`));
  }
  const topLevel = documented.filter(({ top }) => top);
  if (topLevel.length !== 1) {
    const message = `The page has ${topLevel.length || 'no'} <OptionFacts> for \`${name}\`.`;
    const fix = 'State the facts in one <OptionFacts> below the H1.';
    findings.push(pageError('options/facts', page, topLevel[1]?.facts ?? title, message, fix));
  }
  return [
    ...findings,
    ...documented.flatMap(each => [...factRules(each), ...unknownProperty(each, name, options)]),
  ];
}

function factRules({ page, facts, path, type, default: defaults }: Documented): Finding[] {
  const report = (what: string, fix: string) =>
    pageError('options/facts', page, facts, `The facts of \`${path}\` state ${what}.`, fix);
  const typeFix = 'Write one bullet **Type:** (类型：) with the type in a code span.';
  const defaultFix = 'Write a bullet **Default:** (默认值：), with `undefined` if there is none.';
  return [
    ...(type.length === 1 ? [] : [report(`${type.length} types`, typeFix)]),
    ...(defaults.length > 0 ? [] : [report('no default', defaultFix)]),
  ];
}

function unknownProperty(
  { page, facts, path }: Documented,
  name: string,
  options: PackageFacts['options'],
): Finding[] {
  if (path === name || options.has(path)) return [];
  const siblings = childrenOf(options, parentOf(path));
  // Properties of types from other packages are not listed; `options/type` compares them.
  if (siblings.length === 0) return [];
  const fix = didYouMean(path.split('.').at(-1)!, siblings) ?? `It has ${siblings.join(', ')}.`;
  const position = page.headings[facts.section] ?? facts;
  return [pageError('options/unknown', page, position, `The package has no option \`${path}\`.`, fix)];
}
