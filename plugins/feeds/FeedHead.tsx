import { useHead, usePage } from '@rspress/core/runtime';
import type { PageFeed } from './page';

/**
 * Tells feed readers and browsers where the page's feeds are. The links carry no
 * `hreflang`: with one they would take the place of the page's own language links.
 */
export default function FeedHead() {
  const { feeds = [] } = usePage().page as { feeds?: PageFeed[] };
  useHead({
    link: feeds.map(({ url, mime, title }) => ({ rel: 'alternate', type: mime, href: url, title })),
  });
  return null;
}
