/**
 * Hides a banner that the reader has closed before, and lets its button close it for good.
 * Runs inside the page as it is read (see Early), so it uses nothing from outside itself.
 */
export function setUpBanner(banner: HTMLElement): void {
  const { key, storage } = banner.dataset as { key?: string; storage?: 'localStorage' | 'sessionStorage' };
  // The storage itself throws where it is blocked; the banner then closes for this page only.
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
