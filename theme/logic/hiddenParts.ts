/**
 * Parts of the page that the address switches off by `?<part>=0`, separated by spaces.
 * Self-contained: its source is part of the inline head script.
 * @param search query of the address, with or without its `?`
 */
export function hiddenParts(search: string): string {
  const query = new URLSearchParams(search);
  return ['navbar', 'sidebar', 'outline', 'footer'].filter(part => query.get(part) === '0').join(' ');
}
