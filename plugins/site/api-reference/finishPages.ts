import { posix } from 'node:path';
import { marks, noDefault } from './marks';

/** How the pages of one language are finished. */
export interface Finish {
  /** Pages of the language, by path. */
  pages: ReadonlyMap<string, string>;
  /** Pages of the site's default language, which the ids come from. */
  originals: ReadonlyMap<string, string>;
  /** Language of the comments; undefined if all pages of the site have it. */
  commentLang?: string;
  /** Description of the page of a name. */
  describe(name: string): string;
  /** Description of the first page. */
  description?: string;
  /** Whether the theme has the component `OptionFacts`. */
  hasFacts: boolean;
}

/** The pages of TypeDoc as pages of the site: ids, languages, descriptions, and code that is not a sample. */
export function finishPages({ pages, originals, commentLang, ...rest }: Finish): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const [path, text] of pages) {
    const ids = tableIds(text);
    tableIds(originals.get(path) ?? '').forEach((id, index) => {
      if (ids[index]) anchors.set(`${path}#${ids[index]}`, id);
    });
  }
  return new Map(
    [...pages].map(([path, text]) => {
      const ids = headingIds(originals.get(path) ?? text);
      const linked = withSameAnchors(text, path, anchors);
      const body = outside(linked, part => declarations(part)).replace(/\n{3,}/g, '\n\n');
      const finished = inLanguage(asMdx(withIds(body, ids)), commentLang).replaceAll(
        `| \`${noDefault}\` `,
        `| ${noDefault} `,
      );
      return [path, page(path, finished, rest)];
    }),
  );
}

/** A page with its frontmatter. */
function page(
  path: string,
  body: string,
  { describe, description, hasFacts }: Pick<Finish, 'describe' | 'description' | 'hasFacts'>,
) {
  const title = /^# (.*?)(?: \\?\{#.*)?$/m.exec(body)?.[1] ?? '';
  const described = path === 'index.mdx' ? description : describe(title.replace(/\\(.)/g, '$1'));
  const isDeprecated = /^# [\s\S]*?(?=^## |$(?![\s\S]))/m.exec(body)?.[0].includes('\n:::warning ');
  const frontmatter = [
    ...(described ? [`description: ${JSON.stringify(described)}`] : []),
    ...(isDeprecated ? ['tag: deprecated'] : []),
    // Nobody edits these pages.
    'editLink: false',
  ];
  const facts = body.includes('<OptionFacts>');
  const content = hasFacts ? body : body.replace(/^<\/?OptionFacts>\n+/gm, '');
  const imports = facts && hasFacts ? `import { OptionFacts } from '@rspress/core/theme';\n\n` : '';
  return `---\n${frontmatter.join('\n')}\n---\n\n${imports}${content.trim()}\n`;
}

/** Rewrites what is not text of a comment. */
const outside = (text: string, rewrite: (part: string) => string) =>
  text
    .split(/(\uE000[\s\S]*?\uE001)/)
    .map((part, index) => (index % 2 ? part : rewrite(part)))
    .join('');

/** Declarations are code that no check compiles; lines between the members go, as headings separate them. */
const declarations = (text: string) =>
  text
    .replace(/^```ts$/gm, '```ts nocheck="a declaration, from the types"')
    .replace(/^\*\*\*$/gm, '')
    .replace(/(?<=\| )-(?= \|)/g, '–');

/** Ids of the headings that are not in comments, in order. */
function headingIds(text: string): string[] {
  const taken = new Set<string>();
  const ids: string[] = [];
  headings(text, (level, title, given) => {
    const slug = given ?? slugOf(title);
    let id = slug;
    for (let count = 1; taken.has(id); count += 1) id = `${slug}-${count}`;
    taken.add(id);
    ids.push(id);
    return level;
  });
  return ids;
}

function withIds(text: string, ids: readonly string[]): string {
  let index = -1;
  return headings(text, (level, title, given) => {
    index += 1;
    return `${level} ${title} \\{#${ids[index] ?? given ?? slugOf(title)}}`;
  });
}

/** Rewrites headings, but not those in comments and in code. */
const headings = (text: string, rewrite: (level: string, title: string, id?: string) => string) =>
  text
    .split(/(\uE000[\s\S]*?\uE001|^```[\s\S]*?^```$)/m)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(/^(#{1,6}) (.+?)(?: \\?\{#([^}\n]+)\})?$/gm, (_, level, title, id) =>
            rewrite(level, title, id),
          ),
    )
    .join('');

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** Ids of rows of tables. */
const tableIds = (text: string) => [...text.matchAll(/<a id="([^"]*)"><\/a>/g)].map(([, id]) => id!);

/** Rows of tables have the ids of the default language, and links to them too. */
function withSameAnchors(text: string, path: string, anchors: ReadonlyMap<string, string>): string {
  return text
    .replace(
      /<a id="([^"]*)"><\/a>/g,
      (_, id: string) => `<a id="${anchors.get(`${path}#${id}`) ?? id}"></a>`,
    )
    .replace(/\]\(([\w./-]*)#([^)\s]+)\)/g, (all, file: string, id: string) => {
      const target = file ? posix.join(posix.dirname(path), file) : path;
      const same = anchors.get(`${target}#${decodeURI(id)}`);
      return same ? `](${file}#${same})` : all;
    });
}

/** Text of comments is Markdown without tags and expressions, in which MDX sees both. */
const asMdx = (text: string) =>
  text.replace(
    /(\uE000|\uE002)([\s\S]*?)(\uE001|\uE003)/g,
    (_, open: string, comment: string, close: string) => {
      const parts = comment.split(/(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`]*`)/);
      return open + parts.map((part, index) => (index % 2 ? part : escaped(part))).join('') + close;
    },
  );

const escaped = (text: string) =>
  text
    .replace(/<(https?:[^>\s]+)>/g, '[$1]($1)')
    .replace(/(?<!\\)[<{}]/g, '\\$&')
    // A line that begins with these words is code.
    .replace(/^(?:import|export)\b/gm, word => `&#${word.charCodeAt(0)};${word.slice(1)}`);

/** Text of comments with its language; in all languages of a site, so that their pages have the same elements. */
function inLanguage(text: string, lang: string | undefined): string {
  const [open, end, cell, cellEnd] = lang
    ? [`<div lang="${lang}">\n\n`, '\n\n</div>', `<span lang="${lang}">`, '</span>']
    : ['', '', '', ''];
  return text
    .replaceAll(marks.comment, open!)
    .replaceAll(marks.commentEnd, end!)
    .replaceAll(marks.cell, cell!)
    .replaceAll(marks.cellEnd, cellEnd!);
}
