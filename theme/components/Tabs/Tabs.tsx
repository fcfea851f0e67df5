import {
  Children,
  isValidElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTabChoice } from '../../hooks/useTabChoice';
import { activeTab } from '../../logic/tabs';
import { TabFrame } from './TabFrame';
import { textOf } from './textOf';
import { useLive } from './useLive';

export interface TabProps {
  /** What the tab shows. */
  label?: ReactNode;
  /** What the choice is remembered by; by default the text of the label. */
  value?: string;
  /**
   * Whether it cannot be chosen.
   * @default false
   */
  disabled?: boolean;
  /** What the panel holds. */
  children?: ReactNode;
}

export interface TabsProps {
  /** The `Tab`s. */
  children?: ReactNode;
  /** Labels and values, instead of those of the children; matched by value, else by place. */
  values?: readonly { label: ReactNode; value: string; disabled?: boolean }[];
  /**
   * Index of the tab shown at first.
   * @default 0
   */
  defaultIndex?: number;
  /** Value of the tab shown at first. */
  defaultValue?: string;
  /** Called with the index of a tab that the reader chose. */
  onChange?: (index: number) => void;
  /** Groups of one id share their choice, on all pages and in all browser tabs; it is remembered. */
  groupId?: string;
  /**
   * Where the tabs stand in their row.
   * @default 'left'
   */
  tabPosition?: 'left' | 'center';
  /**
   * Whether hidden panels stay in the page once it runs in the browser.
   * @default true
   */
  keepDOM?: boolean;
  /** Class of the outermost element. */
  className?: string;
  /** Class of every tab. */
  labelItemClassName?: string;
  /** Class of every panel. */
  contentItemClassName?: string;
  /** Reaches the outermost element. */
  ref?: Ref<HTMLDivElement>;
}

/** Panels of which one is shown. */
export function Tabs(props: TabsProps) {
  return import.meta.env.SSG_MD ? <TabsMarkdown {...props} /> : <TabsView {...props} />;
}

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}

function TabsView({
  children,
  values,
  defaultIndex = 0,
  defaultValue,
  onChange,
  groupId,
  ...rest
}: TabsProps) {
  const { keepDOM = true, ref, ...frame } = rest;
  const items = itemsOf(children, values);
  const names = items.map(item => item.name);
  const fallback = defaultValue === undefined ? defaultIndex : activeTab(names, defaultValue, defaultIndex);
  const [own, setOwn] = useState(fallback);
  const [isLive, setLive] = useState(false);
  const [remembered, remember] = useTabChoice(groupId);
  const active = groupId === undefined ? own : activeTab(names, remembered, fallback);

  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  useLive(root, active, setOwn);

  function select(index: number) {
    setLive(true);
    if (groupId === undefined) setOwn(index);
    else remember(names[index]!);
    onChange?.(index);
  }
  const shown = items.map((item, index) =>
    keepDOM || !isLive || index === active ? item : { ...item, content: null },
  );
  return <TabFrame {...frame} ref={root} items={shown} active={active} onSelect={select} group={groupId} />;
}

function TabsMarkdown({ children, values }: TabsProps) {
  return itemsOf(children, values).map(({ name, content }) => (
    <section key={name}>
      {`\n**${name}**\n\n`}
      {content}
      {'\n'}
    </section>
  ));
}

/** Label, name and content of each tab. */
function itemsOf(children: ReactNode, values: TabsProps['values'] = []) {
  const tabs = Children.toArray(children).filter(child => isValidElement<TabProps>(child));
  const heads = values.length > 0 ? values : tabs.map(tab => tab.props);
  return heads.map(({ label, value, disabled }, index) => ({
    label: label ?? value ?? String(index + 1),
    name: value ?? (textOf(label) || String(index + 1)),
    disabled,
    content: tabs.find(tab => value !== undefined && tab.props.value === value) ?? tabs[index],
  }));
}
