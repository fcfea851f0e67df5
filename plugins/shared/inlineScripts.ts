/**
 * Where a plugin declares the inline scripts of HTML files that it writes after the build, which
 * a Content-Security-Policy has to allow. Global, so that two copies of the package agree.
 */
export const inlineScriptsKey = Symbol.for('rspress-plugin-duet.inlineScripts');

/** The inline scripts that the plugins of a site declare. */
export function declaredScripts(plugins: readonly unknown[] = []): string[] {
  return plugins
    .flat(Number.POSITIVE_INFINITY)
    .flatMap(plugin => (plugin as { [inlineScriptsKey]?: string[] } | undefined)?.[inlineScriptsKey] ?? []);
}
