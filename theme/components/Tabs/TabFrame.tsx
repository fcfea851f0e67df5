import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { flushSync } from 'react-dom';
import { nextTab } from '../../logic/tabs';
import './Tabs.css';

/** One tab with its panel. */
export interface TabFrameItem {
  /** What the tab shows. */
  label: ReactNode;
  /** What the choice is remembered by, and what the panel is called where there are no tabs (paper, no script). */
  name: string;
  /** Whether it cannot be chosen. */
  disabled?: boolean;
  /** What the panel holds. */
  content: ReactNode;
}

export interface TabFrameProps {
  items: TabFrameItem[];
  /** Index of the shown tab. */
  active: number;
  /** Called with the index of a tab that was chosen. */
  onSelect: (index: number) => void;
  /** Reaches the outermost element. */
  ref?: Ref<HTMLDivElement>;
  /** Name of the row of tabs, where the page does not give one. */
  label?: string;
  /** Id of a group whose choice is remembered. */
  group?: string;
  /** Query parameter that holds the index of the shown tab. */
  query?: string;
  /** Stands at the end of the row of tabs. */
  actions?: ReactNode;
  /** Whether panels take the focus; not needed if their first content does. Default true. */
  focusPanels?: boolean;
  tabPosition?: 'left' | 'center';
  className?: string;
  labelItemClassName?: string;
  contentItemClassName?: string;
}

/** Tabs as the ARIA pattern "Tabs" describes them. Without script, and on paper, all panels stand in a row with their names. */
export function TabFrame(props: TabFrameProps) {
  const {
    items,
    active,
    onSelect,
    ref,
    label,
    group,
    query,
    actions,
    focusPanels = true,
    tabPosition,
  } = props;
  const id = useId();

  /** Chooses a tab and keeps it where it is on the screen, though groups above may change their height. */
  function select(index: number, tab: HTMLElement) {
    const before = tab.getBoundingClientRect().top;
    flushSync(() => onSelect(index));
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(
      event.key,
      index,
      items.map(item => Boolean(item.disabled)),
      isRtl,
    );
    if (next === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children[next] as HTMLElement;
    select(next, tab);
    tab.focus();
  }

  return (
    <div ref={ref} className={join('duet-tabs', props.className)} data-group={group} data-query={query}>
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
          hidden={index !== active}
          tabIndex={focusPanels ? 0 : undefined}
          className={props.contentItemClassName}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
