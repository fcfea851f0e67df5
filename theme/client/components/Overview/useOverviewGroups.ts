import { useFrontmatter, usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useText } from '../../hooks/useText';
import type { OverviewGroupData } from '../../logic/overview';
import { type OverviewEntry, overviewGroups } from '../../logic/overviewGroups';

/** The groups of an overview: the given ones, else those of the sidebar. */
export function useOverviewGroups(given: { groups?: OverviewGroupData[]; overviewHeaders?: number[] }) {
  const { page } = usePage();
  const { pages } = usePages();
  const { frontmatter } = useFrontmatter();
  const sidebar = useSidebar() as OverviewEntry[];
  const depths = given.overviewHeaders ?? (frontmatter?.overviewHeaders as number[] | undefined);
  const descriptions = frontmatter?.overviewDescriptions === true;
  const others = useText()('overviewOthers');
  return useMemo(
    () =>
      given.groups ?? overviewGroups({ sidebar, route: page.routePath, pages, depths, descriptions, others }),
    [given.groups, sidebar, page.routePath, pages, depths, descriptions, others],
  );
}
