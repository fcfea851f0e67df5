/** Single-file components, whose imports have a type of their own. */
const components = ['vue', 'svelte', 'astro'];

/**
 * Declarations that every example sees.
 * @param ambient modules whose types are among them
 */
export function ambientText(ambient: readonly string[]): string {
  return [
    ...ambient.map(name => `/// <reference types="${name}" />`),
    ...components.map(
      name => `declare module '*.${name}' { const component: any; export default component; }`,
    ),
  ].join('\n');
}
