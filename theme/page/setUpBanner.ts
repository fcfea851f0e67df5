/** Hides a banner that the reader closed before, and makes its button close it. It is copied as source. */
export function setUpBanner(banner: HTMLElement): void {
  const { key, storage } = banner.dataset as { key?: string; storage?: 'localStorage' | 'sessionStorage' };
  // Blocked storage throws; the banner then closes for this page only.
  const stored = <Result>(use: (storage: Storage, key: string) => Result) => {
    try {
      return key && storage ? use(window[storage], key) : undefined;
    } catch {}
  };
  if (stored((store, name) => store.getItem(name))) banner.hidden = true;
  banner.querySelector<HTMLElement>('[data-close]')!.onclick = () => {
    banner.hidden = true;
    stored((store, name) => store.setItem(name, 'true'));
    document.getElementById('duet-start')?.focus();
  };
}
