import { allowComment, type Finding } from '../kit/checks/finding';
import type { Page, Place } from '../kit/checks/page';
import { didYouMean } from '../kit/didYouMean';
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

/** Heading levels are not skipped, and the page has one H1 at most. */
export function headingRules(page: Page): Finding[] {
  const findings: Finding[] = [];
  let before = 0;
  for (const [index, heading] of page.headings.entries()) {
    const { depth, text } = heading;
    if (depth > before + 1 && !(index === 0 && page.fragment)) {
      const above = index === 0 ? 'as the first heading' : `after level ${before}`;
      findings.push(
        find(
          'pages/heading-jump',
          page,
          heading,
          `"${text}" is of level ${depth} ${above}.`,
          `Level ${before + 1}: \`${'#'.repeat(before + 1)} ${text}\`.`,
        ),
      );
    }
    if (depth === 1 && page.headings.slice(0, index).some(other => other.depth === 1)) {
      findings.push(find('pages/one-title', page, heading, `"${text}" is a second H1.`, `\`## ${text}\`.`));
    }
    const twin = page.headings.slice(0, index).find(({ id }) => id === heading.id);
    if (twin) {
      findings.push(
        find(
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

/** Images say in words what they show. */
export function imageRules(page: Page): Finding[] {
  const markdown = page.images.filter(({ alt }) => alt.trim() === '');
  const elements = page.components.filter(
    ({ name, attributes }) => name === 'img' && attributes.alt === undefined,
  );
  return [...markdown, ...elements].map(at =>
    find(
      'pages/image-text',
      page,
      at,
      'The image has no text.',
      '`![What it shows](address)`; for decoration `<img alt="" …>`.',
    ),
  );
}

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
      find(
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
      find(
        'pages/description',
        page,
        description ?? { line: 1, column: 1 },
        'The page has no description.',
        'Frontmatter `description:` with one plain sentence.',
      ),
    );
  } else if ([...text].length > most) {
    findings.push(
      find(
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

/** Titles and descriptions tell pages of one language apart. */
export function uniqueRules(pages: readonly Page[]): Finding[] {
  const routed = pages.filter(({ fragment }) => !fragment);
  return [
    ...repeated(routed, 'pages/duplicate-title', 'title', page => {
      const entry = page.frontmatter.find(({ key }) => key === 'title');
      const heading = page.headings.find(({ depth }) => depth === 1);
      return entry
        ? { text: String(entry.value), at: entry }
        : heading && { text: heading.text, at: heading };
    }),
    ...repeated(routed, 'pages/duplicate-description', 'description', page => {
      const entry = page.frontmatter.find(({ key }) => key === 'description');
      return entry && { text: String(entry.value), at: entry };
    }),
  ];
}

function repeated(
  pages: readonly Page[],
  rule: string,
  what: string,
  of: (page: Page) => { text: string; at: Place } | undefined,
): Finding[] {
  const seen = new Map<string, Page>();
  return pages.flatMap(page => {
    const found = of(page);
    if (!found?.text) return [];
    const key = `${page.lang} ${found.text.trim().toLowerCase()}`;
    const first = seen.get(key);
    if (first)
      return [
        find(
          rule,
          page,
          found.at,
          `${first.file} has the same ${what}: "${found.text}".`,
          `A ${what} that tells the two apart.`,
        ),
      ];
    seen.set(key, page);
    return [];
  });
}

/** Internal links stay in the page's language; external ones are well-formed and safe. */
export function linkRules(page: Page, languages: readonly string[], { avoid }: PagesSettings): Finding[] {
  return addressesOf(page).flatMap(({ url, at }) => {
    const internal = /^\/(?!\/)/.test(url);
    const named = internal && languages.find(lang => url === `/${lang}` || url.startsWith(`/${lang}/`));
    if (named && named !== page.lang) {
      return [
        find(
          'pages/link-language',
          page,
          at,
          `The link ${url} leaves the page's language.`,
          `${url.slice(named.length + 1) || '/'}: the site adds the language by itself.`,
        ),
      ];
    }
    if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return [];
    const problem = problemOfAddress(url);
    if (problem)
      return [find('pages/external-link', page, at, `The address ${url} ${problem.what}.`, problem.right)];
    const shunned = Object.keys(avoid).find(beginning => url.startsWith(beginning));
    return shunned
      ? [find('pages/external-link', page, at, `${url} is not to be linked to.`, avoid[shunned]!)]
      : [];
  });
}

/** Every address that a page names, with its place. */
export function addressesOf(page: Page): { url: string; at: Place }[] {
  return [
    ...page.links.map(link => ({ url: link.url, at: link })),
    ...page.components.flatMap(component =>
      ['href', 'src', 'link'].flatMap(name => {
        const url = component.attributes[name];
        return url ? [{ url, at: component }] : [];
      }),
    ),
  ];
}

function problemOfAddress(url: string): { what: string; right: string } | undefined {
  if (/^(?:javascript|vbscript|data):/i.test(url)) return { what: 'runs code', right: 'An https address.' };
  if (/^(?:mailto|tel):/i.test(url)) return undefined;
  if (!URL.canParse(url) || /\s|%(?![\da-f]{2})/i.test(url))
    return { what: 'is no address', right: 'Check its spelling; blanks are written %20.' };
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:')
    return { what: `has the unknown scheme ${protocol}`, right: 'An https address.' };
  if (/^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)$/.test(hostname)) return undefined;
  if (!/\.[a-z][a-z\d-]+$/i.test(hostname))
    return { what: 'has no full host name', right: 'A host such as example.com.' };
  if (protocol === 'http:') return { what: 'is not encrypted', right: url.replace(/^http:/, 'https:') };
  return undefined;
}

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
        return find(
          'pages/anchor',
          page,
          page.headings[0] ?? { line: 1, column: 1 },
          `The anchor #${id} of the last release is gone.`,
          near ? `${right} ${near.replace('?', '')} is its new name?` : right,
        );
      });
  });
}

export function releaseKey({ lang, route }: Page): string {
  return lang ? `/${lang}${route}` : route;
}

function find(
  rule: string,
  { file }: Page,
  { line, column }: Place,
  message: string,
  right: string,
): Finding {
  return { rule, severity: 'error', file, line, column, message, right, optOut: allowComment(rule) };
}
