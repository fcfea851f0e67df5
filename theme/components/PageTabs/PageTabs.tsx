import { useSearchParams } from '@rspress/core/runtime';
import { Children, isValidElement, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { TabFrame } from '../Tabs/TabFrame';
import { textOf } from '../Tabs/textOf';
import { useLive } from '../Tabs/useLive';

export interface PageTabProps {
  /** What the tab shows. */
  label?: ReactNode;
  /** What the panel holds. */
  children?: ReactNode;
}

export interface PageTabsProps {
  /**
   * Query parameter that holds the index of the shown tab.
   * @default 'page'
   */
  id?: string;
  /** The `PageTab`s. */
  children?: ReactNode;
  /** Class of the outermost element. */
  className?: string;
  /**
   * Where the tabs stand in their row.
   * @default 'left'
   */
  tabPosition?: 'left' | 'center';
  /** Reaches the outermost element. */
  ref?: Ref<HTMLDivElement>;
}

/** Panels as parts of a page: the address says which one is shown, so it can be linked and gone back to. */
export function PageTabs(props: PageTabsProps) {
  return import.meta.env.SSG_MD ? <PageTabsMarkdown {...props} /> : <PageTabsView {...props} />;
}

/** One panel of `PageTabs`. */
export function PageTab({ children }: PageTabProps) {
  return children;
}

function PageTabsView({ id = 'page', children, ref, ...frame }: PageTabsProps) {
  const [search, setSearch] = useSearchParams();
  const items = itemsOf(children);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  const wanted = Number(search.get(id));
  const active = items[wanted] ? wanted : 0;

  function select(index: number) {
    const next = new URLSearchParams(search);
    if (index === 0) next.delete(id);
    else next.set(id, String(index));
    setSearch(next, { preventScrollReset: true });
  }
  useLive(root, active, select);
  return <TabFrame {...frame} ref={root} items={items} active={active} onSelect={select} query={id} />;
}

function PageTabsMarkdown({ children }: PageTabsProps) {
  return itemsOf(children).map(({ name, content }) => (
    <section key={name}>
      {`\n**${name}**\n\n`}
      {content}
      {'\n'}
    </section>
  ));
}

function itemsOf(children: ReactNode) {
  return Children.toArray(children)
    .filter(child => isValidElement<PageTabProps>(child))
    .map((tab, index) => ({
      label: tab.props.label ?? String(index + 1),
      name: textOf(tab.props.label) || String(index + 1),
      content: tab,
    }));
}
