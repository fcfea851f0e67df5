import { Content, useFrontmatter } from '@rspress/core/runtime';
import { HomeBackground, HomeFeature, HomeFooter, HomeHero } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import './HomeLayout.css';

/** Props of {@link HomeLayout}: the slots of Rspress's home layout. */
export interface HomeLayoutProps {
  beforeHero?: ReactNode;
  afterHero?: ReactNode;
  beforeFeatures?: ReactNode;
  afterFeatures?: ReactNode;
  /** Stands above the buttons of the hero. */
  beforeHeroActions?: ReactNode;
  /** Stands below the buttons of the hero. */
  afterHeroActions?: ReactNode;
}

/**
 * A landing page: hero and features from the frontmatter where it has them,
 * then whatever blocks the page itself holds.
 */
export function HomeLayout(props: HomeLayoutProps) {
  const { beforeHero, afterHero, beforeFeatures, afterFeatures, ...actions } = props;
  const { frontmatter } = useFrontmatter();
  const hero = frontmatter.hero && <HomeHero {...actions} />;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {hero}
        <HomeFeature />
        <Content />
      </>
    );
  }
  return (
    <>
      <HomeBackground />
      <main className="duet-home">
        {beforeHero}
        {hero}
        {afterHero}
        {beforeFeatures}
        <HomeFeature />
        {afterFeatures}
        <Content />
      </main>
      <HomeFooter />
    </>
  );
}
