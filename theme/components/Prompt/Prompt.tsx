import { useI18n } from '@rspress/core/runtime';
import { renderInlineMarkdown } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { useCopy } from '../../hooks/useCopy';
import type { DuetText } from '../../text';
import './Prompt.css';

export interface PromptProps {
  /** The text to copy. */
  prompt?: string;
  /** What the prompt does; by default 'Agent prompt' in the language of the page. */
  title?: string;
  /** A quiet line above the title; by default 'For your agent' in the language of the page. */
  eyebrow?: string;
  /** A sentence below the title; inline Markdown. */
  description?: string;
  /**
   * Whether the text is folded at first.
   * @default true
   */
  defaultCollapsed?: boolean;
  /**
   * Whether the children stand in place of title, text and buttons.
   * @default false
   */
  custom?: boolean;
  /** What a custom prompt shows. */
  children?: ReactNode;
  /** Class of the outermost element. */
  className?: string;
}

/** A text that readers hand to a coding agent: can be copied, unfolds, and is there without script. */
export function Prompt(props: PromptProps) {
  return import.meta.env.SSG_MD ? <PromptMarkdown {...props} /> : <PromptCard {...props} />;
}

function PromptCard({
  prompt = '',
  defaultCollapsed = true,
  description,
  custom,
  children,
  ...props
}: PromptProps) {
  const t = useI18n<DuetText>();
  const [copied, copy] = useCopy();
  const eyebrow = <p className="duet-prompt__eyebrow rp-not-doc">{props.eyebrow ?? t('promptEyebrow')}</p>;
  const className = ['duet-prompt', props.className].filter(Boolean).join(' ');
  if (custom) {
    return (
      <div className={className}>
        {eyebrow}
        {children}
      </div>
    );
  }
  const title = props.title ?? t('promptTitle');
  return (
    <div className={`${className} rp-not-doc`}>
      {eyebrow}
      <p className="duet-prompt__title">{title}</p>
      {description && <p {...renderInlineMarkdown(description)} />}
      <button type="button" className="duet-prompt__copy" onClick={() => copy(prompt)}>
        {copied ? t('copyDone') : t('promptCopyText')}
      </button>
      <details open={!defaultCollapsed}>
        <summary>{t('promptExpandText')}</summary>
        <pre>{prompt}</pre>
      </details>
    </div>
  );
}

function PromptMarkdown({ prompt, title, description, custom, children }: PromptProps) {
  const t = useI18n<DuetText>();
  if (custom) return children;
  return (
    <section>
      {`\n**${title ?? t('promptTitle')}**\n\n`}
      {description && `${description}\n\n`}
      <pre data-lang="txt">
        <code>{prompt}</code>
      </pre>
    </section>
  );
}
