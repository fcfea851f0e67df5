import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * A part of the theme that works in the builder below Rspress.
 * @param name what it is called in messages, without the package's name
 * @param setup told what to do, as in a plugin of Rsbuild
 */
export function builderPlugin(
  name: string,
  setup: (api: RsbuildPluginAPI) => void,
): Pick<RspressPlugin, 'name' | 'builderConfig'> {
  const full = `rspress-theme-duet/${name}`;
  return { name: full, builderConfig: { plugins: [{ name: full, setup }] } };
}
