import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { DuetText } from '../../text';
import './Callout.css';

/** Types of callouts; `details` is collapsed at first. */
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
export interface CalloutProps {
  /** Type, which sets colour and default title. */
  type: CalloutType;
  /** Title. @default the name of the type, in the page's language */
  title?: string;
  /** Content. @default none */
  children?: ReactNode;
}

/** A highlighted note, also written as `:::tip` or as a GitHub alert. */
export function Callout(props: CalloutProps) {
  return import.meta.env.SSG_MD ? <CalloutMarkdown {...props} /> : <CalloutView {...props} />;
}

function CalloutView({ type, children, ...props }: CalloutProps) {
  const title = useTitle({ type, ...props });
  if (type === 'details') {
    return (
      <details className="duet-callout" data-type={type}>
        <summary className="duet-callout__title rp-not-doc">{title}</summary>
        <div className="duet-callout__body">{children}</div>
      </details>
    );
  }
  return (
    <div className="duet-callout" data-type={type} role="note" aria-label={title}>
      <p className="duet-callout__title rp-not-doc">{title}</p>
      <div className="duet-callout__body">{children}</div>
    </div>
  );
}

function CalloutMarkdown({ type, children, ...props }: CalloutProps) {
  const title = useTitle({ type, ...props });
  return (
    <section>
      {`:::${type} ${title}\n\n`}
      {children}
      {'\n:::\n\n'}
    </section>
  );
}

/** The given title. The Markdown compiler passes the type if there is none; then it is the name of the type. */
function useTitle({ type, title }: CalloutProps): string {
  const t = useI18n<DuetText>();
  return title && title.toLowerCase() !== type ? title : t(`callout.${type}`);
}
