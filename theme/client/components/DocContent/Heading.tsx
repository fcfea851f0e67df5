import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { headingAnchorClass } from '../../../../shared/rspressClasses';
import { useText } from '../../hooks/useText';

/** Props of {@link Heading}, except its level. */
export type HeadingProps = ComponentProps<'h2'>;

/** A heading with a link to itself beside it. In a `div`, the reader view of Firefox would leave it out. */
export function Heading({ level, className = '', children, id, ...rest }: HeadingProps & { level: number }) {
  const Tag = `h${level}` as 'h2';
  return (
    <section className="duet-heading" data-level={level}>
      <Tag {...rest} id={id} className={`rp-toc-include ${className}`.trim()}>
        {withoutAnchor(children)}
      </Tag>
      {id && <HeadingLink id={id} />}
    </section>
  );
}

/** Link to a heading. Rspress's link is inside the heading, focusable but hidden from screen readers. */
export function HeadingLink({ id }: { id: string }) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useAnchorContent: it is named by the heading; text inside it would appear in feeds
    <a
      className="duet-heading__link"
      href={`#${id}`}
      id={`${id}--link`}
      aria-label={t('headingLink')}
      aria-labelledby={`${id}--link ${id}`}
    />
  );
}

/** The children of a heading without the link that Rspress adds. */
export function withoutAnchor(children: ReactNode): ReactNode {
  return Children.toArray(children).filter(
    child =>
      !(isValidElement<{ className?: string }>(child) && child.props.className?.includes(headingAnchorClass)),
  );
}
