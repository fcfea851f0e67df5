/** Parts that the address switches off by `?<part>=0`, separated by spaces. Self-contained: part of the address script. */
export function hiddenParts(search: string): string {
  const query = new URLSearchParams(search);
  return ['navbar', 'sidebar', 'outline', 'footer'].filter(part => query.get(part) === '0').join(' ');
}
