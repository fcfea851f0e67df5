import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useText } from '../../hooks/useText';

/** A table that scrolls if it is too wide; it is then focusable and has a name. */
export function Table(props: ComponentProps<'table'>) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  // A group, not a region: a page may have many tables, and landmarks need different names.
  const region = overflows ? { role: 'group', tabIndex: 0, 'aria-label': t('tableLabel') } : {};
  return (
    <div className="duet-table" ref={box} {...region}>
      <table {...props} />
    </div>
  );
}
