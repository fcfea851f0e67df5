import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { type FormEvent, type MouseEvent, useEffect, useReducer, useRef } from 'react';
import { askAssistant, type SendQuestion } from '../browser/askAssistant';
import { useText } from '../hooks/useText';
import { conversation, isFailed, messagesOf, type Turn } from '../logic/assistant/conversation';
import { AnswerText } from './AnswerText';
import './AssistantDialog.css';

/** Props of {@link AssistantDialog}. */
interface AssistantDialogProps {
  isOpen: boolean;
  send: SendQuestion;
  /** Called when the reader has closed the dialog. */
  onClose: () => void;
}

/** Longest question, as `createAssistantHandler()` takes it unless told otherwise. */
const longestQuestion = 500;

/** The dialog in which readers ask. The conversation stays until the page is left or loaded again. */
export default function AssistantDialog({ isOpen, send, onClose }: AssistantDialogProps) {
  const t = useText();
  const { lang, version } = usePage().page;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<HTMLElement>(null);
  const request = useRef<AbortController>(undefined);
  const [turns, report] = useReducer(conversation, []);
  const last = turns.at(-1);
  const isAsking = last?.state === 'asking';

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    field.current?.focus();
  }, [isOpen]);
  useEffect(() => () => request.current?.abort(), []);
  const questions = turns.length;
  useEffect(() => {
    // The question stays in view, and its answer grows below it.
    if (questions > 0) latest.current?.scrollIntoView({ block: 'start' });
  }, [questions]);

  const ask = (question: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    const messages = messagesOf(turns, question);
    report({ type: 'asked', question });
    field.current?.focus();
    askAssistant(send, { messages, lang, version }, signal, event => signal.aborted || report(event));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = field.current?.value.trim();
    if (!question || isAsking) return;
    event.currentTarget.reset();
    ask(question);
  };
  const stop = () => {
    request.current?.abort();
    report({ type: 'ended', state: 'stopped' });
    field.current?.focus();
  };
  const clear = () => {
    request.current?.abort();
    report({ type: 'cleared' });
    field.current?.focus();
  };
  const press = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLDialogElement>) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    const leaves = link && link.target !== '_blank' && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog.current || leaves) dialog.current?.close();
  };
  // The keyboard scrolls it.
  const region = turns.length > 0 ? { role: 'group', tabIndex: 0, 'aria-label': t('assistantLog') } : {};
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className="duet-assistant-dialog"
      aria-labelledby="duet-assistant-title"
      onClose={onClose}
      onClick={press}
    >
      <div className="duet-assistant-dialog__body">
        <header>
          <h2 id="duet-assistant-title">{t('assistantTitle')}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('closeText')}
          </button>
        </header>
        <div className="duet-assistant-dialog__turns" {...region}>
          {turns.map((turn, index) => {
            // Turns only grow at the end.
            const key = index;
            return (
              <Answer
                key={key}
                turn={turn}
                ref={turn === last ? latest : undefined}
                onRetry={turn === last ? () => ask(turn.question) : undefined}
              />
            );
          })}
        </div>
        <div className="duet-assistant-dialog__state">
          <p role="status">
            {/* One text: React fails to remove one of several that the browser has translated. */}
            {(isAsking || last?.state === 'stopped') && t(isAsking ? 'assistantBusy' : 'assistantStopped')}
          </p>
          {turns.length > 0 && (
            <button type="button" onClick={clear}>
              {t('assistantNew')}
            </button>
          )}
        </div>
        <form onSubmit={submit}>
          <label className="duet-visually-hidden" htmlFor="duet-assistant-field">
            {t('assistantField')}
          </label>
          <input
            ref={field}
            id="duet-assistant-field"
            name="question"
            autoComplete="off"
            enterKeyHint="send"
            maxLength={longestQuestion}
            placeholder={t('assistantField')}
          />
          {isAsking ? (
            <button type="button" key="stop" onClick={stop}>
              {t('assistantStop')}
            </button>
          ) : (
            <button type="submit" key="send">
              {t('assistantSend')}
            </button>
          )}
        </form>
        <p className="duet-assistant-dialog__note">{t('assistantNote')}</p>
      </div>
    </dialog>
  );
}

/** Props of {@link Answer}. */
interface AnswerProps {
  turn: Turn;
  ref: React.Ref<HTMLElement> | undefined;
  /** Asks again; undefined for a question that is not the last one. */
  onRetry: (() => void) | undefined;
}

function Answer({ turn, ref, onRetry }: AnswerProps) {
  const t = useText();
  const { question, answer, sources, state } = turn;
  const isAsking = state === 'asking';
  return (
    <article ref={ref} aria-label={question}>
      <h3 dir="auto">{question}</h3>
      {/* What arrives is shown at once, and neither read to anybody nor translated by the browser before it is complete. */}
      {isAsking && (
        <div className="duet-assistant-dialog__answer" aria-hidden="true" translate="no">
          <AnswerText text={answer} hasLinks={false} />
        </div>
      )}
      <div className="duet-assistant-dialog__answer" aria-live="polite">
        {!isAsking && answer && <AnswerText text={answer} hasLinks />}
        {isFailed(turn) && (
          <p className="duet-assistant-dialog__problem">
            {t(state === 'busy' ? 'assistantLimited' : 'assistantFailed')}
          </p>
        )}
      </div>
      {isFailed(turn) && onRetry && (
        <button type="button" onClick={onRetry}>
          {t('searchRetryText')}
        </button>
      )}
      {!isAsking && answer && sources.length > 0 && (
        <div className="duet-assistant-dialog__sources">
          <h4>{t('assistantSources')}</h4>
          <ul aria-label={t('assistantSources')}>
            {sources.map(({ title, heading, link }) => (
              <li key={link} dir="auto">
                <Link href={link}>{heading === title ? title : `${title} › ${heading}`}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
