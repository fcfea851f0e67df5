import { didYouMean } from '../../../shared/didYouMean';
import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';
import type { Documented } from './facts';
import type { OptionsSettings } from './options';
import { parentOf, routeOfOption } from './tree';
import { childrenOf, type Truth } from './truth';

/** The page names an option, lies where that option belongs and states its facts once. */
export function checkForm(
  page: Page,
  own: Documented[],
  { options, paged }: Truth,
  { folder }: OptionsSettings,
): Finding[] {
  const [title] = page.headings;
  const at = title ?? { line: 1, column: 1 };
  const paths = paged.map(({ path }) => path);
  if (!title || !options.has(title.text)) {
    const name = title?.text ?? '';
    const near = didYouMean(
      name,
      [...options.keys()].filter(path => path.split('.').length <= 2),
    );
    return [
      mistake(
        'options/unknown',
        page,
        at,
        `The package has no option \`${name}\`.`,
        near ?? 'The H1 is the path of an option.',
      ),
    ];
  }
  const findings: Finding[] = [];
  const route = `${folder}/${routeOfOption(title.text)}`;
  if (paths.includes(title.text) && page.route !== route) {
    findings.push(
      mistake(
        'options/place',
        page,
        at,
        `\`${title.text}\` is described at ${page.route}.`,
        `Its page is ${route}.`,
      ),
    );
  }
  const tops = own.filter(({ top }) => top);
  if (tops.length !== 1) {
    const count = tops.length === 0 ? 'no' : tops.length;
    findings.push(
      mistake(
        'options/facts',
        page,
        tops[1]?.facts ?? at,
        `The page has ${count} <OptionFacts> for \`${title.text}\`.`,
        'One <OptionFacts> below the H1 states the facts.',
      ),
    );
  }
  for (const { facts, path, type, default: defaults } of own) {
    if (type.length !== 1)
      findings.push(
        mistake(
          'options/facts',
          page,
          facts,
          `The facts of \`${path}\` state ${type.length} types.`,
          'One bullet **Type:** (类型：) with the type in a code span.',
        ),
      );
    if (defaults.length === 0)
      findings.push(
        mistake(
          'options/facts',
          page,
          facts,
          `The facts of \`${path}\` state no default.`,
          'A bullet **Default:** (默认值：); `undefined` where there is none.',
        ),
      );
    if (!options.has(path) && path !== title.text) {
      const siblings = childrenOf(options, parentOf(path));
      const name = path.split('.').at(-1)!;
      // Properties of types from other packages are not all listed; the comparison of types judges them.
      if (siblings.length > 0) {
        findings.push(
          mistake(
            'options/unknown',
            page,
            page.headings[facts.section] ?? facts,
            `The package has no option \`${path}\`.`,
            didYouMean(name, siblings) ?? `It has ${siblings.join(', ')}.`,
          ),
        );
      }
    }
  }
  return findings;
}
