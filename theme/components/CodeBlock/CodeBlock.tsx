import { useI18n } from '@rspress/core/runtime';
import { CodeButtonGroup, useCodeButtonGroup } from '@rspress/core/theme';
import { type ReactNode, useState } from 'react';
import type { DuetText } from '../../text';
import type { CodeButtonGroupProps } from '../CodeButtonGroup/CodeButtonGroup';
import { CodeScroller } from './CodeScroller';
import './CodeBlock.css';
import './CodeHeights.css';
import './CodeLines.css';

export interface CodeBlockProps {
  /** A line above the code, usually a file name. */
  title?: string;
  /**
   * Language of the code; decides what the copy button leaves out.
   * @default 'txt'
   */
  lang?: string;
  /** Whether long lines wrap at first. By default as the site's `markdown.defaultWrapCode` says. */
  wrapCode?: boolean;
  /**
   * Whether lines are numbered.
   * @default false
   */
  lineNumbers?: boolean;
  /**
   * Whether what exceeds `height` is folded away until the reader opens it.
   * @default false
   */
  fold?: boolean;
  /** Largest height in pixels, rounded to a multiple of 50 from 100 to 800. Without `fold` the code scrolls inside. */
  height?: number;
  /** Further class of the outermost element. */
  containerElementClassName?: string;
  /** Which buttons there are. */
  codeButtonGroupProps?: Pick<CodeButtonGroupProps, 'showWrapCodeButton' | 'showCopyButton'>;
  /** A `pre` with a `code` inside, as Shiki makes it. */
  children?: ReactNode;
}

/** Height at which code folds when the writer gives none, in pixels. */
const defaultHeight = 300;

/** The frame of a code sample: title, code that scrolls, buttons, fold. */
export function CodeBlock(props: CodeBlockProps) {
  return import.meta.env.SSG_MD ? props.children : <CodeFrame {...props} />;
}

function CodeFrame(props: CodeBlockProps) {
  const { title, lang = 'txt', lineNumbers, fold, height, codeButtonGroupProps, children } = props;
  const t = useI18n<DuetText>();
  const { copyElementRef, wrapCode, toggleWrapCode } = useCodeButtonGroup(wanted(props.wrapCode));
  const [isOpen, setOpen] = useState(false);
  const limit = height ?? (fold ? defaultHeight : undefined);

  return (
    <div
      ref={copyElementRef}
      className={['duet-code rp-not-doc', props.containerElementClassName].filter(Boolean).join(' ')}
      data-lang={lang}
      data-wrap={wrapCode || undefined}
      data-numbers={lineNumbers || undefined}
      data-fold={fold ? (isOpen ? 'open' : 'closed') : undefined}
      // A `style` attribute would break a strict Content-Security-Policy, so heights come in steps.
      data-height={limit && Math.min(Math.max(Math.round(limit / 50) * 50, 100), 800)}
    >
      {title && <div className="duet-code__title">{title}</div>}
      <CodeScroller label={title ?? t('codeLabel', { lang })}>{children}</CodeScroller>
      <CodeButtonGroup
        {...codeButtonGroupProps}
        copyElementRef={copyElementRef}
        wrapCode={wrapCode}
        toggleWrapCode={toggleWrapCode}
      />
      {fold && (
        <button
          type="button"
          className="duet-code__fold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('codeFold') : t('codeUnfold')}
        </button>
      )}
    </div>
  );
}

/** A fence's `wrapCode=false` comes as text; see `codeTransformer`. */
const wanted = (wrap?: boolean | 'false') => (wrap === 'false' ? false : wrap);
