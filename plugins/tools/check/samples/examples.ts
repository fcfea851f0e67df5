import type { Fence, Page } from '../core/page';

/** A code block as a file of its example. */
export interface SampleFile {
  /** Name inside the example: the title, or `sample.ts` for a block without one. */
  name: string;
  code: string;
  fence: Fence;
}

/** Blocks that are checked, and if marked `run` also built, as one project. */
export interface Example {
  page: Page;
  files: SampleFile[];
}

/** Short names of languages. */
const shortNames: Record<string, string> = {
  typescript: 'ts',
  javascript: 'js',
  shell: 'sh',
  bash: 'sh',
  yml: 'yaml',
};

/** The language of a fence by its short name: `ts` for `typescript`. */
export function languageOf(fence: Fence): string {
  const lang = fence.lang.toLowerCase();
  return shortNames[lang] ?? lang;
}

/** Consecutive titled blocks of a section form an example; a repeated title, a block without one, or a heading ends it. */
export function examplesOf(page: Page): Example[] {
  const examples: Example[] = [];
  let open: Example | undefined;
  for (const fence of page.fences) {
    const title = fileTitle(fence);
    const file = { name: title ?? `sample.${languageOf(fence)}`, code: fence.code, fence };
    const joins =
      open &&
      title &&
      open.files[0]!.fence.section === fence.section &&
      fence.attributes.run === undefined &&
      !open.files.some(({ name }) => name === title);
    if (joins) open!.files.push(file);
    else {
      open = { page, files: [file] };
      examples.push(open);
    }
    if (!title) open = undefined;
  }
  return examples;
}

/** The title where it is a path such as `src/index.ts`. */
function fileTitle(fence: Fence): string | undefined {
  const { title } = fence.attributes;
  if (!title || !/^[\w@.+$()[\]/-]+\.[\w]+$|^(?:[\w.-]+\/)*\.[\w.-]+$/.test(title)) return undefined;
  return title.replace(/^(?:\.?\/)+/, '').replace(/^(?:\.\.\/)+/, '');
}

/** The reason of `nocheck`, empty if it has none; undefined for a block that is checked. */
export function optOutReason({ attributes }: Fence): string | undefined {
  return attributes.nocheck?.trim();
}

/** The files of examples that no `nocheck` exempts, with their page. */
export function checkedFiles(examples: readonly Example[]): (SampleFile & { page: Page })[] {
  return examples.flatMap(({ page, files }) =>
    files.flatMap(file => (optOutReason(file.fence) === undefined ? [{ ...file, page }] : [])),
  );
}

/** Titled files of all examples on the page by name, for imports across examples. */
export function shownFiles(examples: readonly Example[], page: Page): Map<string, SampleFile> {
  const files = examples.filter(example => example.page === page).flatMap(({ files }) => files);
  return new Map(files.filter(({ fence }) => fence.attributes.title).map(file => [file.name, file]));
}
