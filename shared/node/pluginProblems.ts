import { userError } from './userError';

/** Where a plugin that cannot start has its message. Each package has a copy of this module, so that it is no symbol. */
export const problemKey = 'duetProblem';

/** Where the factory of a plugin is marked. */
export const factoryKey = 'duetFactory';

/** @throws Error with the mistakes in the list of plugins, and the messages of all plugins that cannot start */
export function requireStart(plugins: readonly unknown[] = []): void {
  const all = plugins.flat() as Record<string, string | undefined>[];
  const problems = new Set([
    ...plugins.flatMap((plugin, index) =>
      typeof plugin === 'function' && factoryKey in plugin
        ? `rspress.config: plugins.${index}: the plugin is not called. Write \`()\` behind its name.`
        : [],
    ),
    ...all.flatMap((plugin, index) => {
      const name = plugin?.name;
      const isTwice = name && !plugin[problemKey] && all.findIndex(each => each?.name === name) < index;
      return isTwice && typeof plugin !== 'function'
        ? `rspress.config: plugins: "${name}" is in the list twice. Remove one, and give the other the options of both.`
        : [];
    }),
    ...all.flatMap(plugin => plugin?.[problemKey] ?? []),
  ]);
  if (problems.size > 0) throw userError([...problems].join('\n'));
}
