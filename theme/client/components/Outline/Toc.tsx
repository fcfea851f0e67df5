import { Link, parseInlineMarkdownText, useActiveAnchor, useDynamicToc } from '@rspress/core/theme';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { showInColumn } from '../../../page/showInColumn';
import { rootProps } from '../../logic/rootProps';
import { NameText } from '../../parts/NameText';
import { useOriginal } from '../../parts/OriginalText';
import './Outline.css';

/** Links to the headings of the page; marks the current one. */
export function Toc({ ref, ...rest }: ComponentProps<'ul'>) {
  const headings = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headings);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build
  const original = import.meta.env.DUET_UNTRANSLATED ? useOriginal() : undefined;
  useImperativeHandle(ref, () => list.current!);
  useEffect(() => {
    const active = activeAnchorId && list.current?.querySelector('[aria-current]');
    if (active) showInColumn(active);
  }, [activeAnchorId]);
  return (
    <ul {...original} {...rootProps('duet-outline__list', rest)} ref={list}>
      {headings.map(({ id, depth, text }) => (
        <li key={id}>
          <Link
            className="duet-outline__link"
            href={`#${id}`}
            title={parseInlineMarkdownText(text)}
            data-depth={depth}
            aria-current={id === activeAnchorId ? 'location' : undefined}
          >
            <NameText text={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
