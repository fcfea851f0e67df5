import { type ComponentProps, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import type { TabShown } from '../../../shared/page';
import { useTabsScript } from '../../hooks/useTabsScript';
import { rootProps } from '../../logic/rootProps';
import './Tabs.css';

/** One tab with its panel. */
export interface TabFrameItem {
  /** Label of the tab. */
  label: ReactNode;
  /** Identifies the tab in the remembered choice. */
  name: string;
  /** Title of the panel in print and without JavaScript. @default its name */
  title?: string;
  /** Whether it cannot be selected. @default false */
  disabled?: boolean;
  /** Content of the panel. */
  content: ReactNode;
}

/** Props of {@link TabFrame}. */
export interface TabFrameProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The tabs. */
  items: TabFrameItem[];
  /** Index of the tab that is selected until there is a choice; it must stay the same. */
  initial: number;
  /** Called when another panel is shown. @default nothing is done */
  onShow?: (event: CustomEvent<TabShown>) => void;
  /** Ref of the root element. @default none */
  ref?: Ref<HTMLDivElement>;
  /** Accessible name of the row of tabs. @default none */
  label?: string;
  /** Id of the group whose choice is remembered. @default none */
  group?: string;
  /** Query parameter with the index of the current tab. @default none */
  query?: string;
  /** Content at the end of the row of tabs. @default none */
  actions?: ReactNode;
  /** Whether panels are focusable; unnecessary if their content is. @default true */
  focusPanels?: boolean;
  /** Alignment of the tabs. @default 'left' */
  tabPosition?: 'left' | 'center';
  /** Additional class of the root element. @default none */
  className?: string;
  /** Additional class of every tab. @default none */
  labelItemClassName?: string;
  /** Additional class of every panel. @default none */
  contentItemClassName?: string;
}

/**
 * The elements of tabs, which the script of the page selects (page/tabsScript.ts). In print and without
 * JavaScript, all panels are visible with their titles. Before hydration, the script may have selected another
 * tab than the server has.
 */
export function TabFrame(props: TabFrameProps) {
  const { items, initial, onShow, ref, label, group, query, actions, tabPosition, ...others } = props;
  const { focusPanels, labelItemClassName, contentItemClassName, ...rest } = others;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  useTabsScript(root, onShow);

  return (
    <div {...rootProps('duet-tabs', rest)} ref={root} data-group={group} data-query={query}>
      <div className="duet-tabs__bar rp-not-doc" data-center={tabPosition === 'center' || undefined}>
        <div role="tablist" aria-label={label}>
          {items.map((item, index) => (
            <button
              key={item.name}
              type="button"
              role="tab"
              suppressHydrationWarning
              id={`${id}${index}`}
              aria-controls={`${id}${index}p`}
              aria-selected={index === initial}
              aria-disabled={item.disabled || undefined}
              tabIndex={index === initial ? 0 : -1}
              className={labelItemClassName}
            >
              {item.label}
            </button>
          ))}
        </div>
        {actions}
      </div>
      {items.map((item, index) => (
        <div
          key={item.name}
          role="tabpanel"
          suppressHydrationWarning
          id={`${id}${index}p`}
          aria-labelledby={`${id}${index}`}
          data-name={item.name}
          data-title={item.title === item.name ? undefined : item.title}
          hidden={index !== initial}
          tabIndex={focusPanels === false ? undefined : 0}
          className={contentItemClassName}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
