import { getCustomMDXComponent as stock } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { Heading, type HeadingProps, withoutAnchor } from './Heading';
import { Table } from './Table';

type Components = ReturnType<typeof stock>;

/** The components of Markdown elements. */
export function getCustomMDXComponent(): Components {
  const components = stock();
  // Markdown output knows only plain elements.
  if (import.meta.env.SSG_MD) return components;
  return { ...components, ...ours } as Components;
}

// Made once: a component that is new on every render would lose its state and its DOM.
const ours = {
  h1: H1,
  h2: (props: HeadingProps) => <Heading {...props} level={2} />,
  h3: (props: HeadingProps) => <Heading {...props} level={3} />,
  h4: (props: HeadingProps) => <Heading {...props} level={4} />,
  h5: (props: HeadingProps) => <Heading {...props} level={5} />,
  h6: (props: HeadingProps) => <Heading {...props} level={6} />,
  table: Table,
};

/** The title links nowhere: it is where the page begins. */
function H1({ children, ...rest }: ComponentProps<'h1'>) {
  const Stock = stock().h1;
  return <Stock {...rest}>{withoutAnchor(children)}</Stock>;
}
