/** Hides a banner that the reader closed before, and makes its button close it. It is copied as source. */
export function setUpBanner(banner: HTMLElement): void {
  const { key, storage } = banner.dataset as { key?: string; storage?: 'localStorage' | 'sessionStorage' };
  // Blocked storage throws; the banner then closes for this page only.
  const kept = (use: (storage: Storage, key: string) => string | null | undefined) => {
    try {
      return key && storage ? use(window[storage], key) : null;
    } catch {
      return null;
    }
  };
  if (kept((store, name) => store.getItem(name))) banner.hidden = true;
  banner.querySelector<HTMLElement>('[data-close]')!.onclick = () => {
    banner.hidden = true;
    kept((store, name) => {
      store.setItem(name, 'true');
      return null;
    });
    document.getElementById('duet-start')?.focus();
  };
}
