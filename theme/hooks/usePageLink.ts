import { pathnameToRouteService } from '@rspress/core/runtime';
import { pathOf } from '../logic/href';
import { pageLink } from '../logic/pageLink';
import { useEditions } from './useEditions';

/** A function that leads links in props into the language and version of the page, as in Markdown. */
export function usePageLink(): (href: string) => string {
  const { own, ...editions } = useEditions();
  return href => {
    const target = pageLink(href, own, editions);
    return target !== href && pathnameToRouteService(pathOf(target)) ? target : href;
  };
}
