import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** A part of the theme that is a plugin of Rsbuild; messages name it without the package. */
export function builderPlugin(
  name: string,
  setup: (api: RsbuildPluginAPI) => void,
): Pick<RspressPlugin, 'name' | 'builderConfig'> {
  const full = `rspress-theme-duet/${name}`;
  return { name: full, builderConfig: { plugins: [{ name: full, setup }] } };
}
