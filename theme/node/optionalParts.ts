import type { RspressPlugin } from '@rspress/core';
import { directionOf } from '../../shared/direction';
import { type DuetSettings, optionalParts } from '../options';
import { optionalText } from '../text';
import { type Words, withWords } from './words';

/** Whether each optional part is on, as constants of the build: bundlers drop the code of those that are off. */
export function partConstants(options: DuetSettings, isProd: boolean): Record<string, string> {
  // The mark tells writers about a page, not readers.
  const isOn = (part: (typeof optionalParts)[number]) =>
    Boolean(options[part]) && !(part === 'drafts' && isProd);
  const constants = Object.fromEntries(
    optionalParts.map(part => [
      `import.meta.env.DUET_${part.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
      String(isOn(part)),
    ]),
  );
  const isLate = isProd && options.startReact === 'needed';
  return { ...constants, 'import.meta.env.DUET_REACT_NEEDED': String(isLate) };
}

/** The languages of the site that run from right to left, as a constant of the build; false without any. */
function directionConstant(langs: readonly string[]): Record<string, string> {
  const rtl = langs.filter(lang => directionOf(lang) === 'rtl');
  return { 'import.meta.env.DUET_RTL': JSON.stringify(rtl.length > 0 && rtl) };
}

/** The words of the optional parts that are on. */
export function partWords(options: DuetSettings): Words {
  return optionalParts
    .filter(part => options[part])
    .reduce<Words>((words, part) => withWords(words, optionalText[part]), {});
}

/** Adds the optional parts that are on to a site. */
export function optionalPartsPlugin(
  options: DuetSettings,
  isProd: boolean,
  langs: readonly string[],
): RspressPlugin {
  return {
    name: 'rspress-theme-duet/optional-parts',
    builderConfig: { source: { define: { ...partConstants(options, isProd), ...directionConstant(langs) } } },
  };
}
