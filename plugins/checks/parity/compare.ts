import type { Finding } from '../core/finding';
import type { Page } from '../core/page';
import { compareFacts } from './facts';
import { compareFences } from './fences';
import { compareHeadings } from './headings';
import { compareProps } from './props';
import { compareSections } from './sections';

/** Everything in which a translated page differs from its original, at its place in the translation. */
export function compareTwins(original: Page, translated: Page): Finding[] {
  if (original.broken || translated.broken) return [];
  const headings = compareHeadings(original, translated);
  // With other sections, what stands in them cannot be told apart.
  if (headings.length > 0) return headings;
  return [
    ...compareFences(original, translated),
    ...compareSections(original, translated),
    ...compareProps(original, translated),
    ...compareFacts(original, translated),
  ];
}
