import { useSearchParams } from '@rspress/core/runtime';
import type { ComponentProps, ReactNode, Ref } from 'react';
import type { TabShown } from '../../../shared/page';
import { TabFrame } from '../Tabs/TabFrame';
import { panelsMarkdown, tabItems } from '../Tabs/tabItems';

/** Props of {@link PageTab}. */
export interface PageTabProps {
  /** Label of the tab. @default its number */
  label?: ReactNode;
  /** Content of the panel. @default none */
  children?: ReactNode;
}

/** Props of {@link PageTabs}. */
export interface PageTabsProps extends ComponentProps<'div'> {
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

function PageTabsView({ id = 'page', children, ...frame }: PageTabsProps) {
  const [search, setSearch] = useSearchParams();

  function onShow(event: CustomEvent<TabShown>) {
    const { index, isSelected } = event.detail;
    if (!isSelected) return;
    event.preventDefault();
    const next = new URLSearchParams(search);
    if (index === 0) next.delete(id);
    else next.set(id, String(index));
    setSearch(next, { preventScrollReset: true });
  }
  return <TabFrame {...frame} items={tabItems(children)} initial={0} onShow={onShow} query={id} />;
}
