import { getCustomMDXComponent, renderInlineMarkdown } from '@rspress/core/theme';
import type { ComponentType } from 'react';

/** Props of {@link FallbackHeading}. */
export interface FallbackHeadingProps {
  /** Level of the heading. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text of the heading; inline Markdown. */
  title: string;
}

/** Heading of a page whose Markdown has none; without an id, because nothing links to it. */
export function FallbackHeading({ level, title }: FallbackHeadingProps) {
  if (import.meta.env.SSG_MD) return <>{`${'#'.repeat(level)} ${title}\n\n`}</>;
  if (!title) return null;
  const Element = getCustomMDXComponent()[`h${level}`] as ComponentType<object>;
  return (
    <Element>
      <span {...renderInlineMarkdown(title)} />
    </Element>
  );
}
