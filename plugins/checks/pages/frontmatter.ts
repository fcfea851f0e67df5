import { didYouMean } from '../../../shared/didYouMean';
import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';
import type { PagesSettings } from './options';

/**
 * Frontmatter that Rspress reads.
 * @see Rspress, "Frontmatter config"
 */
const frontmatterKeys = [
  'title',
  'titleSuffix',
  'description',
  'pageType',
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
  'overview',
  'overviewHeaders',
  'head',
  'hero',
  'features',
  'context',
  'tag',
  'date',
  'author',
  'sidebar_label',
  'search',
  'llms',
  'lastUpdated',
  'published_at',
  'link-rss',
  'locale',
  'blog',
  'cleanUrls',
  'image',
  'custom_edit_url',
  'keywords',
  'slug',
];

/** Frontmatter has known keys and a description of the right length. */
export function frontmatterRules(
  page: Page,
  { frontmatter, descriptionLength, noDescription }: PagesSettings,
): Finding[] {
  if (page.fragment || page.brokenFrontmatter) return [];
  const known = [...frontmatterKeys, ...frontmatter];
  const findings = page.frontmatter
    .filter(({ key }) => !known.includes(key))
    .map(entry =>
      mistake(
        'pages/frontmatter',
        page,
        entry,
        `Rspress knows no frontmatter \`${entry.key}\`.`,
        didYouMean(entry.key, known) ?? 'Name it in the option `frontmatter` if a plugin of yours reads it.',
      ),
    );
  const description = page.frontmatter.find(({ key }) => key === 'description');
  const text = String(description?.value ?? '').trim();
  const most = descriptionLength[page.lang] ?? descriptionLength['*'] ?? 160;
  if (!text && !noDescription[page.route]) {
    findings.push(
      mistake(
        'pages/description',
        page,
        description ?? { line: 1, column: 1 },
        'The page has no description.',
        'Frontmatter `description:` with one plain sentence.',
      ),
    );
  } else if ([...text].length > most) {
    findings.push(
      mistake(
        'pages/description',
        page,
        description!,
        `The description has ${[...text].length} characters.`,
        `At most ${most}.`,
      ),
    );
  }
  return findings;
}
