import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { escapePath, globSync } from 'tinyglobby';
import type { Cache } from './cache';
import type { Project } from './check';
import { hashOf } from './hash';
import type { Job } from './job';
import type { Page } from './page';
import { parsePage } from './parsePage';

/** Version of the parsed page; increase it when {@link Page} or the parser changes. */
const parserVersion = 18;

/** Folders in which Rspress looks for no pages, apart from what the site excludes. */
const ignored = ['**/node_modules/**', 'public/**'];

/** Reads every page and fragment of the site, from the cache where the content is known. */
export function readProject(job: Job, cache: Cache): Project {
  const languages = job.languages.length > 0 ? job.languages : [''];
  // What the site excludes is relative to its content folder.
  const content = job.content ?? job.docs;
  const version = slashes(relative(content, job.docs));
  const prefix = version && `${version}/`;
  const find = (ignore: string[]) =>
    globSync(`${prefix && `${escapePath(version)}/`}**/*.{md,mdx}`, { cwd: content, ignore })
      .map(name => name.slice(prefix.length))
      .sort();
  const routed = new Set(find([...ignored, ...job.exclude]));
  const pages = find(ignored).flatMap(name => {
    const lang = languages.find(lang => lang === '' || name.startsWith(`${lang}/`));
    if (lang === undefined) return [];
    const path = join(job.docs, name);
    const file = slashes(relative(job.root, path));
    const route = routeOf(lang ? name.slice(lang.length + 1) : name);
    const fragment = !routed.has(name);
    const source = readFileSync(path, 'utf8');
    const hasFormulas = job.site?.hasFormulas ?? false;
    const key = `${parserVersion} ${file} ${lang} ${fragment} ${hasFormulas} ${hashOf(source)}`;
    const page = cache.get(key, () => parsePage(source, { file, lang, route, fragment }, hasFormulas));
    return withIncludes(page, job, path);
  });
  pages.sort((a, b) => languages.indexOf(a.lang) - languages.indexOf(b.lang));
  const { root, docs, versions, site } = job;
  return { root, docs, content, versions, languages, pages, site };
}

/** Route of a file inside its language: `config/index.mdx` is `/config/`. */
export function routeOf(inside: string): string {
  return `/${inside.replace(/\.mdx?$/, '')}`.replace(/\/index$/, '/');
}

/** Replaces the code of fences with `file="./a.ts"`, `file="/a.ts"` or `file="<root>/a.ts"`, as Rspress does. */
function withIncludes(page: Page, job: Job, path: string): Page {
  if (!page.fences.some(({ attributes }) => attributes.file)) return page;
  const fences = page.fences.map(fence => {
    const { file } = fence.attributes;
    if (!file) return fence;
    const target = file.startsWith('<root>')
      ? join(job.root, file.slice('<root>'.length))
      : file.startsWith('/')
        ? join(job.content ?? job.docs, file)
        : resolve(dirname(path), file);
    if (!statSync(target, { throwIfNoEntry: false })?.isFile()) return fence;
    const hasContent = fence.code.trim() !== '';
    const included = slashes(relative(job.root, target));
    return { ...fence, code: readFileSync(target, 'utf8'), included, hasContent };
  });
  return { ...page, fences };
}

/** A path with forward slashes on every system. */
export function slashes(path: string): string {
  return path.replaceAll(sep, '/');
}
