import { useHead, usePage } from '@rspress/core/runtime';
import type { PageFeed } from '../announce';

/** Puts links to the feeds into the page's head, without `hreflang`: with one they would replace the language links. */
export default function FeedHead() {
  const { feeds = [] } = usePage().page as { feeds?: PageFeed[] };
  useHead({
    link: feeds.map(({ url, mime, title }) => ({ rel: 'alternate', type: mime, href: url, title })),
  });
  return null;
}
