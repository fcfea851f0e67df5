import { useHead, usePage } from '@rspress/core/runtime';
import type { PageFeed } from './page';

/**
 * Puts links to the feeds of the page into its head. The links have no `hreflang`:
 * with one they would replace the page's own language links.
 */
export default function FeedHead() {
  const { feeds = [] } = usePage().page as { feeds?: PageFeed[] };
  useHead({
    link: feeds.map(({ url, mime, title }) => ({ rel: 'alternate', type: mime, href: url, title })),
  });
  return null;
}
