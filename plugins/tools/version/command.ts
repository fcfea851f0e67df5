import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteAddressOf } from '../../../shared/address';
import { shownPath } from '../../../shared/node/shownPath';
import { defineCommand } from '../cli/command';
import { configOption, loadSiteConfig } from '../cli/siteConfig';
import { type Edit, editsOf } from './configLines';
import { copiesOf } from './copies';

interface SiteConfig {
  root?: string;
  multiVersion?: { default: string; versions: string[] };
}

export const command = defineCommand({
  description: `Copies the pages of the current version (\`multiVersion.default\`) into the folder of a new version, and says
what to change in rspress.config. Nothing is overwritten.`,
  arguments: '<name>',
  options: {
    'dry-run': { type: 'boolean', description: 'only say what would be done' },
    config: configOption,
  },
  notes: `Relative paths that leave the folder of the version and lead back into it are changed in the copy.`,
  found: 'lines of the copy still name the version that was copied',
  async run({ values, positionals }, { print }) {
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new Error('Name one version, such as `duet version v2`.');
    const { content, filePath } = await loadSiteConfig(values.config);
    const config = content as SiteConfig;
    const root = resolve(config.root ?? 'docs');
    const { langs } = siteAddressOf(config);
    requireName(name, [...langs, 'public']);
    const { multiVersion } = config;
    if (!multiVersion?.default)
      throw new Error(firstVersion(shownPath(root), shownPath(filePath), root, name, langs));
    const folder = join(root, multiVersion.default);
    const copy = join(root, name);
    if (!existsSync(folder)) throw new Error(`The current version has no folder ${shownPath(folder)}.`);
    if (multiVersion.versions.includes(name) || existsSync(copy))
      throw new Error(
        `There is a version "${name}" already${existsSync(copy) ? `: ${shownPath(copy)}` : ''}.`,
      );
    const page = pageOf(folder, langs, name);
    if (page)
      throw new Error(
        `The address /${name}/ is that of a page of the current version, ${shownPath(page)}. Choose another name.`,
      );

    const { paths, changed, mentions } = copiesOf(folder, copy);
    const isDry = values['dry-run'] === true;
    if (!isDry) {
      cpSync(folder, copy, { recursive: true, force: false, errorOnExist: true, verbatimSymlinks: true });
      for (const { path, text } of changed) writeFileSync(join(copy, path), text);
    }
    print(
      `${shownPath(copy)} ${isDry ? 'would get' : 'has'} the ${paths.length} files of ${shownPath(folder)}.`,
    );
    for (const { path, changes } of changed)
      for (const { line, from, to } of changes)
        print(`  ${shownPath(join(copy, path))}:${line}: ${from} ${isDry ? 'would become' : 'is now'} ${to}`);
    const { list, current } = editsOf(readFileSync(filePath, 'utf8'), multiVersion, name);
    const step = ({ line, from, to }: Edit) =>
      `  ${shownPath(filePath)}${line ? `:${line}` : ', multiVersion'}: replace \`${from}\` by \`${to}\``;
    print(`\nList the version:\n${step(list)}`);
    print(`\nWhen readers should get it at addresses without a version:\n${step(current)}`);
    if (mentions.length === 0) return false;
    print(`\nLines that ${isDry ? 'would still name' : 'still name'} ${multiVersion.default}:`);
    for (const { path, line, text } of mentions) print(`  ${shownPath(join(copy, path))}:${line}: ${text}`);
    return true;
  },
});

/** @throws Error if a name cannot be a folder and the first part of addresses */
function requireName(name: string, taken: readonly string[]): void {
  if (!/^\w[\w.-]*$/.test(name) || name.startsWith('_'))
    throw new Error(
      `"${name}" cannot be the name of a version. Use letters, digits, dots and hyphens, such as v2 or 2.1.`,
    );
  if (taken.includes(name)) throw new Error(`"${name}" is the name of a language or of the public folder.`);
}

/** The page or folder of a version that has the address of a name. */
function pageOf(folder: string, langs: readonly string[], name: string): string | undefined {
  return (langs.length > 0 ? langs : [''])
    .flatMap(lang => ['', '.md', '.mdx', '.tsx', '.jsx'].map(end => join(folder, lang, name + end)))
    .find(path => existsSync(path));
}

/** How a site without versions gets its first one. */
function firstVersion(
  root: string,
  configFile: string,
  absoluteRoot: string,
  name: string,
  langs: readonly string[],
): string {
  const entries = existsSync(absoluteRoot) ? readdirSync(absoluteRoot) : [];
  const pages = entries.filter(entry => (langs.length > 0 ? langs.includes(entry) : entry !== 'public'));
  return [
    'The site has no versions yet. Move its pages into the folder of the first one, for example:',
    `  mkdir ${root}/${name} && git mv ${pages.map(entry => `${root}/${entry}`).join(' ')} ${root}/${name}/`,
    `and add to ${configFile}:`,
    `  multiVersion: { default: '${name}', versions: ['${name}'] },`,
    'Addresses stay the same. After that, this command copies the pages for the next version.',
  ].join('\n');
}
