import { MDXProvider } from '@mdx-js/react';
import { Content, useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { Callout, FallbackHeading, getCustomMDXComponent, Tag, useScrollAfterNav } from '@rspress/core/theme';
import type { ComponentType, ReactNode } from 'react';

export interface DocContentProps {
  /** Components for names and elements of the page's Markdown, over the theme's own. @default none */
  components?: Record<string, ComponentType<never>>;
  /** Whether the page is an overview, whose title stands elsewhere. @default false */
  isOverviewPage?: boolean;
  /** In front of the content. @default none */
  beforeDocContent?: ReactNode;
  /** Behind the content. @default none */
  afterDocContent?: ReactNode;
}

/** The page's own Markdown. */
export function DocContent({
  components,
  isOverviewPage = false,
  beforeDocContent,
  afterDocContent,
}: DocContentProps) {
  const { headingTitle, title } = usePage().page;
  const { fallbackHeadingTitle } = useSite().site.themeConfig;
  useScrollAfterNav();
  const all = { ...getCustomMDXComponent(), ...components, $$$callout$$$: Callout };
  const needsTitle = !isOverviewPage && fallbackHeadingTitle !== false && !headingTitle;
  return (
    <MDXProvider components={all as Parameters<typeof MDXProvider>[0]['components']}>
      {beforeDocContent}
      {needsTitle && <FallbackHeading level={1} title={title} />}
      {import.meta.env.SSG_MD && <PageTag />}
      <Content />
      {afterDocContent}
    </MDXProvider>
  );
}

/** The page's `tag` in the Markdown output, where the title is not ours to add it to. */
function PageTag() {
  const { tag } = useFrontmatter().frontmatter as { tag?: string };
  return (
    tag && (
      <section>
        <Tag tag={tag} />
        {'\n\n'}
      </section>
    )
  );
}
