import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { announce } from '../../browser/announce';
import { copyToClipboard } from '../../browser/copyToClipboard';
import { useText } from '../../hooks/useText';

/** How long a button says that it has copied, in milliseconds. */
const copiedForMs = 2000;

/** Props of {@link CopyButton}; others are attributes of the button. */
export interface CopyButtonProps extends ComponentProps<'button'> {
  /** Returns what to copy; called on click. */
  text: () => string | Promise<string>;
  /** Message when the promise of `text` rejects. @default the button's own text */
  failedText?: string;
}

/** Every copy button of the theme: copies a text, then says so to readers and screen readers. */
export function CopyButton({ text, failedText, children, onClick, ...props }: CopyButtonProps) {
  const t = useText();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    if (outcome === 'failed') setOutcome(undefined);
    try {
      if (!(await copyToClipboard(text(), keys => t('copyPrompt', { keys })))) return;
      setOutcome('copied');
      announce(t('copyDone'));
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOutcome(undefined), copiedForMs);
    } catch {
      clearTimeout(timer.current);
      setOutcome('failed');
      if (failedText) announce(failedText);
    }
  }
  const words = { copied: t('copyDone'), failed: failedText ?? children };
  return (
    <button
      type="button"
      data-copied={outcome === 'copied' || undefined}
      {...props}
      onClick={event => {
        onClick?.(event);
        copy();
      }}
    >
      {outcome ? words[outcome] : children}
    </button>
  );
}
