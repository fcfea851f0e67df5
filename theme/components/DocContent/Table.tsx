import { useI18n } from '@rspress/core/runtime';
import { type ComponentProps, useRef } from 'react';
import { useOverflows } from '../../hooks/useOverflows';
import type { DuetText } from '../../text';

/** A table that scrolls by itself where it is too wide; then the keyboard can reach it and it has a name. */
export function Table(props: ComponentProps<'table'>) {
  const t = useI18n<DuetText>();
  const box = useRef<HTMLDivElement>(null);
  // A group, not a landmark: a page may have many such tables, and landmarks of one name are not to be told apart.
  const region = useOverflows(box) ? { role: 'group', tabIndex: 0, 'aria-label': t('tableLabel') } : {};
  return (
    <div className="duet-table" ref={box} {...region}>
      <table {...props} />
    </div>
  );
}
