import type { Finding } from '../core/finding';
import type { Page } from '../core/page';
import { compareFacts } from './compareFacts';
import { compareFences } from './compareFences';
import { compareHeadings } from './compareHeadings';
import { compareProps } from './compareProps';
import { compareSections } from './compareSections';

/** Everything in which a translated page differs from its original, with its position in the translation. */
export function comparePages(original: Page, translated: Page): Finding[] {
  if (original.broken || translated.broken) return [];
  const headings = compareHeadings(original, translated);
  // If the sections differ, their contents cannot be matched.
  if (headings.length > 0) return headings;
  return [compareFences, compareSections, compareProps, compareFacts].flatMap(compare =>
    compare(original, translated),
  );
}
