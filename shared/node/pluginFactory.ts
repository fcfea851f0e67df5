import type { RspressPlugin } from '@rspress/core';
import { isUserError, userError } from './userError';

/** Where a plugin that cannot start has its message. Each package has a copy of this module, so that it is no symbol. */
const problemKey = 'duetProblem';

/**
 * A factory whose plugins report mistakes in their options when Rspress starts, together with those of all other plugins.
 * An error of the factory itself would end the configuration file at the first of them.
 */
export function pluginFactory<Options extends unknown[], Plugin extends RspressPlugin>(
  make: (...options: Options) => Plugin,
): (...options: Options) => Plugin {
  return (...options) => {
    try {
      return make(...options);
    } catch (error) {
      if (!isUserError(error)) throw error;
      const plugin: RspressPlugin = {
        // No two plugins may have one name.
        name: error.message,
        config(config) {
          requireStart(config.plugins);
          return config;
        },
      };
      return { ...plugin, [problemKey]: error.message } as RspressPlugin as Plugin;
    }
  };
}

/** @throws Error with the messages of all plugins that cannot start */
export function requireStart(plugins: readonly unknown[] = []): void {
  const problems = plugins.flat().flatMap(plugin => (plugin as Record<string, string>)?.[problemKey] ?? []);
  if (problems.length > 0) throw userError(problems.join('\n'));
}
