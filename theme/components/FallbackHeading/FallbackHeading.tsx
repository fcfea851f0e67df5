import { getCustomMDXComponent, renderInlineMarkdown } from '@rspress/core/theme';
import type { ComponentType } from 'react';

/** Props of {@link FallbackHeading}. */
export interface FallbackHeadingProps {
  /** Level of the heading. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The page's title, with inline Markdown in it. */
  title: string;
}

/**
 * The title of a page whose text has none of its own. It carries no id: nothing
 * in the page can link to it, and making one would bring a library along.
 */
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
