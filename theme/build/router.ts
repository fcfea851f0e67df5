import type { RspressPlugin } from '@rspress/core';

/** What the hook below takes from a build; Rspress does not re-export the types of its builder. */
interface BuilderApi {
  transform(
    where: { test: RegExp; environments: string[] },
    change: (file: { code: string }) => string,
  ): void;
}

/**
 * Lets go of the parts of React Router that no page uses. Its one file makes components by calls
 * at the top level; a bundler has to keep each of them, and all that they lead to, because it
 * cannot know that the calls do nothing else.
 */
export function leanRouter(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/router',
    builderConfig: {
      plugins: [
        {
          name: 'rspress-theme-duet/router',
          setup(api: BuilderApi) {
            api.transform(
              { test: /[\\/]react-router[\\/]dist[\\/].*\.m?js$/, environments: ['web'] },
              ({ code }) => withoutEffects(code),
            );
          },
        },
      ],
    },
  };
}

/** Says of each component that making it has no effect, and leaves out the names for React's tools. */
export function withoutEffects(code: string): string {
  return code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
