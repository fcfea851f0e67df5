import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { type ComponentProps, type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useDuetOptions } from '../hooks/useDuetOptions';
import { useText } from '../hooks/useText';
import { type HelpfulAnswer, issueAddress, sendAnswer } from '../logic/helpful';
import { rootProps } from '../logic/rootProps';
import './Helpful.css';

/** Props of {@link Helpful}; what they leave out comes from the option `helpful`. */
export interface HelpfulProps extends ComponentProps<'section'> {
  /** Address that receives the answer as a form. */
  action?: string;
  /** Asks without an address too: the answer is the event `duet:helpful` of the document. */
  event?: boolean;
  /** Address for new issues. */
  issues?: string;
}

/** Asks whether the page was helpful; sends nothing before the reader presses a button. */
export function Helpful(props: HelpfulProps) {
  const { routePath } = usePage().page;
  // Another page, another answer.
  return <Question key={routePath} {...props} />;
}

function Question(props: HelpfulProps) {
  const t = useText();
  const status = useRef<HTMLParagraphElement>(null);
  const { title, routePath, lang, version } = usePage().page;
  const { siteOrigin = '' } = useSite().site as { siteOrigin?: string };
  const { helpful = {} } = useDuetOptions();
  const { action = helpful.action, event = helpful.event, issues = helpful.issues, ...rest } = props;
  const [state, setState] = useState<'open' | 'sent' | 'failed'>('open');
  const isInteractive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const page = { page: withBase(routePath), lang, version };

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const { submitter } = submitted.nativeEvent as SubmitEvent;
    const answer: HelpfulAnswer = { ...page, answer: (submitter as HTMLButtonElement).value as 'yes' | 'no' };
    document.dispatchEvent(new CustomEvent('duet:helpful', { detail: answer }));
    const finish = (next: 'sent' | 'failed') => {
      // The pressed button is about to go, and the focus with it.
      status.current?.focus();
      setState(next);
    };
    if (!action) return finish('sent');
    sendAnswer(action, answer).then(
      () => finish('sent'),
      () => finish('failed'),
    );
  };
  return (
    <section aria-label={t('helpfulQuestion')} {...rootProps('duet-helpful', rest)}>
      {(action || event) && state !== 'sent' && (
        <form
          className="duet-helpful__form"
          method="post"
          action={action}
          data-scripted={action ? undefined : true}
          onSubmit={submit}
        >
          <p className="duet-helpful__question">{t('helpfulQuestion')}</p>
          {Object.entries(page).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {(['yes', 'no'] as const).map(value => (
            <button
              key={value}
              type="submit"
              className="duet-helpful__button"
              name="answer"
              value={value}
              // Where React is loaded when it is needed, pressing a button loads it.
              disabled={!action && !isInteractive && !import.meta.env.DUET_REACT_NEEDED}
            >
              {t(value === 'yes' ? 'helpfulYes' : 'helpfulNo')}
            </button>
          ))}
        </form>
      )}
      <p ref={status} role="status" className="duet-helpful__state" tabIndex={-1}>
        {/* One text: React fails to remove one of several that the browser has translated. */}
        {state !== 'open' && t(state === 'sent' ? 'helpfulThanks' : 'helpfulFailed')}
      </p>
      {issues && (
        <p>
          <a
            href={issueAddress(issues, { ...page, page: siteOrigin + page.page, title })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('helpfulIssue')} <span className="duet-visually-hidden">{t('newTab')}</span>
          </a>
        </p>
      )}
    </section>
  );
}

const subscribe = () => () => {};
