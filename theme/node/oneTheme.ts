import { builderPlugin } from './builderPlugin';

/**
 * The problem with where imports of the theme lead, if they do not lead to the site's folder first.
 * @param target what the bundler has for `@rspress/core/theme`
 * @param folder the site's theme folder, as `checkThemeFolder` returns it
 */
export function otherThemeProblem(target: unknown, folder: string): string | undefined {
  const [first] = [target].flat();
  if (first === folder || typeof first !== 'string') return undefined;
  return `A plugin leads \`@rspress/core/theme\` to ${first} instead of the theme folder of the site, so parts of Duet may be missing and the build may fail. Remove the plugin of the other theme from \`plugins\`.`;
}

/** Warns of a plugin of another theme. @param folder as in {@link otherThemeProblem} */
export function oneThemePlugin(folder: string) {
  return builderPlugin('one-theme', api => {
    api.modifyRspackConfig({
      order: 'post',
      handler({ resolve }, { environment }) {
        if (environment.name !== 'web') return;
        const problem = otherThemeProblem(Reflect.get(resolve?.alias || {}, '@rspress/core/theme'), folder);
        if (problem) api.logger.warn(`[rspress-theme-duet] ${problem}`);
      },
    });
  });
}
