import type { Example } from './examples';

/** Libraries with JSX types of their own. */
const jsxLibraries = ['solid-js', 'preact', 'vue', 'react'];

/** The comment that gives the files of an example the JSX types of the library that it imports; empty for React. */
export function jsxPragma({ page, files }: Example): string {
  const [imported] = librariesIn(files.map(({ code }) => code));
  const onPage = librariesIn(page.fences.map(({ code }) => code));
  const library = imported ?? (onPage.length === 1 ? onPage[0] : undefined);
  return library && library !== 'react' ? `/** @jsxImportSource ${library} */ ` : '';
}

/** JSX libraries that the code imports, directly or through their plugin for the build tool. */
function librariesIn(code: string[]): string[] {
  return jsxLibraries.filter(name => {
    const short = name.replace('-js', '');
    const imported = new RegExp(`from ['"](?:${name}(?:/[^'"]*)?|[^'"]*plugin-${short})['"]`);
    return code.some(text => imported.test(text));
  });
}
