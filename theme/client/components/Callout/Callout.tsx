import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './Callout.css';

/** Types of callouts; `details` is initially collapsed. */
export type CalloutType =
  | 'tip'
  | 'note'
  | 'important'
  | 'warning'
  | 'caution'
  | 'danger'
  | 'info'
  | 'details';

/** Props of {@link Callout}. */
export interface CalloutProps extends ComponentProps<'div'> {
  /** Type, which sets colour and default title. */
  type: CalloutType;
  /** Title. @default the name of the type, in the page's language */
  title?: string;
  /** Content. @default none */
  children?: ReactNode;
}

/** A highlighted note, also written as `:::tip` or as a GitHub alert. */
export function Callout({ type, title, children, ...rest }: CalloutProps) {
  const t = useText();
  // The Markdown compiler passes the type if there is no title.
  let name = title;
  if (!name || name.toLowerCase() === type) {
    try {
      name = t(`callout.${type}`);
    } catch {
      // The site's own type has no word.
      name = type;
    }
  }
  if (import.meta.env.SSG_MD) {
    return (
      <section>
        {`:::${type} ${name}\n\n`}
        {children}
        {'\n:::\n\n'}
      </section>
    );
  }
  const body = <div className="duet-callout__body">{children}</div>;
  const root = { ...rootProps('duet-callout', rest), 'data-type': type };
  if (type === 'details') {
    return (
      <details {...(root as ComponentProps<'details'>)}>
        <summary className="duet-callout__title rp-not-doc">{name}</summary>
        {body}
      </details>
    );
  }
  return (
    <div role="note" aria-label={name} {...root}>
      <p className="duet-callout__title rp-not-doc">{name}</p>
      {body}
    </div>
  );
}
