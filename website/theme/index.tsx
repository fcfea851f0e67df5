import { usePage } from '@rspress/core/runtime';
import { Layout as DuetLayout, ScrollToTop as DuetScrollToTop, type LayoutProps } from 'rspress-theme-duet';

export * from 'rspress-theme-duet';

/** Fills a slot of the layout on the page that explains slots. */
export function Layout(props: LayoutProps) {
  const isExample = /\/guide\/override$/.test(usePage().page.routePath);
  return (
    <DuetLayout
      {...props}
      beforeDocFooter={isExample && <p className="docs-slot">{'<Layout beforeDocFooter={…} />'}</p>}
    />
  );
}

/** The button with an outline in the accent colour. */
export function ScrollToTop() {
  return (
    <div className="docs-to-top">
      <DuetScrollToTop />
    </div>
  );
}
