import type { Example } from './examples';

/** Libraries that bring their own JSX types; whichever an example imports decides. */
const jsxLibraries = ['solid-js', 'preact', 'vue', 'react'];

/** The comment that gives the files of an example the JSX types of the library they use; empty for React. */
export function jsxPragma({ page, files }: Example): string {
  const own = imported(files.map(({ code }) => code).join('\n'));
  const all = imported(page.fences.map(({ code }) => code).join('\n'));
  const chosen = own[0] ?? (all.length === 1 ? all[0] : undefined);
  return chosen && chosen !== 'react' ? `/** @jsxImportSource ${chosen} */ ` : '';
}

/** JSX libraries that the code imports, also through their plugin for the build tool. */
function imported(code: string): string[] {
  return jsxLibraries.filter(name => {
    const short = name.replace('-js', '');
    return new RegExp(`from ['"](?:${name}(?:/[^'"]*)?|[^'"]*plugin-${short})['"]`).test(code);
  });
}
