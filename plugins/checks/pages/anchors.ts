import { didYouMean } from '../../../shared/didYouMean';
import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';

/** Ids that a page's address can name: of headings, and of elements that keep an old one alive. */
export function anchorsOf(page: Page): string[] {
  const elements = page.components.flatMap(({ attributes }) =>
    [attributes.id, attributes.name].filter(id => id !== undefined),
  );
  return [...page.headings.map(({ id }) => id), ...elements];
}

/** Anchors of the last release, by `/lang/route`. */
export type Released = Record<string, string[]>;

/** Links that others made to the last release keep working. */
export function anchorRules(pages: readonly Page[], released: Released): Finding[] {
  return pages.flatMap(page => {
    const now = new Set(anchorsOf(page));
    return (released[releaseKey(page)] ?? [])
      .filter(id => !now.has(id))
      .map(id => {
        const near = didYouMean(id, [...now]);
        const right = `Keep the id on its heading, or an alias beside it: \`<span id="${id}" />\`.`;
        return mistake(
          'pages/anchor',
          page,
          page.headings[0] ?? { line: 1, column: 1 },
          `The anchor #${id} of the last release is gone.`,
          near ? `${right} ${near.replace('?', '')} is its new name?` : right,
        );
      });
  });
}

/** Address of a page in the file of released anchors. */
export function releaseKey({ lang, route }: Page): string {
  return lang ? `/${lang}${route}` : route;
}
