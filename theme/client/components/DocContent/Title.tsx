import { useFrontmatter, useSite } from '@rspress/core/runtime';
import { LlmsContainer, LlmsCopyButton, LlmsViewOptions, Tag } from '@rspress/core/theme';
import { Children, type ComponentProps } from 'react';
import { longTitle } from '../../logic/partsOfNames';
import { BreakableText } from '../../parts/NameText';
import { HeadingLink, withoutAnchor } from './Heading';

/** The page's title with its tag, and below it the actions that offer the page as Markdown. */
export function Title({ className = '', children, id, ...rest }: ComponentProps<'h1'>) {
  const { tag } = useFrontmatter().frontmatter;
  const { llmsUI } = useSite().site.themeConfig;
  const placement = (typeof llmsUI === 'object' && llmsUI.placement) || 'title';
  const heading = (
    <h1 className={`rp-toc-include ${className}`.trim()} id={id} {...rest}>
      {Children.map(withoutAnchor(children), child =>
        typeof child === 'string' ? <BreakableText text={child} long={longTitle} /> : child,
      )}{' '}
      <Tag tag={tag as string} />
    </h1>
  );
  return (
    <>
      {id ? (
        <div className="duet-heading" data-level={1}>
          {heading}
          <HeadingLink id={id} />
        </div>
      ) : (
        heading
      )}
      {import.meta.env.ENABLE_LLMS_UI && placement === 'title' && (
        <LlmsContainer>
          <LlmsCopyButton />
          <LlmsViewOptions />
        </LlmsContainer>
      )}
    </>
  );
}
