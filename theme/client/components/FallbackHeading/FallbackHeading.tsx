import { getCustomMDXComponent, renderInlineMarkdown } from '@rspress/core/theme';
import type { ComponentProps, ComponentType } from 'react';
import { headingId } from '../../logic/headingId';

/** Props of {@link FallbackHeading}. */
export interface FallbackHeadingProps extends ComponentProps<'h1'> {
  /** Level of the heading. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text of the heading; inline Markdown. */
  title: string;
}

/** Heading of a page whose Markdown has none, with the id that Rspress would give it. */
export function FallbackHeading({ level, title, id, ...rest }: FallbackHeadingProps) {
  if (import.meta.env.SSG_MD) return <>{`${'#'.repeat(level)} ${title}\n\n`}</>;
  if (!title) return null;
  const Element = getCustomMDXComponent()[`h${level}`] as ComponentType<ComponentProps<'h1'>>;
  return (
    <Element {...rest} id={id ?? (headingId(title) || undefined)}>
      <span {...renderInlineMarkdown(title)} />
    </Element>
  );
}
