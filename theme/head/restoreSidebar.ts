/**
 * Restores the sidebar's open groups and scroll position; on another page, shows the current entry. Then
 * saves what the reader changes, for the session. It is copied as source.
 */
export function restoreSidebar(nav: HTMLElement): void {
  type Kept = { at?: string; home?: string; top?: number; groups?: Record<string, boolean> };
  const read = (): Kept => {
    try {
      // `null` is valid JSON too.
      return JSON.parse(sessionStorage.getItem('duet-sidebar') ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const keep = (change: Kept) => {
    try {
      sessionStorage.setItem('duet-sidebar', JSON.stringify({ ...read(), ...change }));
    } catch {}
  };
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

  const [at, home] = [location.pathname, homeOf()];
  const { at: lastAt, home: lastHome } = nav.dataset;
  if (lastAt === at && lastHome === home) return;
  nav.dataset.at = at;
  nav.dataset.home = home;

  const kept = read();
  const groups = { ...kept.groups };
  for (const group of nav.querySelectorAll('details')) {
    group.open = groups[group.dataset.key!] ?? group.open;
  }
  if (kept.at !== at) {
    const current = nav.querySelector('[aria-current="page"]');
    const own = current?.nextElementSibling;
    let group = own?.matches('details') ? own : current?.closest('details');
    while (group) {
      (group as HTMLDetailsElement).open = true;
      groups[(group as HTMLDetailsElement).dataset.key!] = true;
      group = group.parentElement?.closest('details');
    }
  }
  const stays = lastHome === undefined && kept.home === home;
  if (stays) scroller.scrollTop = kept.top ?? 0;
  if (lastHome !== undefined && lastHome !== home) scroller.scrollTop = 0;
  // After a reload everything stays where it was.
  if (!stays || kept.at !== at) showCurrent();
  keep({ at, groups });
  if (lastAt !== undefined) return;

  nav.addEventListener('click', ({ target }) => {
    const group = (target as Element).closest('summary')?.parentElement as HTMLDetailsElement | null;
    if (group) keep({ groups: { ...read().groups, [group.dataset.key!]: !group.open } });
  });
  scroller.addEventListener('toggle', showCurrent);
  const leave = () => {
    if (nav.isConnected) keep({ home: homeOf(), top: scroller.scrollTop });
  };
  scroller.addEventListener('scrollend', leave);
  addEventListener('pagehide', leave);
}
