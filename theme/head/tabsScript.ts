/** Saved tabs before the first paint, and clicks until React takes over (`data-live`). It is copied as source. */
export function tabsScript(): void {
  const prefix = 'duet-tabs-';
  const select = (group: Element, path: string) => [
    ...group.querySelectorAll<HTMLElement>(`:scope > ${path}`),
  ];
  const panelsOf = (group: Element) => select(group, '[role=tabpanel]');
  const each = (change: (group: HTMLElement) => void) =>
    document.querySelectorAll<HTMLElement>('.duet-tabs[data-group], .duet-tabs[data-query]').forEach(change);
  const places = (panels: HTMLElement[], name: string | null | undefined) =>
    panels.findIndex(panel => panel.dataset.name === name);

  const show = (group: Element, place: number) => {
    const panels = panelsOf(group);
    if (!panels[place]) return;
    for (const [index, tab] of select(group, 'div > [role=tablist] > [role=tab]').entries()) {
      tab.setAttribute('aria-selected', String(index === place));
      tab.tabIndex = index === place ? 0 : -1;
    }
    for (const [index, panel] of panels.entries()) panel.toggleAttribute('hidden', index !== place);
  };
  const remembered = ({ dataset }: HTMLElement) => {
    try {
      return localStorage.getItem(prefix + dataset.group);
    } catch {}
  };
  const restore = () =>
    each(group => {
      const { query } = group.dataset;
      if (query) show(group, Number(new URLSearchParams(location.search).get(query)));
      else show(group, places(panelsOf(group), remembered(group)));
    });

  let any = location.search !== '';
  try {
    any ||= Object.keys(localStorage).some(name => name.startsWith(prefix));
  } catch {}
  if (any) {
    // Its callback runs before the browser paints new elements; a script at the end of the page would
    // run too late.
    const arriving = new MutationObserver(restore);
    arriving.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      restore();
      arriving.disconnect();
    });
  }

  document.addEventListener('click', event => {
    const tab = (event.target as Element).closest?.('[role=tab]');
    const group = tab?.closest<HTMLElement>('.duet-tabs');
    if (!tab?.parentNode || !group || 'live' in group.dataset || tab.getAttribute('aria-disabled') === 'true')
      return;
    const place = [...tab.parentNode.children].indexOf(tab);
    show(group, place);
    const id = group.dataset.group;
    const name = panelsOf(group)[place]?.dataset.name;
    if (!id || name === undefined) return;
    try {
      localStorage.setItem(prefix + id, name);
    } catch {}
    each(other => {
      if (other !== group && other.dataset.group === id) show(other, places(panelsOf(other), name));
    });
  });
}
