/** Marks a remark plugin of Duet, beside which the checks read pages as without it. Global, so that packages agree. */
const key = Symbol.for('rspress-plugin-duet.markup');

export const markupPlugin = <T extends object>(plugin: T): T => Object.assign(plugin, { [key]: true });

/** Whether an entry of `remarkPlugins` is a plugin of Duet. */
export function isMarkupPlugin(entry: unknown): boolean {
  const [plugin] = Array.isArray(entry) ? entry : [entry];
  return (typeof plugin === 'function' || typeof plugin === 'object') && plugin !== null && key in plugin;
}
