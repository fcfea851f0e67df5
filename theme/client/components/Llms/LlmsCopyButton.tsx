import { useMdUrl } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import { CopyButton } from '../CopyButton/CopyButton';
import './Llms.css';

/** Props of {@link LlmsCopyButton}. */
export interface LlmsCopyButtonProps extends ComponentProps<'button'> {
  /** Text of the button. @default 'Copy page as Markdown' in the page's language */
  text?: string;
}

/** Copies the page as Markdown. Hidden without JavaScript. */
export function LlmsCopyButton({ text, ...props }: LlmsCopyButtonProps) {
  const t = useText();
  const { pathname } = useMdUrl();
  if (import.meta.env.SSG_MD) return null;
  return (
    <CopyButton
      {...rootProps('duet-llms__item duet-llms__copy', props)}
      text={() => markdownAt(pathname)}
      failedText={t('llmsMissing')}
    >
      {text ?? t('copyMarkdownText')}
    </CopyButton>
  );
}

/** The Markdown file of a page; the development server may not have one. */
async function markdownAt(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`No Markdown at ${path}`);
  }
  return response.text();
}
