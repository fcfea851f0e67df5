import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decoded } from '../../../../shared/decoded';
import { didYouMean } from '../../../../shared/didYouMean';
import type { Position } from '../../../../shared/frontmatter';
import type { Project } from '../core/check';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import { slashes } from '../core/project';

const endings = ['', '.mdx', '.md', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];
const indexes = ['tsx', 'ts', 'jsx', 'js', 'mdx', 'md'].map(ending => `/index.${ending}`);

/** Files that a page imports, shows as code or as an image exist. */
export function fileRules({ root, docs, content = docs, pages, site }: Project): Finding[] {
  return pages.flatMap(page => [...importRules(page, root), ...codeFileRules(page), ...imagesOf(page)]);

  function imagesOf(page: Page): Finding[] {
    if (!site?.images) return [];
    const { except } = site.images;
    const elements = page.components.flatMap(({ name, attributes, positions }) =>
      name === 'img' && attributes.src && /^[./]/.test(attributes.src)
        ? [{ url: attributes.src, ...positions.src! }]
        : [],
    );
    const pictures = page.nested.flatMap(({ key, value, line, column }) =>
      /^hero\.image\.src(\.(light|dark))?$/.test(key) && typeof value === 'string' && value.startsWith('/')
        ? [{ url: value, line, column }]
        : [],
    );
    return [...pictures, ...page.images, ...elements].flatMap(image => {
      const { url } = image;
      if (url === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(url) || except.includes(url)) return [];
      const path = decoded(url.replace(/[?#].*$/, ''));
      const file = path.startsWith('/')
        ? join(content, 'public', path)
        : join(root, dirname(page.file), path);
      return existsSync(file)
        ? []
        : [missing('pages/dead-image', page, image, `The image ${url}`, file, root)];
    });
  }
}

function importRules(page: Page, root: string): Finding[] {
  return page.imports.flatMap(entry => {
    const { from } = entry;
    if (!/^\.\.?\//.test(from)) return [];
    const file = join(root, dirname(page.file), from.replace(/[?].*$/, ''));
    const isThere =
      endings.some(ending => isFile(file + ending)) || indexes.some(index => existsSync(file + index));
    // A folder that a plugin of the site makes may not be there yet.
    return isThere || isMade(dirname(file))
      ? []
      : [missing('pages/import', page, entry, `The imported file ${from}`, file, root)];
  });
}

/** Code blocks with `file="…"`: the path says where it begins, the file exists, and the block is empty. */
function codeFileRules(page: Page): Finding[] {
  return page.fences.flatMap(fence => {
    const { file } = fence.attributes;
    if (!file) return [];
    const report = (message: string, fix: string) => [
      pageError('pages/code-block', page, fence, message, fix),
    ];
    if (!/^(\.\.?\/|\/|<root>\/)/.test(file)) {
      const beginnings =
        '`./` from the page, `/` from the folder of the pages, or `<root>/` from the project';
      return report(`The path ${file} does not say where it begins.`, `Begin it with ${beginnings}.`);
    }
    if (fence.included === undefined)
      return report(`The file ${file} does not exist.`, 'Correct the path, or add the file.');
    return fence.hasContent
      ? report(`The block has code besides the file ${file}.`, 'Remove the code, or `file`.')
      : [];
  });
}

function missing(
  rule: string,
  page: Page,
  position: Position,
  what: string,
  file: string,
  root: string,
): Finding {
  // The nearest folder that exists, and what is missing in it.
  let [folder, name] = [dirname(file), basename(file)];
  while (!existsSync(folder)) [folder, name] = [dirname(folder), basename(folder)];
  const names = statSync(folder).isDirectory() ? readdirSync(folder) : [];
  const place = slashes(file.slice(root.length + 1));
  const hint = didYouMean(name, names);
  const fix = `Correct the path, or add ${place}. ${hint ?? ''}`.trim();
  return pageError(rule, page, position, `${what} does not exist.`, fix);
}

/** Whether a folder does not exist and has no name like that of another one. */
function isMade(folder: string): boolean {
  const parent = dirname(folder);
  if (existsSync(folder) || !existsSync(parent)) return !existsSync(folder);
  return didYouMean(basename(folder), readdirSync(parent)) === undefined;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
