/** Whether an address of a Markdown file is that of a route. */
function isAddressOf(address: string, routes: ReadonlySet<string>): boolean {
  const path = address.replace(/\.md$/, '').replace(/\/index$/, '/');
  return [...routes].some(route => path.endsWith(route));
}

/** A list of pages (`llms.txt`) without the lines of some routes. */
export function withoutLines(list: string, routes: ReadonlySet<string>): string {
  if (routes.size === 0) return list;
  return list
    .split('\n')
    .filter(line => {
      const [, address = ''] = /^- \[.*?\]\((\S+\.md)\)/.exec(line) ?? [];
      return address === '' || !isAddressOf(address, routes);
    })
    .join('\n');
}

/** A bundle of pages (`llms-full.txt`) without the blocks of some routes; each begins with the address of its page. */
export function withoutBlocks(bundle: string, routes: ReadonlySet<string>): string {
  if (routes.size === 0) return bundle;
  return bundle
    .split(/^(?=---\nurl: \S+\n---\n)/m)
    .filter(block => {
      const [, address = ''] = /^---\nurl: (\S+)\n---\n/.exec(block) ?? [];
      return address === '' || !isAddressOf(address, routes);
    })
    .join('');
}
