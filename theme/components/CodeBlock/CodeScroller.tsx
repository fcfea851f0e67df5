import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react';
import './CodeScroller.css';

/** The scrollable element of a code block; focusable, so that arrow keys can scroll it. */
export function CodeScroller({ label, children }: { label: string; children: ReactNode }) {
  const region = { tabIndex: 0, role: 'group', 'aria-label': label };
  if (!isPre(children))
    return (
      <div {...region} className="duet-code__scroller">
        {children}
      </div>
    );
  // Shiki's class names would apply the stock rules.
  const names = (children.props.className ?? '').replace(/\b(shiki|css-variables)\b/g, '').trim();
  return cloneElement<HTMLAttributes<HTMLElement>>(
    children,
    {
      ...region,
      className: `duet-code__scroller ${names}`.trim(),
      style: undefined,
      ...{ 'data-lang': undefined, 'data-title': undefined },
    },
    withoutStyle(children.props.children),
  );
}

const isPre = (node: ReactNode): node is ReactElement<HTMLAttributes<HTMLElement>> =>
  isValidElement(node) && node.type === 'pre';

/** The `code` element without its `style` attribute, which CodeBlock.css replaces. */
function withoutStyle(node: ReactNode): ReactNode {
  if (!isValidElement<HTMLAttributes<HTMLElement>>(node) || !node.props.style) return node;
  return cloneElement(node, { style: undefined });
}
