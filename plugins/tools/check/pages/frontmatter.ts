import { didYouMean } from '../../../../shared/didYouMean';
import type { FrontmatterEntry } from '../../../../shared/frontmatter';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import type { PagesSettings } from './options';

/** Frontmatter keys of Rspress and its official plugins, of the theme and of `rspress-plugin-duet`. */
const knownKeys = (
  'title titleSuffix description pageType navbar sidebar outline footer globalUIComponents overview ' +
  'overviewHeaders head hero features context tag date author sidebar_label search llms lastUpdated ' +
  'published_at link-rss locale blog cleanUrls image custom_edit_url keywords slug draft unlisted untranslated editLink ' +
  'startReact overviewDescriptions backgroundImage sitemap authors tags'
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
    ...page.frontmatter.flatMap(entry => {
      const problem = valueProblem(entry);
      return problem ? [pageError('pages/frontmatter', page, entry, ...problem)] : [];
    }),
    ...descriptionRule(page, settings),
  ];
}

const texts = ['title', 'titleSuffix', 'description', 'context', 'icon'];
const switches = ['overview', 'navbar', 'sidebar', 'outline', 'footer', 'search', 'draft', 'unlisted'];
const lists = ['features', 'head', 'overviewHeaders'];
const pageTypes = ['home', 'doc', 'doc-wide', 'custom', 'blank', '404'];

/** What is wrong with the value of a key of Rspress, and how to correct it. */
function valueProblem({ key, value }: FrontmatterEntry): [message: string, fix: string] | undefined {
  // Without a value, a key counts as absent.
  if (value === null || value === undefined) return undefined;
  const kind = typeof value === 'object' ? 'a list or a group of keys' : `${JSON.stringify(value)}`;
  if (texts.includes(key) && typeof value !== 'string') {
    const quoted = typeof value === 'object' ? `${key}: '…'` : `${key}: '${value}'`;
    return [`\`${key}\` must be a text; got ${kind}.`, `Put the text in quotes: \`${quoted}\`.`];
  }
  if (switches.includes(key) && typeof value !== 'boolean' && !(key === 'sidebar' && value === 'placeholder'))
    return [
      `\`${key}\` must be \`true\` or \`false\`; got ${kind}.`,
      `Write \`${key}: false\`, without quotes.`,
    ];
  if (lists.includes(key) && typeof value !== 'object')
    return [`\`${key}\` must be a list; got ${kind}.`, 'Begin each entry with `- ` on a line of its own.'];
  if (key === 'hero' && typeof value !== 'object')
    return [`\`hero\` must have keys; got ${kind}.`, 'Indent its keys, such as `name`, below it.'];
  if (key === 'pageType' && !pageTypes.includes(String(value))) {
    const fix = didYouMean(String(value), pageTypes) ?? `Use one of ${pageTypes.join(', ')}.`;
    return [`Rspress has no page type ${kind}.`, fix];
  }
  return undefined;
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
