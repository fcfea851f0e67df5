import { pathnameToRouteService } from '@rspress/core/runtime';
import { pathOf } from '../../shared/href';
import { pageHref } from '../browser/pageHref';
import { pageLink } from '../logic/pageLink';
import { useSiteAddress } from './useSiteAddress';

/** A function that resolves links in props to the language and version of the page, as in Markdown. */
export function usePageLink(): (href: string) => string {
  const { address, lang, version } = useSiteAddress();
  return href => {
    const target = pageLink(href, { lang, version }, address);
    return target.startsWith('/') && pathnameToRouteService(pathOf(target)) ? pageHref(target) : href;
  };
}
