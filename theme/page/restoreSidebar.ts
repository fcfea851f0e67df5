/**
 * Restores the sidebar's open groups and scroll position; on another page, shows the current entry. Then
 * saves what the reader changes, for the session. It is copied as source.
 * @param key of the session's storage
 */
export function restoreSidebar(nav: HTMLElement, key: string): void {
  /** Path, address of the first entry, scroll position in pixels, and open state of each group. */
  type Saved = { path?: string; home?: string; top?: number; groups?: Record<string, boolean> };
  const read = (): Saved => {
    try {
      // `null` is valid JSON too.
      return JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const save = (change: Saved) => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...read(), ...change }));
    } catch {}
  };
  /** Identifies the sidebar: each section of the site has its own. */
  const homeOf = () => nav.querySelector('a')?.getAttribute('href') ?? '';
  const scroller = nav.parentElement!;
  const showCurrent = () => {
    const current = nav.querySelector('[aria-current="page"]');
    if (!current) return;
    const box = scroller.getBoundingClientRect();
    const { top, bottom, height } = current.getBoundingClientRect();
    if (height === 0 || (top >= box.top && bottom <= box.bottom)) return;
    scroller.scrollTop += top - box.top - (box.height - height) / 2;
  };

  const [path, home] = [location.pathname, homeOf()];
  const { path: lastPath, home: lastHome } = nav.dataset;
  if (lastPath === path && lastHome === home) return;
  nav.dataset.path = path;
  nav.dataset.home = home;

  const saved = read();
  const groups = { ...saved.groups };
  for (const group of nav.querySelectorAll('details')) {
    group.open = groups[group.dataset.key!] ?? group.open;
  }
  if (saved.path !== path) {
    const current = nav.querySelector('[aria-current="page"]');
    const rows = current?.nextElementSibling;
    let group = rows?.matches('details') ? (rows as HTMLDetailsElement) : current?.closest('details');
    while (group) {
      group.open = true;
      groups[group.dataset.key!] = true;
      group = group.parentElement?.closest('details');
    }
  }
  const stays = lastHome === undefined && saved.home === home;
  if (stays) scroller.scrollTop = saved.top ?? 0;
  if (lastHome !== undefined && lastHome !== home) scroller.scrollTop = 0;
  // After a reload everything stays where it was.
  if (!stays || saved.path !== path) showCurrent();
  save({ path, groups });
  if (lastPath !== undefined) return;

  nav.addEventListener('click', ({ target }) => {
    const group = (target as Element).closest('summary')?.parentElement as HTMLDetailsElement | null;
    if (group) save({ groups: { ...read().groups, [group.dataset.key!]: !group.open } });
  });
  scroller.addEventListener('toggle', showCurrent);
  const leave = () => {
    if (nav.isConnected) save({ home: homeOf(), top: scroller.scrollTop });
  };
  scroller.addEventListener('scrollend', leave);
  addEventListener('pagehide', leave);
}
