import { Children, isValidElement, type ReactNode } from 'react';
import type { TabFrameItem } from './TabFrame';
import type { TabProps, TabsProps } from './Tabs';

/** Label, name and content of each tab. */
export function tabItems(children: ReactNode, values: TabsProps['values'] = []) {
  const tabs = Children.toArray(children).filter(child => isValidElement<TabProps>(child));
  const heads = values.length > 0 ? values : tabs.map(tab => tab.props);
  return heads.map(({ label, value, disabled }, index) => {
    const title = textOf(label) || value || String(index + 1);
    return {
      label: label ?? title,
      title,
      name: value ?? title,
      disabled,
      content: tabs.find(tab => value !== undefined && tab.props.value === value) ?? tabs[index],
    };
  });
}

/** The panels of tabs in the Markdown output, each below its title. */
export function panelsMarkdown(items: TabFrameItem[]): ReactNode {
  return items.map(({ name, title, content }) => (
    <section key={name}>
      {`\n**${title}**\n\n`}
      {content}
      {'\n'}
    </section>
  ));
}

/** The text content of an element. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('')
    .trim();
}
