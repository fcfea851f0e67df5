import { renderInlineMarkdown } from '@rspress/core/theme';
import { Fragment } from 'react';
import { breakableNames, partsOfNames } from '../logic/partsOfNames';

/**
 * Inline Markdown in which lines break between the parts of long names. Another text is another element: translators
 * of browsers move the text of the one before, and React would fail to remove it.
 */
export function NameText({ text, className }: { text: string; className?: string }) {
  const rendered = renderInlineMarkdown(text);
  if ('dangerouslySetInnerHTML' in rendered) {
    const __html = breakableNames(rendered.dangerouslySetInnerHTML.__html);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of Rspress, from the source of the page
    return <span key={text} className={className} dangerouslySetInnerHTML={{ __html }} />;
  }
  return (
    <span key={text} className={className}>
      <BreakableText text={rendered.children ?? ''} />
    </span>
  );
}

/** Plain text in which lines break between the parts of long names. @param long as in `partsOfNames` */
export function BreakableText({ text, long }: { text: string; long?: number }) {
  const [first, ...others] = partsOfNames(text, long);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // Parts may be equal; what follows from each one on is not.
        <Fragment key={others.slice(index).join('')}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
