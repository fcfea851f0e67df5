import type { z } from 'zod';
import { budgetsIn } from './budgets';
import { commentsOf } from './comments';
import { comparisonIn } from './comparison';
import { compatibilityIn } from './compatibility';
import tokenGroups from './data/tokens.json';
import chinese from './data/zh.json';
import { mdx, table, tableUnder } from './markdown';
import { partsOf } from './parts';
import { optionsOf } from './schema';
import { declarationsOf, readme, repositoryFile, stylesheet, valuesOf } from './sources';
import { swatch } from './swatch';
import { propertiesOf, valueIn, variableOf } from './tokens';
import { type Language, Translator } from './translate';

/** Generated files of one language: name without ending, and text. */
export type Partials = Map<string, string>;

/** Where the schema of a plugin's options is: the entry, beside which the module `options` lies, and the name of the constant. */
const schemas: Record<string, [entry: string, name: string]> = {
  duet: ['rspress-theme-duet/plugin', 'DuetOptions'],
  redirects: ['rspress-plugin-duet/redirects', 'RedirectsOptions'],
  feeds: ['rspress-plugin-duet/feeds', 'FeedsOptions'],
  markdown: ['rspress-plugin-duet/markdown', 'MarkdownOptions'],
  sitemap: ['rspress-plugin-duet/sitemap', 'SitemapOptions'],
  head: ['rspress-plugin-duet/head', 'HeadOptions'],
  'social-images': ['rspress-plugin-duet/social-images', 'SocialImagesOptions'],
  diagrams: ['rspress-plugin-duet/diagrams', 'DiagramsOptions'],
  glossary: ['rspress-plugin-duet/glossary', 'GlossaryOptions'],
  'api-reference': ['rspress-plugin-duet/api-reference', 'ApiReferenceOptions'],
  openapi: ['rspress-plugin-duet/openapi', 'OpenApiOptions'],
  blog: ['rspress-plugin-duet/blog', 'BlogOptions'],
  math: ['rspress-plugin-duet/math', 'MathOptions'],
  'install-tabs': ['rspress-plugin-duet/install-tabs', 'InstallTabsOptions'],
  'page-data': ['rspress-plugin-duet/page-data', 'PageDataOptions'],
  security: ['rspress-plugin-duet/security', 'SecurityOptions'],
  'search-records': ['rspress-plugin-duet/search-records', 'SearchRecordsOptions'],
  'search-server': ['rspress-plugin-duet/search-server', 'SearchHandlerOptions'],
  samples: ['rspress-duet-tools/samples', 'SamplesOptions'],
  'option-pages': ['rspress-duet-tools/options', 'OptionPagesOptions'],
  parity: ['rspress-duet-tools/parity', 'ParityOptions'],
  pages: ['rspress-duet-tools/pages', 'PagesOptions'],
  claims: ['rspress-duet-tools/claims', 'ClaimsOptions'],
};

/** Tables that the documentation takes from a README: package, heading, and which table below it. */
const readmeTables: Record<string, [name: string, heading: string, number?: number]> = {
  classes: ['rspress-theme-duet', 'Moving from the stock theme'],
  patches: ['rspress-theme-duet', 'Patches'],
  browsers: ['rspress-theme-duet', 'Browsers'],
  'search-files': ['rspress-theme-duet', 'How the search works'],
  'page-data-sizes': ['rspress-plugin-duet', 'page-data', 1],
  'page-data-patches': ['rspress-plugin-duet', 'page-data', 2],
  'search-records-files': ['rspress-plugin-duet', 'search-records', 1],
  'search-server-engines': ['rspress-plugin-duet', 'Engines'],
  'mcp-handler': ['rspress-duet-tools', 'On a server'],
  'assistant-handler': ['rspress-duet-tools', 'An assistant for readers'],
  'search-serve': ['rspress-duet-tools', 'Serving a search'],
  'search-push': ['rspress-duet-tools', 'Uploading search records'],
  'relevance-flags': ['rspress-duet-tools', 'Measuring the relevance'],
  'samples-rules': ['rspress-duet-tools', 'Samples'],
  'option-pages-rules': ['rspress-duet-tools', 'Option pages'],
  'parity-rules': ['rspress-duet-tools', 'Parity'],
  'pages-rules': ['rspress-duet-tools', 'Pages'],
  'claims-rules': ['rspress-duet-tools', 'Claims'],
};

/** All generated files of a language, and the sentences that it lacks. */
export async function partialsIn(language: Language): Promise<{ files: Partials; translator: Translator }> {
  const translator = new Translator(language, chinese);
  const files: Partials = new Map();
  const line = (cells: string[]) => cells.map(cell => mdx(translator.text(cell)));
  const translated = (header: string[], rows: string[][]) => table(line(header), rows.map(line));
  for (const [name, [entry, schema]] of Object.entries(schemas)) {
    const { [schema]: options } = await valuesOf(entry, 'options');
    const comments = commentsOf(declarationsOf(entry, 'options'), schema);
    const rows = optionRows(options as z.ZodType, comments, translator);
    if (name === 'duet') splitByOption(rows, translator, files);
    else files.set(name, optionTable(rows, translator));
  }
  for (const [name, [source, heading, number]] of Object.entries(readmeTables)) {
    const [header, ...rows] = tableUnder(readme(source), heading, number);
    files.set(name, translated(header!, rows));
  }
  const [header, ...rows] = tableUnder(repositoryFile('tests/search/README.md'), 'First run');
  files.set('relevance', translated(header!, rows));
  addFirstLoad(translator, files);
  addTokens(translator, files, language);
  await addWords(translator, files);
  addParts(translator, files);
  for (const [name, text] of compatibilityIn(language)) files.set(name, text);
  for (const [name, text] of comparisonIn(language)) files.set(name, text);
  return { files, translator };
}

type Row = [path: string, ...rest: string[]];

const code = (text: string) => `\`${text}\``;
/** Whether a default is JavaScript or the name of an option; others are told in words. */
const isCode = (text: string, names: readonly string[]) =>
  /^(['"[{\d-]|(true|false|null)$)|^\w+(\.\w+)+$/.test(text) || names.includes(text);

function optionRows(
  schema: z.ZodType,
  comments: ReturnType<typeof commentsOf>,
  translator: Translator,
): Row[] {
  const options = optionsOf(schema);
  const names = options.map(({ path }) => path.replace(/.*[.\]]/, ''));
  return options.map(option => {
    const comment = comments.get(option.path.replaceAll('[]', ''));
    const stated = comment?.default?.replace(/^`([^`]*)`$/, '$1') ?? option.default;
    const missing = option.isRequired ? translator.text('required') : '–';
    const initial =
      stated === undefined ? missing : isCode(stated, names) ? code(stated) : translator.text(stated);
    const type = comment?.type ?? option.type;
    return [
      option.path,
      `${code(option.path)}<br />${code(type)}`,
      initial,
      mdx(translator.text(comment?.text ?? '')),
    ];
  });
}

const optionTable = (rows: Row[], translator: Translator) =>
  table(
    ['Option and type', 'Default', 'Description'].map(word => translator.text(word)),
    rows.map(([, ...cells]) => cells),
  );

/** One table for the options themselves, and one for the properties of each that has some. */
function splitByOption(rows: Row[], translator: Translator, files: Partials): void {
  const nameOf = ([path]: Row) => path.split(/[.[]/)[0]!;
  const isNested = ([path]: Row) => /[.[]/.test(path);
  files.set(
    'duet',
    optionTable(
      rows.filter(row => !isNested(row)),
      translator,
    ),
  );
  for (const name of new Set(rows.filter(isNested).map(nameOf))) {
    const nested = rows.filter(row => isNested(row) && nameOf(row) === name);
    files.set(`duet-${name}`, optionTable(nested, translator));
  }
}

/** One table per group of tokens: values from the stylesheet, purposes from the list. */
function addTokens(translator: Translator, files: Partials, language: Language): void {
  const properties = propertiesOf(stylesheet('tokens'));
  for (const [group, tokens] of Object.entries(tokenGroups)) {
    const rows = Object.entries(tokens).map(([name, purpose]) => {
      const light = valueIn(properties, name, 'light');
      const dark = valueIn(properties, name, 'dark');
      const variable = variableOf(properties, name);
      return { name, light, dark, variable, purpose: purpose[language] };
    });
    const isTwofold = rows.some(({ light, dark }) => light !== dark);
    const header = ['Token', ...(isTwofold ? ['Light', 'Dark'] : ['Value']), 'Used for'];
    const rspress = translator.text('Rspress variable');
    files.set(
      `tokens-${group}`,
      table(
        header.map(word => translator.text(word)),
        rows.map(({ name, light, dark, variable, purpose }) => [
          `${swatch(name, light, dark) ?? ''}${code(name)}`,
          ...(isTwofold ? [light, dark] : [light]).map(code),
          variable ? `${purpose}<br />${rspress} ${code(variable)}` : purpose,
        ]),
      ),
    );
  }
}

/** What a page may load, as the test of the first load allows it. */
function addFirstLoad(translator: Translator, files: Partials): void {
  const header = ['Page', 'HTML', 'Scripts', 'Styles'].map(word => translator.text(word));
  const rows = budgetsIn(repositoryFile('tests/e2e/firstLoad.test.ts')).map(({ path, ...bytes }) => [
    code(path),
    ...[bytes.document, bytes.script, bytes.stylesheet].map(size => (size / 1000).toFixed(1)),
  ]);
  files.set('first-load', table(header, rows));
}

/** The words of theme and plugins, in both languages. */
async function addWords(translator: Translator, files: Partials): Promise<void> {
  const header = [translator.text('Key'), 'English', '中文'];
  for (const [name, entry, path] of [
    ['words', 'rspress-theme-duet/plugin', 'text'],
    ['plugin-words', 'rspress-plugin-duet/feeds', '../../shared/text'],
  ] as const) {
    const { text } = await valuesOf(entry, path);
    const words = Object.entries(text as Record<string, Record<Language, string>>);
    files.set(
      name,
      table(
        header,
        words.map(([key, { en, zh }]) => [code(key), mdx(en), mdx(zh)]),
      ),
    );
  }
}

/** The names that a site can replace, by kind. */
function addParts(translator: Translator, files: Partials): void {
  const rows = [...partsOf(declarationsOf('rspress-theme-duet', 'index'))].map(([kind, names]) => [
    translator.text(kind),
    names.map(code).join(', '),
  ]);
  files.set('parts', table([translator.text('Kind'), translator.text('Names')], rows));
}
