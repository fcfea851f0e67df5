import type { RspressPlugin } from '@rspress/core';
import * as rspress from '@rspress/core';
import { factoryKey, problemKey, requireStart } from './pluginProblems';
import { isUserError } from './userError';

/**
 * A factory whose plugins report mistakes in their options when Rspress starts, together with those of all other plugins.
 * An error of the factory itself would end the configuration file at the first of them.
 */
export function pluginFactory<Options extends unknown[], Plugin extends RspressPlugin>(
  make: (...options: Options) => Plugin,
): (...options: Options) => Plugin {
  checkPluginLists();
  reportUserErrors();
  const factory = (...options: Options): Plugin => {
    try {
      return make(...options);
    } catch (error) {
      if (!isUserError(error)) throw error;
      const plugin: RspressPlugin = {
        // No two plugins may have one name.
        name: error.message,
        // For a Rspress other than the one that these packages find.
        config(config) {
          requireStart(config.plugins);
          return config;
        },
      };
      return { ...plugin, [problemKey]: error.message } as RspressPlugin as Plugin;
    }
  };
  return Object.assign(factory, { [factoryKey]: true });
}

/** Checks the plugins before Rspress adds them: it stops at the first name that is there twice, with a stack trace. */
function checkPluginLists(): void {
  // Not every version has it; without it, plugins report in their own time.
  const { PluginDriver: driver } = rspress as Partial<typeof rspress>;
  if (!driver?.create || problemKey in driver.create) return;
  const { create } = driver;
  const checked = async (config: { plugins?: unknown[] }, ...rest: unknown[]) => {
    requireStart(config.plugins);
    return Reflect.apply(create, driver, [config, ...rest]);
  };
  driver.create = Object.assign(checked, { [problemKey]: true });
}

/**
 * Prints errors about mistakes of the user that nobody catches, such as all errors at the start of Rspress's development
 * server. Node.js would print them between lines of its own code. The process ends when nothing is left to do.
 */
function reportUserErrors(): void {
  if (process.listeners('unhandledRejection').some(listener => problemKey in listener)) return;
  const report = (error: unknown) => {
    if (isUserError(error)) {
      rspress.logger.error(error);
      process.exitCode = 1;
      return;
    }
    // Any other error has the effect that it has without this listener.
    if (process.listenerCount('unhandledRejection') > 1) return;
    process.off('unhandledRejection', report);
    void Promise.reject(error);
  };
  process.on('unhandledRejection', Object.assign(report, { [problemKey]: true }));
}
