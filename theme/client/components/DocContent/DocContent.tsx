import { MDXProvider } from '@mdx-js/react';
import { Content, useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { FallbackHeading, Tag, useScrollAfterNav } from '@rspress/core/theme';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { articleComponents } from './articleComponents';

/** Props of {@link DocContent}. */
export interface DocContentProps {
  /** Components for the page's Markdown, in addition to the theme's. @default none */
  components?: Record<string, ComponentType<never>>;
  /** Whether the page is an overview, which renders the title itself. @default false */
  isOverviewPage?: boolean;
  /** Content above. @default none */
  beforeDocContent?: ReactNode;
  /** Content below. @default none */
  afterDocContent?: ReactNode;
}

/** A constant element, so that a change of its parent, such as new page data, does not render it again. */
const content = <Content />;

/** The page's Markdown. */
export function DocContent({ components, isOverviewPage = false, ...slots }: DocContentProps) {
  const { headingTitle, title } = usePage().page;
  const { fallbackHeadingTitle } = useSite().site.themeConfig;
  // The Markdown output does not use the theme's title, which shows the tag.
  const { tag } = useFrontmatter().frontmatter as { tag?: string };
  useScrollAfterNav();
  const all = useMemo(() => articleComponents(components), [components]);
  const needsTitle = !isOverviewPage && fallbackHeadingTitle !== false && !headingTitle;
  return (
    <MDXProvider components={all}>
      {slots.beforeDocContent}
      {needsTitle && <FallbackHeading level={1} title={title} />}
      {import.meta.env.SSG_MD && tag && (
        <section>
          <Tag tag={tag} />
          {'\n\n'}
        </section>
      )}
      {content}
      {slots.afterDocContent}
    </MDXProvider>
  );
}
