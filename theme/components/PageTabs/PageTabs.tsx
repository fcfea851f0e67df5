import { useSearchParams } from '@rspress/core/runtime';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { TabFrame } from '../Tabs/TabFrame';
import { panelsMarkdown, tabItems } from '../Tabs/tabItems';
import { useHydratedTabs } from '../Tabs/useHydratedTabs';

/** Props of {@link PageTab}. */
export interface PageTabProps {
  /** Label of the tab. @default its number */
  label?: ReactNode;
  /** Content of the panel. @default none */
  children?: ReactNode;
}

/** Props of {@link PageTabs}. */
export interface PageTabsProps {
  /** Query parameter with the index of the current tab. @default 'page' */
  id?: string;
  /** The `PageTab` elements. @default none */
  children?: ReactNode;
  /** Additional class of the root element. @default none */
  className?: string;
  /** Alignment of the tabs. @default 'left' */
  tabPosition?: 'left' | 'center';
  /** Ref of the root element. @default none */
  ref?: Ref<HTMLDivElement>;
}

/** Tabs for parts of a page. The current one is in the address, so that it can be linked to. */
export function PageTabs(props: PageTabsProps) {
  return import.meta.env.SSG_MD ? panelsMarkdown(tabItems(props.children)) : <PageTabsView {...props} />;
}

/** One panel of `PageTabs`. */
export function PageTab({ children }: PageTabProps) {
  return children;
}

function PageTabsView({ id = 'page', children, ref, ...frame }: PageTabsProps) {
  const [search, setSearch] = useSearchParams();
  const items = tabItems(children);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  const requested = Number(search.get(id));
  const active = items[requested] ? requested : 0;

  function select(index: number) {
    const next = new URLSearchParams(search);
    if (index === 0) next.delete(id);
    else next.set(id, String(index));
    setSearch(next, { preventScrollReset: true });
  }
  useHydratedTabs(root, active, select);
  return <TabFrame {...frame} ref={root} items={items} active={active} onSelect={select} query={id} />;
}
