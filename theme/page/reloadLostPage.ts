/**
 * Loads the page again, once, after React has removed it: React throws where it removes a text that a translation of
 * the browser has replaced. Copied into pages as source.
 * @param root id of the element that React renders into
 */
export function reloadLostPage(root: string): void {
  const reload = () => {
    const state: { duetReloaded?: boolean } | null = history.state;
    if (document.getElementById(root)?.firstChild || state?.duetReloaded) return;
    // The entry of the history keeps it, so that an error that comes back does not load the page forever.
    history.replaceState({ ...state, duetReloaded: true }, '');
    location.reload();
  };
  addEventListener('error', ({ error }) => {
    // The page is removed after the event.
    if (error?.name === 'NotFoundError') setTimeout(reload);
  });
}
