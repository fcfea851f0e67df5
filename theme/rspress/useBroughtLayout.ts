import { usePage } from '@rspress/core/runtime';
import type { FC } from 'react';

/**
 * The layout that the page's own script brought along, so that no other page loads it: the home
 * layout on home pages, the overview on overviews. theme/build/pageLayouts.ts adds it.
 */
export function useBroughtLayout<Props>(): FC<Props> | undefined {
  const { duetLayout } = usePage().page as { duetLayout?: FC<Props> };
  return duetLayout;
}
