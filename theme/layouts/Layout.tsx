import { usePage } from '@rspress/core/runtime';
import type { LayoutProps as BaseProps } from '@rspress/core/theme';
import { Banner, HomeLayout as ThemeHomeLayout } from '@rspress/core/theme';
import { Layout as Base } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { EcosystemPopover } from '../components/EcosystemPopover/EcosystemPopover';
import { PageStart } from '../components/PageStart/PageStart';
import { ProgressBar } from '../components/ProgressBar/ProgressBar';
import { useAnnouncement } from '../hooks/useAnnouncement';
import { useHiddenParts } from '../hooks/useHiddenParts';
import { HomeSlots, HomeWithSlots } from './HomeWithSlots';
import './hidden.css';

/** Props of {@link Layout}: every slot of Rspress's own. */
export type LayoutProps = BaseProps;

/** The frame of every page. Wraps Rspress's, whose head tags it keeps, and passes all its slots on. */
export function Layout(props: LayoutProps) {
  if (import.meta.env.SSG_MD) return <Base {...props} />;
  return <Page {...props} />;
}

function Page(props: LayoutProps) {
  const { pageType } = usePage().page;
  const announcement = useAnnouncement();
  useHiddenParts();
  const { beforeHeroActions, afterHeroActions, HomeLayout = ThemeHomeLayout } = props;
  const hasOwnMain = pageType === 'doc' || pageType === 'doc-wide' || pageType === '404';
  return (
    <HomeSlots.Provider value={{ HomeLayout, beforeHeroActions, afterHeroActions }}>
      <Base
        {...props}
        HomeLayout={HomeWithSlots}
        top={
          <>
            <PageStart skip={pageType !== 'blank'} />
            <ProgressBar />
            {props.top}
          </>
        }
        beforeNav={
          <>
            {announcement && <Banner {...(announcement as ComponentProps<typeof Banner>)} />}
            {props.beforeNav}
          </>
        }
        afterNavMenu={
          <>
            {props.afterNavMenu}
            <EcosystemPopover />
          </>
        }
        afterNav={
          <>
            {props.afterNav}
            {!hasOwnMain && <div id="duet-main" tabIndex={-1} />}
          </>
        }
      />
    </HomeSlots.Provider>
  );
}
