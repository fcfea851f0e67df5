import type { HomeLayoutProps } from '@rspress/core/theme';
import { createContext, type FC, use } from 'react';

interface Slots extends Pick<HomeLayoutProps, 'beforeHeroActions' | 'afterHeroActions'> {
  HomeLayout: FC<HomeLayoutProps>;
}

/** What {@link HomeWithSlots} renders, from the layout above Rspress's own. */
export const HomeSlots = createContext<Slots | undefined>(undefined);

/** The home page with the two slots around the hero's actions, which Rspress's Layout drops. */
export function HomeWithSlots(props: HomeLayoutProps) {
  const { HomeLayout, ...slots } = use(HomeSlots)!;
  return <HomeLayout {...props} {...slots} />;
}
