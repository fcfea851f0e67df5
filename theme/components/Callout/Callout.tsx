import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { DuetText } from '../../text';
import './Callout.css';

/** What a note is about; `details` is closed until the reader opens it. */
export type CalloutType =
  | 'tip'
  | 'note'
  | 'important'
  | 'warning'
  | 'caution'
  | 'danger'
  | 'info'
  | 'details';

export interface CalloutProps {
  /** What the note is about. */
  type: CalloutType;
  /** Title; by default the word for the type, in the language of the page. */
  title?: string;
  /** The note. */
  children?: ReactNode;
}

/** A note beside the text: `:::tip`, a GitHub alert, or this tag itself. */
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

/** The writer's title. The bare type, which the Markdown compiler gives in place of none, is put into words. */
function useTitle({ type, title }: CalloutProps): string {
  const t = useI18n<DuetText>();
  return title && title.toLowerCase() !== type ? title : t(`callout.${type}`);
}
