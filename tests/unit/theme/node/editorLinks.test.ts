import { describe, expect, it } from '@rstest/core';
import { editorLinks } from '../../../../theme/node/editorLinks';

/** What an editor reads from a link. */
function readLinks(links: Record<string, string>) {
  const vscode = links['VS Code'] && JSON.parse(decodeURIComponent(links['VS Code'].split('?')[1]!));
  const query = links.Cursor && new URL(links.Cursor).searchParams;
  const cursor = query && { name: query.get('name'), ...JSON.parse(atob(query.get('config')!)) };
  return { vscode, cursor };
}

describe('links that add the MCP server to an editor', () => {
  it('start the command with the address of the site', () => {
    const site = { siteOrigin: 'https://docs.test/', base: '/docs/' };
    const server = { command: 'npx', args: ['-y', 'rspress-duet-tools', 'mcp', 'https://docs.test/docs/'] };
    expect(readLinks(editorLinks({ name: 'Docs & more' }, site))).toEqual({
      vscode: { name: 'Docs & more', ...server },
      cursor: { name: 'Docs & more', ...server },
    });
  });

  it('name a server of the site, for the editors of the option', () => {
    const links = editorLinks({ name: 'docs', url: 'https://docs.test/mcp', editors: ['vscode'] }, {});
    expect(readLinks(links)).toEqual({
      vscode: { name: 'docs', type: 'http', url: 'https://docs.test/mcp' },
    });
  });
});
