import { usePage, useSidebar, useSite } from '@rspress/core/runtime';
import type { DocLayoutProps } from '@rspress/core/theme';
import {
  Breadcrumbs,
  DocContent,
  DocFooter,
  Helpful,
  MobileBar,
  Outline,
  ScrollToTop,
  Sidebar,
  UntranslatedNotice,
  useDynamicToc,
  useWatchToc,
  VersionNotice,
} from '@rspress/core/theme';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { articleClass } from '../../../shared/rspressClasses';
import { Panel } from '../components/Panel/Panel';
import { docParts } from '../logic/docParts';
import { sidebarPages } from '../logic/sidebar';
import { DraftMark } from '../parts/DraftMark';
import { OriginalText, useOriginal } from '../parts/OriginalText';
import { bundledLayouts } from './bundledLayouts';
import './DocLayout.css';

/** For overviews that are written as components; Markdown pages import it themselves (pageLayouts.ts). */
const LateOverview = lazy(() => import('./LateOverview'));

/** Documentation page: sidebar, article and outline, and the mobile bar in narrow windows. */
export function DocLayout(props: DocLayoutProps) {
  const { frontmatter, pageType } = usePage().page;
  const { themeConfig } = useSite().site;
  const parts = docParts(frontmatter, {
    outline: (themeConfig as { outline?: boolean }).outline,
    entries: sidebarPages(useSidebar()).length + (props.beforeSidebar || props.afterSidebar ? 1 : 0),
    headings: useDynamicToc().length + (props.beforeOutline || props.afterOutline ? 1 : 0),
  });
  const { components } = props;
  const isOverview = parts.overview;
  // Memoised, so that a change of the outline does not render the article again.
  const article = useMemo(
    () => <Body components={components} isOverview={isOverview} />,
    [components, isOverview],
  );
  if (import.meta.env.SSG_MD) return article;
  return (
    <div
      className="duet-doc"
      data-sidebar={parts.sidebar || undefined}
      data-toc={parts.outline || undefined}
      data-wide={parts.overview || pageType === 'doc-wide' || undefined}
      data-bare={frontmatter.navbar === false || undefined}
    >
      {(parts.sidebar || parts.outline) && (
        <MobileBar
          sidebar={parts.sidebar ? 'duet-sidebar' : undefined}
          outline={parts.outline ? 'duet-outline' : undefined}
        />
      )}
      {props.beforeDoc}
      <div className="duet-doc__columns">
        {parts.sidebar && (
          <Panel id="duet-sidebar" className="duet-doc__sidebar" closable>
            {props.beforeSidebar}
            <Sidebar />
            {props.afterSidebar}
          </Panel>
        )}
        <main id="duet-main" className="duet-doc__main" tabIndex={-1}>
          {import.meta.env.DUET_DRAFTS && <DraftMark />}
          {import.meta.env.DUET_VERSION_NOTICE && <VersionNotice />}
          {import.meta.env.DUET_UNTRANSLATED && <UntranslatedNotice />}
          {import.meta.env.DUET_BREADCRUMBS && <Breadcrumbs />}
          {props.beforeDocContent}
          {parts.overview ? article : <Article>{article}</Article>}
          {props.afterDocContent}
          {import.meta.env.DUET_HELPFUL && <Helpful />}
          {!parts.overview && props.beforeDocFooter}
          {parts.footer && <DocFooter />}
          {!parts.overview && props.afterDocFooter}
          {(themeConfig.enableScrollToTop ?? true) && <ScrollToTop />}
        </main>
        {parts.outline && (
          <Panel id="duet-outline" className="duet-doc__outline">
            {props.beforeOutline}
            <Outline />
            {props.afterOutline}
          </Panel>
        )}
      </div>
      {props.afterDoc}
    </div>
  );
}

/** The article, whose headings Rspress observes; its updates do not render the rest of the page. */
function Article({ children }: { children: ReactNode }) {
  const { rspressDocRef } = useWatchToc();
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build
  const original = import.meta.env.DUET_UNTRANSLATED ? useOriginal() : undefined;
  return (
    <div {...original} className={`rp-doc ${articleClass}`} ref={rspressDocRef}>
      {children}
    </div>
  );
}

function Body({ components, isOverview }: { components: DocLayoutProps['components']; isOverview: boolean }) {
  const content = <DocContent components={components} isOverviewPage={isOverview || undefined} />;
  const Overview = bundledLayouts.Overview ?? LateOverview;
  if (!isOverview) return content;
  return (
    <Suspense>
      <Overview
        content={import.meta.env.DUET_UNTRANSLATED ? <OriginalText>{content}</OriginalText> : content}
      />
    </Suspense>
  );
}
