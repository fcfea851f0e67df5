import type { opensSearch } from '../search/ui/shortcut';

/**
 * The search dialog from the first paint on, so that nothing is lost on a slow line: keys open
 * and close it, closing empties its field, and Enter is noted at the field (`data-awaited`, what it
 * was pressed for) unless the panel has answered it; the panel opens the result as soon as there is
 * one. Its source goes into the head of every page, so it uses nothing from outside itself.
 */
export function searchScript(opens: typeof opensSearch): void {
  const find = () => {
    const box = document.querySelector<HTMLDialogElement>('.duet-search-dialog');
    return { box, field: box?.querySelector('input') };
  };
  // Whoever has another use for a key has had it by the time it comes to the window.
  addEventListener('keydown', event => {
    const { box, field } = find();
    if (!box || !field) return;
    const wish = opens(event, box.matches(':popover-open'));
    if (wish) event.preventDefault();
    if (wish === 'close') box.hidePopover();
    if (wish === 'open') {
      // Over a modal dialog, such as the menu of a small screen, nothing but itself can be used.
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close();
      box.showPopover();
    }
    if (event.key !== 'Enter' || event.target !== field || event.defaultPrevented) return;
    // Keys of an input method choose a word there; Safari says so by the key code alone.
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
