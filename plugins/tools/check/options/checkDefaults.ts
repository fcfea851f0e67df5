import type { Documented } from '../core/documentedOptions';
import { type Finding, pageError } from '../core/finding';
import type { PackageFacts } from './packageFacts';
import { equalValues, formatValue, isUndefined, type Serialized, valueAtPath } from './serialize';
import { type Mode, type StatedDefault, statedDefaults } from './statedDefaults';

type Facts = Pick<PackageFacts, 'defaults' | 'options' | 'evaluated'>;

/** A documented default is the value that the package fills in, in each mode. */
export function checkDefaults(option: Documented, facts: Facts): Finding[] {
  const { page, path, default: bullets } = option;
  if (!facts.defaults || bullets.length === 0) return [];
  const stated = bullets.flatMap(bullet => statedDefaults(bullet, page.fences));
  if (stated.length === 0) {
    const fix = 'Write a JavaScript value in a code span, `undefined` if there is none.';
    return [pageError('options/default', page, bullets[0]!, `The default of \`${path}\` is not code.`, fix)];
  }
  return stated.flatMap(each => {
    const inModes = each.modes.flatMap(mode => compareDefault(option, each, mode, facts) ?? []);
    return inModes
      .slice(0, 1)
      .map(({ message, fix }) => pageError('options/default', page, each, message, fix));
  });
}

function compareDefault(
  { path, top }: Documented,
  { code }: StatedDefault,
  mode: Mode,
  facts: Facts,
): { message: string; fix: string } | undefined {
  const { root, options } = facts.defaults![mode];
  let value: Serialized;
  try {
    value = facts.evaluated(code, root);
  } catch (error) {
    return {
      message: `The default of \`${path}\` is not a JavaScript value: ${(error as Error).message}`,
      fix: 'Write only the value in the code span, and its explanation outside.',
    };
  }
  const values = options.map(each => valueAtPath(each, path));
  if (values.some(each => equalValues(value, each.value, root))) return undefined;
  // If an option is not an object by default, only `@default` tags state the defaults of its properties.
  if (!top && (values.every(({ missing }) => missing) || isUndefined(values[0]!.value))) {
    const tag = facts.options.get(path)?.default?.replace(/^`|`$/g, '').trim();
    if (tag === undefined || isUndefined(value) || agrees(tag, value, root, facts)) return undefined;
    return {
      message: `The default of \`${path}\` is not \`${code}\`.`,
      fix: `The package's types state: ${tag}`,
    };
  }
  const real = formatValue(values[0]!.value).replaceAll(`${root}/`, '').replaceAll(root, '.');
  return {
    message: `The default of \`${path}\` in ${mode} is not \`${code.length > 60 ? '…' : code}\`.`,
    fix: `It is \`${real}\` in ${mode}.`,
  };
}

/** Whether a `@default` tag agrees with a value; prose cannot contradict it. */
function agrees(tag: string, value: Serialized, root: string, { evaluated }: Facts): boolean {
  try {
    return equalValues(evaluated(tag.replace(/^```\w*\n|\n```$/g, ''), root), value, root);
  } catch {
    return true;
  }
}
