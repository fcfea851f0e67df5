import { parseArgs } from 'node:util';

/**
 * What the command line asks for.
 * @typedef {object} Options
 * @property {string} folder folder to create, relative to the working directory
 * @property {string[]} langs languages of the site, the default one first
 * @property {boolean} checks whether the project checks its samples, pages and translations
 * @property {boolean} agents whether coding agents get the Markdown and the search of the site
 * @property {'site' | 'package'} template what the site documents
 * @property {string} title title of the site
 * @property {boolean} help
 * @property {boolean} version
 */

/** Languages that the template is written in. */
export const languages = ['en', 'zh'];

/** Templates by name. */
export const templates = ['site', 'package'];

export const usage = `Usage: npm create duet-docs@latest [folder] -- [options]

Creates a documentation site on Rspress 2 with the Duet theme.

  folder               folder to create (default: my-docs)
  --lang <list>        languages, the default one first: en,zh (default), en or zh
  --template <name>    site (default), or package: documents a TypeScript package
  --title <text>       title of the site (default: from the folder's name)
  --no-checks          without checks of samples, pages and translations
  --agents             for coding agents: an MCP server, and Markdown on hosts that can send it
  --help, --version`;

/**
 * Reads the command line.
 * @param {string[]} args what follows the command
 * @returns {Options}
 * @throws {Error} that names every wrong argument and the accepted values
 */
export function parseArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      lang: { type: 'string', default: languages.join(',') },
      template: { type: 'string', default: 'site' },
      title: { type: 'string' },
      checks: { type: 'boolean', default: true },
      'no-checks': { type: 'boolean', default: false },
      agents: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
      version: { type: 'boolean', default: false, short: 'v' },
    },
  });
  const langs = values.lang.split(',').map(lang => lang.trim());
  const problems = [
    ...langs
      .filter((lang, index) => !languages.includes(lang) || langs.indexOf(lang) !== index)
      .map(lang => `--lang: expected each of ${languages.join(', ')} at most once, got "${lang}"`),
    ...(templates.includes(values.template)
      ? []
      : [`--template: expected ${templates.join(' or ')}, got "${values.template}"`]),
    ...positionals.slice(1).map(extra => `unexpected argument "${extra}"; quote a folder name with spaces`),
  ];
  if (problems.length > 0) throw new Error(`${problems.join('\n  ')}\n\n${usage}`);
  const folder = positionals[0] ?? 'my-docs';
  return {
    folder,
    langs,
    checks: values.checks && !values['no-checks'],
    agents: values.agents,
    template: /** @type {Options['template']} */ (values.template),
    title: values.title ?? titleOf(folder),
    help: values.help,
    version: values.version,
  };
}

/** A title from the last part of a folder name: `./my-docs` gives `My docs`. */
function titleOf(folder) {
  const name = folder
    .replace(/[\\/]+$/, '')
    .split(/[\\/]/)
    .at(-1)
    .replace(/[-_.]+/g, ' ')
    .trim();
  return name ? name[0].toUpperCase() + name.slice(1) : 'My docs';
}
