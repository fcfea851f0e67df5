/** Whether the lists of pages leave out a route. */
export type IsLeftOut = (route: string) => boolean;

/** The route of the Markdown of a page; `prefix` is what all addresses begin with. */
function routeOf(address: string, prefix: string): string {
  const path = address.startsWith(prefix) ? address.slice(prefix.length) : address;
  return path.replace(/\.md$/, '').replace(/\/index$/, '/');
}

/** A list of pages (`llms.txt`) without the lines of some routes, nor sections of nothing else. */
export function withoutLines(list: string, isLeftOut: IsLeftOut, prefix = ''): string {
  return list
    .split(/^(?=## )/m)
    .map(section => {
      const lines = section.split('\n');
      const rest = lines.filter(line => {
        const [, address] = /^- \[.*?\]\((\S+\.md)\)/.exec(line) ?? [];
        return address === undefined || !isLeftOut(routeOf(address, prefix));
      });
      const isEmpty = section.startsWith('## ') && !rest.some(line => line.startsWith('- ['));
      return isEmpty && rest.length < lines.length ? '' : rest.join('\n');
    })
    .join('');
}

/** A bundle of pages (`llms-full.txt`) without the blocks of some routes; each begins with the address of its page. */
export function withoutBlocks(bundle: string, isLeftOut: IsLeftOut, prefix = ''): string {
  return bundle
    .split(/^(?=---\nurl: \S+\n---\n)/m)
    .filter(block => {
      const [, address] = /^---\nurl: (\S+)\n---\n/.exec(block) ?? [];
      return address === undefined || !isLeftOut(routeOf(address, prefix));
    })
    .join('');
}
