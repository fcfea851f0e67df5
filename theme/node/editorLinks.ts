import type { UserConfig } from '@rspress/core';
import type { McpSettings } from '../options';

/** Names of the editors, as readers see them. */
const names = { vscode: 'VS Code', cursor: 'Cursor' };

/** Links that make an editor add the site's MCP server after the reader has agreed there, by the name of the editor. */
export function editorLinks(
  { name, url, editors = ['vscode', 'cursor'] }: McpSettings,
  { siteOrigin = '', base = '/' }: UserConfig,
): Record<string, string> {
  const site = siteOrigin.replace(/\/$/, '') + base;
  const server = url ? { url } : { command: 'npx', args: ['-y', 'rspress-duet-tools', 'mcp', site] };
  const links = {
    vscode: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, ...(url && { type: 'http' }), ...server }))}`,
    cursor: `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({
      name,
      config: Buffer.from(JSON.stringify(server)).toString('base64'),
    })}`,
  };
  return Object.fromEntries(editors.map(editor => [names[editor], links[editor]]));
}
