import { CodeButtonGroup, useCodeButtonGroup } from '@rspress/core/theme';
import { type ComponentProps, type ReactNode, useImperativeHandle, useState } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import type { CodeButtonGroupProps } from '../CodeButtonGroup/CodeButtonGroup';
import { CodeScroller } from './CodeScroller';
import './CodeBlock.css';
import './CodeHeights.css';
import './CodeLines.css';

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps extends ComponentProps<'div'> {
  /** Title above the code, usually a file name. @default none */
  title?: string;
  /** Language of the code; in shell code, the copy button omits prompts and output. @default 'txt' */
  lang?: string;
  /** Whether long lines initially wrap. @default markdown.defaultWrapCode */
  wrapCode?: boolean;
  /** Whether lines are numbered. @default false */
  lineNumbers?: boolean;
  /** Whether code taller than `height` is initially collapsed. @default false */
  fold?: boolean;
  /** Maximum height in pixels, rounded to a multiple of 50 from 100 to 800. Without `fold` the code scrolls. @default 300 with `fold` */
  height?: number;
  /** Additional class of the root element. @default none */
  containerElementClassName?: string;
  /** Which buttons are shown. @default both buttons */
  codeButtonGroupProps?: Pick<CodeButtonGroupProps, 'showWrapCodeButton' | 'showCopyButton'>;
  /** A `pre` with a `code` element, as Shiki generates it. @default none */
  children?: ReactNode;
}

/** Height of collapsed code in pixels. */
const defaultHeight = 300;

/** A code sample with title, buttons and an optional maximum height. */
export function CodeBlock(props: CodeBlockProps) {
  const { title, lang = 'txt', wrapCode: wraps, lineNumbers, fold, height, ...others } = props;
  const { codeButtonGroupProps, containerElementClassName, children, ref, ...rest } = others;
  const t = useText();
  const { copyElementRef, wrapCode, toggleWrapCode } = useCodeButtonGroup(
    // A code fence passes `wrapCode=false` as text; see `codeTransformer`.
    String(wraps) === 'false' ? false : wraps,
  );
  useImperativeHandle(ref, () => copyElementRef.current!);
  const [isOpen, setOpen] = useState(false);
  const limit = height ?? (fold ? defaultHeight : undefined);
  if (import.meta.env.SSG_MD) return children;
  // Scripts of sites and plugins find diagrams by the class of the language.
  const classes = ['duet-code rp-not-doc', `language-${lang}`, containerElementClassName];
  return (
    <div
      {...rootProps(classes.filter(Boolean).join(' '), rest)}
      ref={copyElementRef}
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
