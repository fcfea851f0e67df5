import type { ComponentProps } from 'react';
import { useText } from '../../hooks/useText';
import { copyableCode } from '../../logic/copyableCode';
import { rootProps } from '../../logic/rootProps';
import { CopyButton } from '../CopyButton/CopyButton';
import type { CodeButtonGroupState } from './useCodeButtonGroup';
import './CodeButtonGroup.css';

/** Props of {@link CodeButtonGroup}. */
export interface CodeButtonGroupProps extends CodeButtonGroupState, ComponentProps<'div'> {
  /** Whether to show the button that wraps long lines. @default true */
  showWrapCodeButton?: boolean;
  /** Whether to show the copy button. @default true */
  showCopyButton?: boolean;
}

/** Buttons of a code block: wrap lines, copy. They are hidden without JavaScript. */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const { showWrapCodeButton = true, showCopyButton = true, ...others } = props;
  const { wrapCode, toggleWrapCode, copyElementRef, ...rest } = others;
  const t = useText();
  if (!showWrapCodeButton && !showCopyButton) return null;
  return (
    <div {...rootProps('duet-code-tools rp-not-doc', rest)}>
      {showWrapCodeButton && (
        <button type="button" aria-pressed={wrapCode} onClick={toggleWrapCode}>
          {t('codeButtonGroupWrapButtonText')}
        </button>
      )}
      {showCopyButton && (
        <CopyButton text={() => codeIn(copyElementRef.current)}>
          {t('codeButtonGroupCopyButtonText')}
        </CopyButton>
      )}
    </div>
  );
}

/** The code inside `element` as it is copied: without prompts, line numbers and removed lines. */
export function codeIn(element: HTMLElement | null): string {
  const code = (element?.querySelector('code') ?? element)?.cloneNode(true) as HTMLElement | undefined;
  if (!code) return '';
  for (const part of code.querySelectorAll('.rp-copy-ignore, .linenumber')) part.remove();
  for (const line of code.querySelectorAll('[data-mark~="remove"]')) {
    // Remove its line break too.
    const after = line.nextSibling;
    if (after?.nodeType === Node.TEXT_NODE) after.textContent = after.textContent!.replace(/^\n/, '');
    line.remove();
  }
  const lang = element?.closest<HTMLElement>('[data-lang]')?.dataset.lang ?? '';
  return copyableCode(code.textContent ?? '', lang);
}
