import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { defineCommand } from '../cli/command';
import { openFiles } from '../site/files';
import { openSite } from '../site/site';
import { createMcpServer } from './server';

export const command = defineCommand({
  description: `Gives coding agents the pages of a site, over the Model Context Protocol on standard input and output.
Works with the address of any site built with Duet and with the folder of a build.`,
  arguments: '<address or folder>',
  options: {},
  notes: `Tools: search, read_page, list_pages. Pages are resources, too. For an editor or agent:
{ "command": "npx", "args": ["-y", "rspress-duet-tools", "mcp", "https://docs.example.com"] }`,
  async run({ positionals }) {
    const [address, ...others] = positionals;
    if (!address || others.length > 0)
      throw new Error('Pass the address of a site or the folder of a build.');
    const site = await openSite(await openFiles(address));
    const server = createMcpServer(site);
    const transport = new StdioServerTransport();
    const closed = new Promise<void>(resolve => {
      server.server.onclose = () => resolve();
      process.stdin.once('end', () => void server.close());
    });
    await server.connect(transport);
    await closed;
    return false;
  },
});
