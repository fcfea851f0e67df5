import { listKeys, type SearchEvent } from './searchMachine';

/**
 * Tells what the reader does in the search field, and that the dialog was closed, until the returned function is
 * called. At first it tells what happened before this was loaded.
 */
export function listenToDialog(
  dialog: HTMLDialogElement,
  field: HTMLInputElement,
  send: (event: SearchEvent) => void,
): () => void {
  const typed = () => send({ type: 'typed', query: field.value.trim() });
  const onInput = (event: Event) => {
    // An input method is active; its end has an event of its own. Keyboards of Android compose every word.
    if (!(event as InputEvent).isComposing || /android/i.test(navigator.userAgent)) typed();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses these keys itself; Safari reports it by the key code alone.
    if (event.isComposing || event.keyCode === 229) return;
    const key = listKeys.find(name => name === event.key);
    if (!key) return;
    event.preventDefault();
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // In a new tab, as a link that has the focus; the event brings the keys that are held.
      const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
      option?.dispatchEvent(new MouseEvent('click', event));
      return;
    }
    send({ type: 'pressed', key });
  };
  const stop = new AbortController();
  const { signal } = stop;
  field.addEventListener('input', onInput, { signal });
  field.addEventListener('compositionend', onInput, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  dialog.addEventListener('close', () => send({ type: 'closed' }), { signal });

  typed();
  send({ type: 'paused' });
  // page/searchScript has noted the query for which Enter was pressed.
  const { entered } = field.dataset;
  delete field.dataset.entered;
  if (entered && entered === field.value.trim()) send({ type: 'pressed', key: 'Enter' });
  return () => stop.abort();
}
