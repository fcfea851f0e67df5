import { Link } from '@rspress/core/theme';
import { Fragment, memo, type ReactNode } from 'react';
import { blocksOf, type Inline } from '../logic/assistant/answerText';

/** Props of {@link AnswerText}. */
interface AnswerTextProps {
  /** Markdown. */
  text: string;
  /** Whether links can be followed; in an answer that is still arriving they are text. */
  hasLinks: boolean;
}

/** An answer, made of elements: whatever it contains, none of it becomes HTML. */
export const AnswerText = memo(({ text, hasLinks }: AnswerTextProps) => {
  const inlines = (parts: Inline[]): ReactNode =>
    parts.map((part, index) => {
      // Parts only grow at the end.
      const key = index;
      if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
      switch (part.type) {
        case 'code':
          return <code key={key}>{part.text}</code>;
        case 'link':
          return hasLinks ? (
            <Link key={key} href={part.href}>
              {inlines(part.parts)}
            </Link>
          ) : (
            <Fragment key={key}>{inlines(part.parts)}</Fragment>
          );
        default: {
          const Element = part.type;
          return <Element key={key}>{inlines(part.parts)}</Element>;
        }
      }
    });
  return blocksOf(text).map((block, index) => {
    const key = index;
    if (block.type === 'code')
      return (
        <pre key={key} dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    if (block.type === 'paragraph')
      return (
        <p key={key} dir="auto">
          {inlines(block.parts)}
        </p>
      );
    const items = block.items.map((item, position) => {
      const itemKey = position;
      return <li key={itemKey}>{inlines(item)}</li>;
    });
    return block.start === undefined ? (
      <ul key={key} dir="auto">
        {items}
      </ul>
    ) : (
      <ol key={key} dir="auto" start={block.start}>
        {items}
      </ol>
    );
  });
});
