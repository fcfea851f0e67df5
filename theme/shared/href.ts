/** The kind of a link, by its form; `isExternal` finds a scheme or another host. */
export function linkKind(href: string, isExternal: (href: string) => boolean) {
  if (isExternal(href)) return 'external';
  if (href.startsWith('#')) return 'hash';
  return href.startsWith('/') ? 'internal' : 'relative';
}

/** Whether a link opens in a new tab: to another site, not to `mailto:` or `tel:`. */
export const opensInTab = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/** The path of an address without query and hash. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

/** A `?query#hash`; empty if it is not valid percent encoding, which the router cannot decode. */
export function decodableSuffix(suffix: string): string {
  try {
    decodeURIComponent(suffix);
    return suffix;
  } catch {
    return '';
  }
}

/** The parts of a click event that {@link isPlainClick} reads. */
export interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** Whether a key is held with which browsers open a link elsewhere. */
export const isHeld = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Omit<Click, 'button' | 'defaultPrevented'>): boolean => metaKey || ctrlKey || shiftKey || altKey;

/** Whether a click on a link with this `target` navigates inside the page: main button, no key held, same tab. */
export function isPlainClick(click: Click, target: string): boolean {
  return (
    click.button === 0 && !isHeld(click) && !click.defaultPrevented && (target === '' || target === '_self')
  );
}
