import { useFrontmatter, useSite } from '@rspress/core/runtime';
import { LlmsContainer, LlmsCopyButton, LlmsViewOptions, Tag } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { withoutAnchor } from './Heading';

/** The page's title with its tag, and below it the actions that offer the page as Markdown. */
export function Title({ className = '', children, ...rest }: ComponentProps<'h1'>) {
  const { tag } = useFrontmatter().frontmatter;
  const { llmsUI } = useSite().site.themeConfig;
  const placement = (typeof llmsUI === 'object' && llmsUI.placement) || 'title';
  return (
    <>
      <h1 className={`rp-toc-include ${className}`.trim()} {...rest}>
        {withoutAnchor(children)} <Tag tag={tag as string} />
      </h1>
      {import.meta.env.ENABLE_LLMS_UI && placement === 'title' && (
        <LlmsContainer>
          <LlmsCopyButton />
          <LlmsViewOptions />
        </LlmsContainer>
      )}
    </>
  );
}
