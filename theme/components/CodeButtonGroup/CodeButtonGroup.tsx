import { useI18n } from '@rspress/core/runtime';
import { useCopy } from '../../hooks/useCopy';
import { copyableCode } from '../../logic/copyableCode';
import type { DuetText } from '../../text';
import type { CodeButtonGroupState } from './useCodeButtonGroup';
import './CodeButtonGroup.css';

export interface CodeButtonGroupProps extends CodeButtonGroupState {
  /**
   * Whether there is a button for wrapping.
   * @default true
   */
  showWrapCodeButton?: boolean;
  /**
   * Whether there is a button for copying.
   * @default true
   */
  showCopyButton?: boolean;
}

/** The buttons of a code block: wrap long lines, copy. They need script and are hidden without it. */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const {
    copyElementRef,
    wrapCode,
    toggleWrapCode,
    showWrapCodeButton = true,
    showCopyButton = true,
  } = props;
  const t = useI18n<DuetText>();
  const [copied, copy] = useCopy();
  if (!showWrapCodeButton && !showCopyButton) return null;
  return (
    <div className="duet-code-tools rp-not-doc">
      {showWrapCodeButton && (
        <button type="button" aria-pressed={wrapCode} onClick={toggleWrapCode}>
          {t('codeButtonGroupWrapButtonText')}
        </button>
      )}
      {showCopyButton && (
        <button
          type="button"
          data-copied={copied || undefined}
          onClick={() => copy(codeIn(copyElementRef.current))}
        >
          {copied ? t('copyDone') : t('codeButtonGroupCopyButtonText')}
        </button>
      )}
    </div>
  );
}

/** The text of the code inside `element` that is worth copying. */
export function codeIn(element: HTMLElement | null): string {
  const code = (element?.querySelector('code') ?? element)?.cloneNode(true) as HTMLElement | undefined;
  if (!code) return '';
  for (const part of code.querySelectorAll('.rp-copy-ignore, .linenumber')) part.remove();
  for (const line of code.querySelectorAll('[data-mark~="remove"]')) {
    // The line goes with its end.
    const after = line.nextSibling;
    if (after?.nodeType === Node.TEXT_NODE) after.textContent = after.textContent!.replace(/^\n/, '');
    line.remove();
  }
  const lang = element?.closest<HTMLElement>('[data-lang]')?.dataset.lang ?? '';
  return copyableCode(code.textContent ?? '', lang);
}
