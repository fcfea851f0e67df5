import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react';
import './CodeScroller.css';

/** The element that scrolls: focusable, so that arrow keys reach its end, and named, so that it is known what has the focus. */
export function CodeScroller({ label, children }: { label: string; children: ReactNode }) {
  const region = { tabIndex: 0, role: 'group', 'aria-label': label };
  if (!isPre(children))
    return (
      <div {...region} className="duet-code__scroller">
        {children}
      </div>
    );
  // Shiki's own names would bring the stock rules along.
  const names = (children.props.className ?? '').replace(/\b(shiki|css-variables)\b/g, '').trim();
  return cloneElement<HTMLAttributes<HTMLElement>>(
    children,
    {
      ...region,
      className: `duet-code__scroller ${names}`.trim(),
      style: undefined,
      ...{ 'data-lang': undefined, 'data-title': undefined },
    },
    plainCode(children.props.children),
  );
}

const isPre = (node: ReactNode): node is ReactElement<HTMLAttributes<HTMLElement>> =>
  isValidElement(node) && node.type === 'pre';

/** The `code` without its `style`, which the frame's own rules replace. */
function plainCode(node: ReactNode): ReactNode {
  if (!isValidElement<HTMLAttributes<HTMLElement>>(node) || !node.props.style) return node;
  return cloneElement(node, { style: undefined });
}
