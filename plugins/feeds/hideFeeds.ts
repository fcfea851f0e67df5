/** Whether the query of a page switches off what plugins add to pages. */
export const isSwitchedOff = (search: string): boolean =>
  new URLSearchParams(search).get('globalUIComponents') === '0';

/**
 * Runs in the head of pages with feeds, before anything is painted. With `?globalUIComponents=0`
 * it marks the page, so that the links in its text stay hidden, and removes those in its head.
 */
export const hideFeedsScript =
  "if(new URLSearchParams(location.search).get('globalUIComponents')==='0'){" +
  "document.documentElement.dataset.duetFeeds='off';" +
  "addEventListener('DOMContentLoaded',()=>{for(let l of document.head.querySelectorAll(" +
  '\'link[type="application/rss+xml"],link[type="application/atom+xml"],link[type="application/feed+json"]\'' +
  '))l.remove()})}';
