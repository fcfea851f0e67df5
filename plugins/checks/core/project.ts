import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Cache } from './cache';
import type { Project } from './check';
import type { Job } from './job';
import type { Page } from './page';
import { hashOf, parsePage } from './parsePage';

/** Version of the parsed form; a change makes cached pages void. */
const form = '6';

/** Reads every page and fragment of the site, from the cache where the content is known. */
export function readProject(job: Job, cache: Cache): Project {
  const languages = job.languages.length > 0 ? job.languages : [''];
  const excluded = job.exclude.map(globPattern);
  const pages = languages.flatMap(lang => {
    const folder = join(job.docs, lang);
    if (!existsSync(folder)) return [];
    return pagesBelow(folder).map(path => {
      const inside = slashes(relative(folder, path));
      const file = slashes(relative(job.root, path));
      const fragment =
        excluded.some(pattern => pattern.test(slashes(relative(job.docs, path)))) ||
        inside.split('/').some(part => /^_[^_]/.test(part));
      const source = readFileSync(path, 'utf8');
      const key = `${form} ${file} ${fragment} ${hashOf(source)}`;
      const known = cache.get<Page>(key);
      const page = known ?? parsePage(source, { file, lang, route: routeOf(inside), fragment });
      if (!known) cache.set(key, page);
      return withIncludes(page, job, path);
    });
  });
  return { root: job.root, docs: job.docs, languages, pages };
}

/** Route of a file inside its language: `config/index.mdx` is `/config/`. */
export function routeOf(inside: string): string {
  return `/${inside.replace(/\.mdx?$/, '')}`.replace(/\/index$/, '/');
}

/** Code of fences that name a file: `file="./a.ts"`, `file="<root>/a.ts"`, as Rspress includes it. */
function withIncludes(page: Page, job: Job, path: string): Page {
  if (!page.fences.some(({ attributes }) => attributes.file)) return page;
  const fences = page.fences.map(fence => {
    const { file } = fence.attributes;
    if (!file) return fence;
    const target = file.startsWith('<root>')
      ? join(job.docs, file.slice('<root>'.length))
      : resolve(dirname(path), file);
    if (!existsSync(target)) return fence;
    return { ...fence, code: readFileSync(target, 'utf8'), included: slashes(relative(job.root, target)) };
  });
  return { ...page, fences };
}

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.mdx?$/.test(name) && !name.includes('node_modules'))
    .sort()
    .map(name => join(folder, name));
}

/** `**` stands for any folders, `*` for any name. */
function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replace(/\*\*\/|\/\*\*|\*\*|\*/g, part =>
      part === '**/' ? '(?:.*/)?' : part === '/**' ? '(?:/.*)?' : part === '**' ? '.*' : '[^/]*',
    );
  return new RegExp(`^${source}$`);
}

export function slashes(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}
