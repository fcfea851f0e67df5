import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';

/** Heading levels are not skipped, and the page has one H1 at most. */
export function headingRules(page: Page): Finding[] {
  const findings: Finding[] = [];
  let before = 0;
  for (const [index, heading] of page.headings.entries()) {
    const { depth, text } = heading;
    if (depth > before + 1 && !(index === 0 && page.fragment)) {
      const above = index === 0 ? 'as the first heading' : `after level ${before}`;
      findings.push(
        mistake(
          'pages/heading-jump',
          page,
          heading,
          `"${text}" is of level ${depth} ${above}.`,
          `Level ${before + 1}: \`${'#'.repeat(before + 1)} ${text}\`.`,
        ),
      );
    }
    if (depth === 1 && page.headings.slice(0, index).some(other => other.depth === 1)) {
      findings.push(
        mistake('pages/one-title', page, heading, `"${text}" is a second H1.`, `\`## ${text}\`.`),
      );
    }
    const twin = page.headings.slice(0, index).find(({ id }) => id === heading.id);
    if (twin) {
      findings.push(
        mistake(
          'pages/duplicate-id',
          page,
          heading,
          `The id \`${heading.id}\` belongs to "${twin.text}" (line ${twin.line}) already.`,
          'Give the heading an id of its own: `\\{#id}`.',
        ),
      );
    }
    before = depth;
  }
  return findings;
}
