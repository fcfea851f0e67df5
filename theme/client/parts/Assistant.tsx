import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type SendQuestion, sendTo } from '../browser/askAssistant';
import { useDuetOptions } from '../hooks/useDuetOptions';
import { useText } from '../hooks/useText';
import { rootProps } from '../logic/rootProps';
import './Assistant.css';

export type { AssistantQuestion, SendQuestion } from '../browser/askAssistant';

/** Props of {@link Assistant}; what they leave out comes from the option `assistant`. */
export interface AssistantProps extends ComponentProps<'button'> {
  /** Address that answers questions. */
  endpoint?: string;
  /** Sends a question instead, for an address that needs more than that. */
  send?: SendQuestion;
}

/** Loaded at the first press. */
const LateDialog = lazy(() => import('./AssistantDialog'));

/** A button that opens a dialog in which readers ask questions; nothing is loaded or sent before. */
export function Assistant({ endpoint: given, send, children, ...rest }: AssistantProps) {
  const t = useText();
  const { assistant } = useDuetOptions();
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const endpoint = given ?? assistant?.endpoint;
  const sender = send ?? (endpoint === undefined ? undefined : sendTo(endpoint));
  if (import.meta.env.SSG_MD) return children;
  if (!sender) return null;
  const press = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={children ? undefined : t('assistantOpen')}
        title={children ? undefined : t('assistantOpen')}
        // The security plugin allows this connection.
        data-connect={endpoint}
        data-text={children ? true : undefined}
        {...rootProps('duet-assistant', rest, { onClick: press })}
      >
        {children ?? <QuestionIcon />}
      </button>
      {isUsed && (
        <Suspense>
          <LateDialog isOpen={isOpen} send={sender} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A speech bubble with a question mark. */
const QuestionIcon = () => (
  <svg className="duet-assistant__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 4.5h16a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-7.5L8 21v-3.5H4A1.5 1.5 0 0 1 2.5 16V6A1.5 1.5 0 0 1 4 4.5Z" />
    <path d="M9.8 9a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.6m0 2v.1" />
  </svg>
);
