import { renderInlineMarkdown } from '@rspress/core/theme';
import { Fragment } from 'react';
import { breakableNames, partsOfNames } from '../logic/partsOfNames';

/** Inline Markdown in which lines break between the parts of long names. */
export function NameText({ text, className }: { text: string; className?: string }) {
  const rendered = renderInlineMarkdown(text);
  if ('dangerouslySetInnerHTML' in rendered) {
    const { __html: html } = rendered.dangerouslySetInnerHTML;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of Rspress, from the source of the page
    return <span className={className} dangerouslySetInnerHTML={{ __html: breakableNames(html) }} />;
  }
  const [first, ...others] = partsOfNames(rendered.children ?? '');
  return (
    <span className={className}>
      {first}
      {others.map((part, index) => (
        // Parts may be equal; what follows from each one on is not.
        <Fragment key={others.slice(index).join('')}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
