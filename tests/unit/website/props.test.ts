import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';

/** One prop, as an interface declares it or as a table lists it. */
interface Prop {
  name: string;
  type: string;
  default: string;
  /** What it means, in English. */
  meaning: string;
}

const source = ['theme/client/components', 'theme/client/logic'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8')),
);
/** Types without the breaks and bars that only the formatter wants. */
const plain = (type: string) => type.replace(/\s+/g, ' ').replace(/^\| /, '').replace(/; }/g, ' }').trim();

/** A doc comment in one line, without its tags. */
const sentence = (comment: string) =>
  comment
    .replace(/^\s*\*/gm, '')
    .replace(/@default .*/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The members of `export interface <name>`, inherited ones of our own too, by name; nothing if there is no such interface. */
function declared(name: string): Prop[] | undefined {
  for (const text of source) {
    const [, head = '', body] =
      new RegExp(`^export interface ${name}\\b([^{]*)\\{\\n([\\s\\S]*?)\\n\\}`, 'm').exec(text) ?? [];
    if (body === undefined) continue;
    const [, parent = '', without = ''] = /(?:Omit<)?(\w+)(?:, '(\w+)'>)?\s*$/.exec(head) ?? [];
    const inherited = (parent && declared(parent)) || [];
    const members = body.matchAll(
      / {2}\/\*\*([\s\S]*?)\*\/\n {2}([\w-]+)\??: ([\s\S]*?);(?=\n {2}\/\*\*|\n*$)/g,
    );
    const own = [...members].map(([, comment, name, type]) => ({
      name: name!,
      type: plain(type!),
      // In the tables, a dash stands for `@default none` as well as for a required prop.
      meaning: sentence(comment!),
      default: /@default ((?!none\b)[^\n*]+)/.exec(comment!)?.[1]?.trim() ?? '–',
    }));
    return [...inherited.filter(prop => prop.name !== without), ...own].sort(byName);
  }
  return undefined;
}

const byName = (a: Prop, b: Prop) => a.name.localeCompare(b.name);
/** A default that is told in words, not in code; each language has its own. */
const inWords = (text: string) => (/ /.test(text) && !text.startsWith('[')) || /\p{Script=Han}/u.test(text);
const comparable = (props: Prop[] = [], lang = 'en') =>
  props
    .map(prop => ({
      ...prop,
      default: inWords(prop.default) ? 'in words' : prop.default,
      meaning: lang === 'en' ? prop.meaning : prop.meaning && 'translated',
    }))
    .sort(byName);

/** The props tables of a page: each below a heading that names its component; the first may stand without. */
function tables(lang: string, page: string): Map<string, Prop[]> {
  const [title, text] = ['en', lang].map(lang => readFileSync(`website/docs/${lang}/${page}`, 'utf8'));
  const start = text!.search(/^## (Props|属性)/m);
  const result = new Map<string, Prop[]>();
  let component = /^# (\w+)$/m.exec(title!)?.[1] ?? '';
  for (const line of start < 0 ? [] : text!.slice(start).split('\n')) {
    component = /^### (\w+)/.exec(line)?.[1] ?? component;
    const cells = line
      .replaceAll('\\|', '¦')
      .split('|')
      .map(cell => cell.replaceAll('¦', '|').trim());
    const code = cells.map(cell => /^`(.*)`$/.exec(cell)?.[1]);
    if (cells.length !== 6 || !code[1] || !code[2]) continue;
    const prop = { name: code[1], type: plain(code[2]), default: code[3] ?? cells[3]!, meaning: cells[4]! };
    result.set(component, [...(result.get(component) ?? []), prop]);
  }
  return result;
}

const pages = ['components', 'landing'].flatMap(group =>
  readdirSync(`website/docs/en/${group}`)
    .filter(file => file.endsWith('.mdx'))
    .map(file => `${group}/${file}`),
);

describe('the props tables of the website', () => {
  for (const page of pages) {
    it(`say what the source says, in both languages: ${page}`, () => {
      for (const lang of ['en', 'zh']) {
        for (const [component, props] of tables(lang, page)) {
          const expected = comparable(declared(`${component}Props`), lang);
          expect([lang, component, comparable(props, lang)]).toEqual([lang, component, expected]);
        }
      }
    });
  }

  it('leave out no component that a writer uses', () => {
    const listed = pages.flatMap(page => [...tables('en', page).keys()]);
    const writers = ['Badge', 'Callout', 'CodeBlock', 'OptionFacts', 'Overview', 'OverviewGroup'];
    writers.push('PackageManagerTabs', 'PageTab', 'PageTabs', 'Prompt', 'ReadPercent', 'SourceCode');
    writers.push('Steps', 'Tab', 'Tabs', 'Tag', 'LlmsCopyButton', 'LlmsViewOptions');
    writers.push('Card', 'CardGrid', 'LinkCard', 'Details', 'Figure', 'FileTree', 'Video');
    expect(writers.filter(name => !listed.includes(name))).toEqual([]);
  });
});
