import { MDXProvider } from '@mdx-js/react';
import { Content, useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { Callout, FallbackHeading, getCustomMDXComponent, Tag, useScrollAfterNav } from '@rspress/core/theme';
import { type ComponentType, type ReactNode, useMemo } from 'react';

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

/** One element for all renderings: of a change around it, such as that of the page's data, it renders nothing anew. */
const content = <Content />;

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
  const all = useMemo(
    () => ({ ...getCustomMDXComponent(), ...components, $$$callout$$$: Callout }),
    [components],
  );
  const needsTitle = !isOverviewPage && fallbackHeadingTitle !== false && !headingTitle;
  return (
    <MDXProvider components={all as Parameters<typeof MDXProvider>[0]['components']}>
      {beforeDocContent}
      {needsTitle && <FallbackHeading level={1} title={title} />}
      {import.meta.env.SSG_MD && <PageTag />}
      {content}
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
