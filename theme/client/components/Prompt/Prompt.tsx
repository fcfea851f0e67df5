import { renderInlineMarkdown } from '@rspress/core/theme';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../hooks/useText';
import { fenced } from '../../logic/fenced';
import { rootProps } from '../../logic/rootProps';
import { CopyButton } from '../CopyButton/CopyButton';
import './Prompt.css';

/** Props of {@link Prompt}. */
export interface PromptProps extends ComponentProps<'div'> {
  /** Text of the prompt. @default none */
  prompt?: string;
  /** Title, usually what the prompt does. @default 'Agent prompt' in the page's language */
  title?: string;
  /** Small line above the title. @default 'For your agent' in the page's language */
  eyebrow?: string;
  /** Sentence below the title; inline Markdown. @default none */
  description?: string;
  /** Whether the text is initially collapsed. @default true */
  defaultCollapsed?: boolean;
  /** Whether the children replace title, text and buttons. @default false */
  custom?: boolean;
  /** Content of a custom prompt. @default none */
  children?: ReactNode;
  /** Additional class of the root element. @default none */
  className?: string;
}

/** A prompt for coding agents that readers can copy; its text is available without JavaScript. */
export function Prompt(props: PromptProps) {
  const t = useText();
  const { title = t('promptTitle'), eyebrow = t('promptEyebrow'), description, ...others } = props;
  const { prompt = '', defaultCollapsed = true, custom, children, ...rest } = others;
  if (import.meta.env.SSG_MD) {
    if (custom) return children;
    return (
      <section>
        {`\n**${title}**\n\n`}
        {description && `${description}\n\n`}
        {prompt && fenced(prompt, 'txt')}
      </section>
    );
  }
  const content = (
    <>
      <p className="duet-prompt__title">{title}</p>
      {description && <p {...renderInlineMarkdown(description)} />}
      <CopyButton className="duet-prompt__copy" text={() => prompt}>
        {t('promptCopyText')}
      </CopyButton>
      <details open={!defaultCollapsed}>
        <summary>{t('promptExpandText')}</summary>
        <pre>{prompt}</pre>
      </details>
    </>
  );
  return (
    <div {...rootProps(custom ? 'duet-prompt' : 'duet-prompt rp-not-doc', rest)}>
      <p className="duet-prompt__eyebrow rp-not-doc">{eyebrow}</p>
      {custom ? children : content}
    </div>
  );
}
