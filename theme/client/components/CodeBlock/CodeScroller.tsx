import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode } from 'react';
import './CodeScroller.css';

/** The scrollable element of a code block; focusable, so that arrow keys can scroll it. */
export function CodeScroller({ label, children }: { label: string; children: ReactNode }) {
  const region = { tabIndex: 0, role: 'group', 'aria-label': label };
  if (!isElement(children) || children.type !== 'pre')
    return (
      <div {...region} className="duet-code__scroller">
        {children}
      </div>
    );
  const { className = '', children: code } = children.props;
  // Shiki's class names would apply the stock rules.
  const names = className.replace(/\b(shiki|css-variables)\b/g, '').trim();
  // CodeBlock.css replaces the `style` attribute of the code.
  const unstyled = { style: undefined };
  return cloneElement(
    children,
    { ...region, className: `duet-code__scroller ${names}`.trim(), ...unstyled },
    isElement(code) && code.props.style ? cloneElement(code, unstyled) : code,
  );
}

const isElement = (node: ReactNode) => isValidElement<HTMLAttributes<HTMLElement>>(node);
