/** Where a plugin declares the inline scripts of pages that it writes after the build; global, so that copies of the package agree. */
export const inlineScriptsKey = Symbol.for('rspress-plugin-duet.inlineScripts');

/** The inline scripts that the plugins of a site declare. */
export function declaredScripts(plugins: readonly unknown[] = []): string[] {
  return plugins
    .flat(Number.POSITIVE_INFINITY)
    .flatMap(plugin => (plugin as { [inlineScriptsKey]?: string[] } | undefined)?.[inlineScriptsKey] ?? []);
}
