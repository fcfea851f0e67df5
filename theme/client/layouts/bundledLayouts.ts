import type { HomeLayoutProps } from '@rspress/core/theme';
import type { FC } from 'react';
import type { OverviewProps } from '../components/Overview/Overview';

/** Layouts that only some pages need. */
export interface BundledLayouts {
  HomeLayout?: FC<HomeLayoutProps>;
  Overview?: FC<OverviewProps>;
}

/** The layouts that came with the scripts of pages; node/pageLayouts.ts adds them to the pages. */
export const bundledLayouts: BundledLayouts = {};
