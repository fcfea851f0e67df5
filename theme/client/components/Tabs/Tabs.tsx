import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TabShown } from '../../../shared/page';
import { initialTab } from '../../logic/initialTab';
import { TabFrame } from './TabFrame';
import { panelsMarkdown, tabItems } from './tabItems';

/** Props of {@link Tab}. */
export interface TabProps {
  /** Label of the tab. @default its value or number */
  label?: ReactNode;
  /** Identifies the tab in the remembered choice. @default the text of the label */
  value?: string;
  /** Whether it cannot be selected. @default false */
  disabled?: boolean;
  /** Content of the panel. @default none */
  children?: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The `Tab` elements. @default none */
  children?: ReactNode;
  /** Labels and values instead of those of the children, matched by value, else by position. @default those of the children */
  values?: readonly { label: ReactNode; value: string; disabled?: boolean }[];
  /** Index of the initial tab. @default 0 */
  defaultIndex?: number;
  /** Value of the initial tab. @default none */
  defaultValue?: string;
  /** Called with the index of the tab that the reader selects. @default none */
  onChange?: (index: number) => void;
  /** Tabs with the same id share their choice across pages and browser tabs; it is remembered. @default none */
  groupId?: string;
  /** Alignment of the tabs. @default 'left' */
  tabPosition?: 'left' | 'center';
  /** Whether hidden panels stay in the DOM after the first selection. @default true */
  keepDOM?: boolean;
  /** Additional class of the root element. @default none */
  className?: string;
  /** Additional class of every tab. @default none */
  labelItemClassName?: string;
  /** Additional class of every panel. @default none */
  contentItemClassName?: string;
  /** Ref of the root element. @default none */
  ref?: Ref<HTMLDivElement>;
}

/** Tabs: one of several panels is visible. */
export function Tabs(props: TabsProps) {
  if (import.meta.env.SSG_MD) return panelsMarkdown(tabItems(props.children, props.values));
  return <TabsView {...props} />;
}

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}

function TabsView({ children, values, defaultIndex = 0, defaultValue, ...rest }: TabsProps) {
  const { onChange, groupId, keepDOM = true, ...frame } = rest;
  const items = tabItems(children, values);
  const [initial] = useState(() =>
    initialTab(
      items.map(item => item.name),
      defaultValue,
      defaultIndex,
    ),
  );
  /** The only panel with content, once a tab has been selected. */
  const [kept, setKept] = useState<number>();

  function onShow({ detail: { index, isSelected } }: CustomEvent<TabShown>) {
    if (!isSelected) {
      setKept(last => (last === undefined ? last : index));
      return;
    }
    // The content must be there before the script measures the page.
    flushSync(() => {
      setKept(index);
      onChange?.(index);
    });
  }
  const shown = items.map((item, index) =>
    keepDOM || kept === undefined || index === kept ? item : { ...item, content: null },
  );
  return <TabFrame {...frame} items={shown} initial={initial} onShow={onShow} group={groupId} />;
}
