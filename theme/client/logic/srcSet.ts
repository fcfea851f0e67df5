/**
 * Changes each address of a `srcset`. A candidate is an address, which may contain commas but not end with
 * one, and optionally a descriptor such as `2x`.
 */
export function mapSrcSet(srcSet: string, map: (address: string) => string): string {
  return srcSet.replace(
    /([^\s,]\S*[^\s,]|[^\s,])(\s[^,]*)?(,|$)/g,
    (_, address: string, descriptor = '', end: string) => map(address) + descriptor + end,
  );
}
