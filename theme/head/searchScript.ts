import type { opensSearch } from '../search/ui/shortcut';

/**
 * The search dialog before React: keys open and close it, closing clears its field, and Enter is stored on
 * the field (`data-awaited`) until the panel has a result to open. It is copied as source.
 */
export function searchScript(opens: typeof opensSearch): void {
  const find = () => {
    const box = document.querySelector<HTMLDialogElement>('.duet-search-dialog');
    return { box, field: box?.querySelector('input') };
  };
  // On the window, so that other handlers of the key come first.
  addEventListener('keydown', event => {
    const { box, field } = find();
    if (!box || !field) return;
    const action = opens(event, box.matches(':popover-open'));
    if (action) event.preventDefault();
    if (action === 'close') box.hidePopover();
    if (action === 'open') {
      // A modal dialog, such as the menu of a small screen, would block the search.
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close();
      box.showPopover();
    }
    if (event.key !== 'Enter' || event.target !== field || event.defaultPrevented) return;
    // An input method uses Enter to choose a word; Safari reports it by the key code alone.
    if (!event.isComposing && event.keyCode !== 229) field.dataset.awaited = field.value.trim();
  });
  const onToggle = (event: Event) => {
    const { box, field } = find();
    if (!field || event.target !== box || (event as ToggleEvent).newState === 'open') return;
    field.value = '';
    delete field.dataset.awaited;
  };
  addEventListener('toggle', onToggle, true);
}
