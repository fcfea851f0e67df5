/**
 * Completes the question of a link to a chat when it is pressed: without `siteOrigin`, the build knows the path of the
 * page alone, which a chat cannot read. Copied into pages as source.
 * @param name attribute with the path, which is in the question
 */
export function fullQuestion(name: string): void {
  const complete = ({ target }: Event) => {
    const link = (target as Element).closest?.(`a[${name}]`);
    const path = link?.getAttribute(name);
    if (!link || !path) return;
    link.removeAttribute(name);
    const [from, to] = [path, location.origin + path].map(encodeURIComponent) as [string, string];
    link.setAttribute('href', link.getAttribute('href')!.replace(from, to));
  };
  // Keys press without a pointer.
  for (const type of ['pointerdown', 'click']) addEventListener(type, complete, true);
}
