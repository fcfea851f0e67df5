import { useI18n } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DuetText } from '../text';
import { announce } from './announce';
import { copyToClipboard } from './copyToClipboard';

/** How long the state 'copied' lasts, in milliseconds. */
const copiedFor = 2000;

/** A copy button's state: whether it has just copied, and what its click does. */
export function useCopy(): [copied: boolean, copy: (text: string | Promise<string>) => Promise<void>] {
  const t = useI18n<DuetText>();
  const [copied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string | Promise<string>) => {
      if (!(await copyToClipboard(text, keys => t('copyPrompt', { keys })))) return;
      setCopied(true);
      announce(t('copyDone'));
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), copiedFor);
    },
    [t],
  );
  return [copied, copy];
}
