import type { opensSearch } from './shortcut';

/**
 * The search dialog before React: keys open and close it, closing clears its field, and Enter is noted on the field
 * (`data-entered`, the query it was pressed for) until the panel has loaded, which handles keys itself. Where
 * browsers lack `commandfor` or `closedby`, clicks open and close it too. It is copied as source.
 */
export function searchScript(opens: typeof opensSearch): void {
  const find = () => {
    const box = document.querySelector<HTMLDialogElement>('.duet-search-dialog');
    return { box, field: box?.querySelector('input') };
  };
  const open = (box: HTMLDialogElement) => {
    // Another modal dialog, such as the menu of a small screen, is done when the search opens.
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close();
    box.showModal();
  };
  // On the window, so that other handlers of the key come first.
  addEventListener('keydown', event => {
    const { box, field } = find();
    if (!box || !field) return;
    const action = opens(event, box.open);
    if (action) event.preventDefault();
    // A key that is held down acts once.
    if (event.repeat) return;
    if (action === 'close') box.close();
    if (action === 'open') open(box);
    if (event.key !== 'Enter' || event.target !== field || event.defaultPrevented) return;
    // An input method uses Enter to choose a word; Safari reports it by the key code alone.
    if (!event.isComposing && event.keyCode !== 229) field.dataset.entered = field.value.trim();
  });
  const onClose = ({ target }: Event) => {
    const { box, field } = find();
    if (!field || target !== box) return;
    field.value = '';
    delete field.dataset.entered;
  };
  // In the capture phase: the event does not bubble.
  addEventListener('close', onClose, true);

  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', ({ target }) => {
    const { box } = find();
    if (!box) return;
    // The backdrop belongs to the dialog, whose parts cover all of its own box.
    const isOutside = target === box && pressed === box;
    if (isOutside && !('closedBy' in HTMLDialogElement.prototype)) box.close();
    const button = (target as Element).closest('button');
    if (button?.getAttribute('commandfor') !== box.id || 'commandForElement' in button) return;
    if (box.open) box.close();
    else open(box);
  });
}
