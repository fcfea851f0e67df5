/**
 * Scrolls the column of a link, such as the outline, until the link is in its middle, if it is out of view;
 * `scrollIntoView` would scroll the page too. It is also copied as source.
 */
export function showInColumn(link: Element): void {
  const column = link.closest('[data-scroller]');
  if (!column) return;
  const [box, row] = [column.getBoundingClientRect(), link.getBoundingClientRect()];
  if (row.top >= box.top && row.bottom <= box.bottom) return;
  column.scrollTop += row.top - box.top - (box.height - row.height) / 2;
}
