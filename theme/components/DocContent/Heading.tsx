import { useI18n } from '@rspress/core/runtime';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import type { DuetText } from '../../text';

export type HeadingProps = ComponentProps<'h2'>;

/**
 * A heading with a link to itself beside it. Rspress puts the link into the heading, hidden from
 * screen readers but not from the keyboard; here it stands behind it, with the heading's name.
 */
export function Heading({ level, className = '', children, id, ...rest }: HeadingProps & { level: number }) {
  const t = useI18n<DuetText>();
  const Tag = `h${level}` as 'h2';
  return (
    <div className="duet-heading" data-level={level}>
      <Tag {...rest} id={id} className={`rp-toc-include ${className}`.trim()}>
        {withoutAnchor(children)}
      </Tag>
      {id && (
        // biome-ignore lint/a11y/useAnchorContent: its name is that of the heading; text in it would land in feeds
        <a
          className="duet-heading__link"
          href={`#${id}`}
          id={`${id}--link`}
          aria-label={t('headingLink')}
          aria-labelledby={`${id}--link ${id}`}
        />
      )}
    </div>
  );
}

/** The children of a heading without the link that Rspress adds to them. */
export function withoutAnchor(children: ReactNode): ReactNode {
  return Children.toArray(children).filter(
    child =>
      !(isValidElement<{ className?: string }>(child) && child.props.className?.includes('rp-header-anchor')),
  );
}
