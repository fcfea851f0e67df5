import { didYouMean } from '../../../../shared/didYouMean';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import type { PagesSettings } from './options';

/** Frontmatter keys of Rspress and its official plugins. */
const knownKeys = (
  'title titleSuffix description pageType navbar sidebar outline footer globalUIComponents overview ' +
  'overviewHeaders head hero features context tag date author sidebar_label search llms lastUpdated ' +
  'published_at link-rss locale blog cleanUrls image custom_edit_url keywords slug draft unlisted untranslated editLink ' +
  'startReact'
).split(' ');

/** Frontmatter has known keys and a description of the right length. */
export function frontmatterRules(page: Page, settings: PagesSettings): Finding[] {
  if (page.fragment || page.brokenFrontmatter) return [];
  const keys = [...knownKeys, ...settings.frontmatter];
  const unknown = page.frontmatter.filter(({ key }) => !keys.includes(key));
  return [
    ...unknown.map(entry => {
      const message = `Rspress has no frontmatter key \`${entry.key}\`.`;
      const add = 'Add it to the option `frontmatter` if one of your plugins reads it.';
      return pageError('pages/frontmatter', page, entry, message, didYouMean(entry.key, keys) ?? add);
    }),
    ...descriptionRule(page, settings),
  ];
}

function descriptionRule(page: Page, { descriptionLength, noDescription }: PagesSettings): Finding[] {
  const entry = page.frontmatter.find(({ key }) => key === 'description');
  const { length } = [...String(entry?.value ?? '').trim()];
  const limit = descriptionLength[page.lang] ?? descriptionLength['*'] ?? 160;
  const report = (message: string, fix: string) => [
    pageError('pages/description', page, entry ?? { line: 1, column: 1 }, message, fix),
  ];
  if (length === 0 && !noDescription[page.route]) {
    return report('The page has no description.', 'Add `description:` with one sentence to the frontmatter.');
  }
  return length > limit
    ? report(`The description has ${length} characters.`, `Shorten it to ${limit} characters.`)
    : [];
}
