import { Link, renderInlineMarkdown, useActiveAnchor, useDynamicToc } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';

/** Links to the headings of the page; marks the current one. */
export function Toc() {
  const headings = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headings);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const active = activeAnchorId && list.current?.querySelector('[aria-current]');
    // Scrolls only the column; `scrollIntoView` would scroll the page too.
    const column = active ? active.closest<HTMLElement>('[data-scroller]') : undefined;
    if (!active || !column) return;
    const [box, link] = [column.getBoundingClientRect(), active.getBoundingClientRect()];
    if (link.top >= box.top && link.bottom <= box.bottom) return;
    column.scrollTop += link.top - box.top - (box.height - link.height) / 2;
  }, [activeAnchorId]);
  return (
    <ul className="duet-outline__list" ref={list}>
      {headings.map(({ id, depth, text }) => (
        <li key={id}>
          <Link
            className="duet-outline__link"
            href={`#${id}`}
            data-depth={depth}
            aria-current={id === activeAnchorId ? 'location' : undefined}
          >
            <span {...renderInlineMarkdown(text)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
