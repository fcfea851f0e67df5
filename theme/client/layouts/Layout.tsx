import { Content, useFrontmatter, useLocation, usePage, useVersion } from '@rspress/core/runtime';
import type { LayoutProps as BaseProps } from '@rspress/core/theme';
import {
  Banner,
  DocLayout,
  EcosystemPopover,
  Nav,
  NotFoundLayout as ThemeNotFoundLayout,
  useScrollReset,
  useSetup,
} from '@rspress/core/theme';
import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { hiddenParts } from '../../page/hiddenParts';
import { reactEvents } from '../../shared/reactStart';
import { ConnectionNotice } from '../components/ConnectionNotice/ConnectionNotice';
import { HeadTags } from '../components/HeadTags/HeadTags';
import { PageStart } from '../components/PageStart/PageStart';
import { ProgressBar } from '../components/ProgressBar/ProgressBar';
import { useDuetOptions } from '../hooks/useDuetOptions';
import { useFirstPage } from '../hooks/useFirstPage';
import { useHistoryPages } from '../hooks/useHistoryPages';
import { usePerLanguage } from '../hooks/usePerLanguage';
import { usePrefetch } from '../hooks/usePrefetch';
import { announcementFor } from '../logic/announcement';
import { LinkPreviews } from '../parts/LinkPreviews';
import { Shortcuts } from '../parts/Shortcuts';
import { bundledLayouts } from './bundledLayouts';
import './hidden.css';

/** Props of {@link Layout}: all slots of Rspress's layout. */
export type LayoutProps = BaseProps;

/** For home pages that are written as components; Markdown pages import it themselves (pageLayouts.ts). */
const LateHomeLayout = lazy(() => import('./LateHomeLayout'));

/** The frame of every page, with all slots of Rspress's layout. */
export function Layout(props: LayoutProps) {
  const { pageType } = usePage().page;
  const { frontmatter } = useFrontmatter();
  const announcement = announcementFor(useDuetOptions().announcement, useVersion(), usePerLanguage());
  if (import.meta.env.SSG_MD) return <PageBody {...props} />;
  // The layout of the 404 page is often one of the site's own.
  const hasOwnMain = pageType === 'doc' || pageType === 'doc-wide';
  return (
    <>
      <Effects />
      {import.meta.env.DUET_REACT_NEEDED && <ReactReady />}
      <HeadTags />
      <PageStart skip={pageType !== 'blank'} />
      <ProgressBar />
      <ConnectionNotice />
      {import.meta.env.DUET_SHORTCUTS && <Shortcuts />}
      {import.meta.env.DUET_LINK_PREVIEWS && <LinkPreviews />}
      {props.top}
      {pageType !== 'blank' && frontmatter.navbar !== false && (
        <>
          {announcement && <Banner {...(announcement as ComponentProps<typeof Banner>)} />}
          {props.beforeNav}
          <Nav
            beforeNavTitle={props.beforeNavTitle}
            navTitle={props.navTitle}
            afterNavTitle={props.afterNavTitle}
            beforeNavMenu={props.beforeNavMenu}
            beforeLeftNavItems={props.beforeLeftNavItems}
            afterLeftNavItems={props.afterLeftNavItems}
            beforeRightNavItems={props.beforeRightNavItems}
            afterRightNavItems={props.afterRightNavItems}
            afterNavMenu={
              <>
                {props.afterNavMenu}
                <EcosystemPopover />
              </>
            }
          />
          {props.afterNav}
        </>
      )}
      {!hasOwnMain && <div id="duet-main" tabIndex={-1} />}
      <PageBody {...props} />
      {props.bottom}
    </>
  );
}

/** Hooks without output, in a component of their own so that their updates do not render the frame. */
function Effects() {
  useSetup();
  useScrollReset();
  useHistoryPages();
  usePrefetch();
  const { search } = useLocation();
  useFirstPage();
  // The address script does so for the first page.
  useLayoutEffect(() => {
    document.documentElement.dataset.duetHide = hiddenParts(search);
  }, [search]);
  return null;
}

/** Tells the script of the page that it can stop (page/startReact.ts). */
function ReactReady() {
  useEffect(() => void dispatchEvent(new Event(reactEvents.ready)), []);
  return null;
}

/** Content below the navbar, by page type. */
function PageBody({ NotFoundLayout = ThemeNotFoundLayout, ...props }: LayoutProps) {
  const { pageType } = usePage().page;
  switch (pageType) {
    case 'home':
      return <HomePage {...props} />;
    case '404':
      return <NotFoundLayout />;
    case 'custom':
    case 'blank':
      return <Content />;
    default:
      return <DocLayout {...props} />;
  }
}

function HomePage(props: LayoutProps) {
  const HomeLayout = props.HomeLayout ?? bundledLayouts.HomeLayout ?? LateHomeLayout;
  const { beforeHero, afterHero, beforeFeatures, afterFeatures } = props;
  const { beforeHeroActions, afterHeroActions } = props;
  const slots = { beforeHero, afterHero, beforeFeatures, afterFeatures, beforeHeroActions, afterHeroActions };
  return (
    <Suspense>
      <HomeLayout {...slots} />
    </Suspense>
  );
}
