import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { HomeBackground, HomeFeature, HomeFooter, HomeHero } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { articleComponents } from '../components/DocContent/articleComponents';
import './HomeLayout.css';

/** Props of {@link HomeLayout}: the slots of Rspress's home layout. */
export interface HomeLayoutProps {
  /** Content above the hero. @default none */
  beforeHero?: ReactNode;
  /** Content below the hero. @default none */
  afterHero?: ReactNode;
  /** Content above the feature cards. @default none */
  beforeFeatures?: ReactNode;
  /** Content below the feature cards. @default none */
  afterFeatures?: ReactNode;
  /** Content above the buttons of the hero. @default none */
  beforeHeroActions?: ReactNode;
  /** Content below the buttons of the hero. @default none */
  afterHeroActions?: ReactNode;
}

/** Landing page: hero and feature cards from the frontmatter, then the page's own content. */
export function HomeLayout(props: HomeLayoutProps) {
  const { beforeHero, afterHero, beforeFeatures, afterFeatures, ...actions } = props;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        <HomeHero />
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
        <HomeHero {...actions} />
        {afterHero}
        {beforeFeatures}
        <HomeFeature />
        {afterFeatures}
        {/* The title of an article has a tag and actions. */}
        <MDXProvider components={articleComponents({ h1: 'h1' })}>
          <div className="duet-home__content">
            <Content />
          </div>
        </MDXProvider>
      </main>
      <HomeFooter />
    </>
  );
}
