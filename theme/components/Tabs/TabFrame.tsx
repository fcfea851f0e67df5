import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { flushSync } from 'react-dom';
import { nextTab } from '../../logic/tabs';
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
export interface TabFrameProps {
  /** The tabs. */
  items: TabFrameItem[];
  /** Index of the current tab. */
  active: number;
  /** Called with the index of the tab that the reader selects. */
  onSelect: (index: number) => void;
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

/** The ARIA pattern "Tabs". In print and without JavaScript, all panels are visible with their titles. */
export function TabFrame(props: TabFrameProps) {
  const { items, active, onSelect, ref, label, group, query, actions, tabPosition } = props;
  const id = useId();

  /** Selects a tab and keeps its position on the screen, as tabs above may change their height. */
  function select(index: number, tab: HTMLElement) {
    const before = tab.getBoundingClientRect().top;
    flushSync(() => onSelect(index));
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const disabled = items.map(item => Boolean(item.disabled));
    const next = nextTab(event.key, index, disabled, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children[next] as HTMLElement;
    select(next, tab);
    tab.focus();
  }

  return (
    <div
      ref={ref}
      className={['duet-tabs', props.className].filter(Boolean).join(' ')}
      data-group={group}
      data-query={query}
    >
      <div className="duet-tabs__bar rp-not-doc" data-center={tabPosition === 'center' || undefined}>
        <div role="tablist" aria-label={label}>
          {items.map((item, index) => (
            <button
              key={item.name}
              type="button"
              role="tab"
              id={`${id}${index}`}
              aria-controls={`${id}${index}p`}
              aria-selected={index === active}
              aria-disabled={item.disabled || undefined}
              tabIndex={index === active ? 0 : -1}
              className={props.labelItemClassName}
              onClick={event => !item.disabled && select(index, event.currentTarget)}
              onKeyDown={event => onKeyDown(event, index)}
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
          id={`${id}${index}p`}
          aria-labelledby={`${id}${index}`}
          data-name={item.name}
          data-title={item.title === item.name ? undefined : item.title}
          hidden={index !== active}
          tabIndex={props.focusPanels === false ? undefined : 0}
          className={props.contentItemClassName}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
