import { type Finding, mistake } from '../core/finding';
import { defaultClaims, modes } from './defaultClaims';
import type { Documented } from './facts';
import { type Plain, sameValue, showValue, valueAt } from './plain';
import type { Truth } from './truth';

/** A documented default is what the package fills in, in each mode. */
export function checkDefault(
  { page, path, top, default: stated }: Documented,
  { defaults, options, evaluated }: Truth,
): Finding[] {
  if (!defaults || stated.length === 0) return [];
  const claims = stated.flatMap(fact => defaultClaims(fact, page.fences));
  if (claims.length === 0) {
    return [
      mistake(
        'options/default',
        page,
        stated[0]!,
        `The default of \`${path}\` is no code.`,
        'A JavaScript value in a code span, `undefined` where there is none.',
      ),
    ];
  }
  return claims.flatMap(claim => {
    const wrong: Finding[] = [];
    for (const mode of modes.filter(mode => claim.modes.includes(mode))) {
      const { root, options: forms } = defaults[mode];
      let value: Plain;
      try {
        value = evaluated(claim.code, root);
      } catch (error) {
        return [
          mistake(
            'options/default',
            page,
            claim,
            `The default of \`${path}\` is no JavaScript value: ${(error as Error).message}`,
            'Write the value as code; what explains it, outside the code span.',
          ),
        ];
      }
      const real = forms.map(form => valueAt(form, path));
      if (real.some(({ value: each }) => sameValue(value, each, root))) continue;
      // A property of an option that is no object by default: only the package's own words tell.
      const told = options.get(path)?.default?.replace(/^`|`$/g, '').trim();
      if (!top && (real.every(({ missing }) => missing) || isUndefined(real[0]!.value))) {
        if (told === undefined || same(told, value, root) || isUndefined(value)) continue;
        wrong.push(
          mistake(
            'options/default',
            page,
            claim,
            `The default of \`${path}\` is not \`${claim.code}\`.`,
            `The package's types say: ${told}`,
          ),
        );
        break;
      }
      const shown = showValue(real[0]!.value).replaceAll(`${root}/`, '').replaceAll(root, '.');
      wrong.push(
        mistake(
          'options/default',
          page,
          claim,
          `The default of \`${path}\` in ${mode} is not \`${claim.code.length > 60 ? '…' : claim.code}\`.`,
          `It is \`${shown}\` in ${mode}.`,
        ),
      );
      break;
    }
    return wrong;
  });

  function same(text: string, value: Plain, root: string): boolean {
    try {
      return sameValue(evaluated(text.replace(/^```\w*\n|\n```$/g, ''), root), value, root);
    } catch {
      // Words instead of a value cannot contradict the page.
      return true;
    }
  }
}

function isUndefined(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { $?: string }).$ === 'undefined';
}
