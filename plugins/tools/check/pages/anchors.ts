import { didYouMean } from '../../../../shared/didYouMean';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';

/** Ids on a page: of headings, and of elements that keep an old id valid. */
export function anchorsOf(page: Page): string[] {
  const elements = page.components.flatMap(({ attributes }) =>
    [attributes.id, attributes.name].filter(id => id !== undefined),
  );
  return [...page.headings.map(({ id }) => id), ...elements];
}

/** Anchors of the last release, by `/lang/route`. */
export type Released = Record<string, string[]>;

/** Anchors of the last release still exist, so that links from other sites keep working. */
export function anchorRules(pages: readonly Page[], released: Released): Finding[] {
  return pages.flatMap(page => {
    const anchors = new Set(anchorsOf(page));
    const position = page.headings[0] ?? { line: 1, column: 1 };
    return (released[releaseKey(page)] ?? [])
      .filter(id => !anchors.has(id))
      .map(id => {
        const fix = `Restore the id on its heading, or add \`<span id="${id}" />\` next to the new one.`;
        const suggestion = didYouMean(id, [...anchors]);
        const message = `The anchor #${id} of the last release is missing.`;
        return pageError('pages/anchor', page, position, message, suggestion ? `${fix} ${suggestion}` : fix);
      });
  });
}

/** Key of a page in {@link Released}. */
export function releaseKey({ lang, route }: Pick<Page, 'lang' | 'route'>): string {
  return lang ? `/${lang}${route}` : route;
}
