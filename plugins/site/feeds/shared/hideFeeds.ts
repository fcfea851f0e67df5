/** Whether the query of a page switches off what plugins add to pages. */
export const isSwitchedOff = (search: string): boolean =>
  new URLSearchParams(search).get('globalUIComponents') === '0';

/** Runs before anything is painted: with `?globalUIComponents=0` it hides the links in the text and removes those in the head. */
export const hideFeedsScript =
  "if(new URLSearchParams(location.search).get('globalUIComponents')==='0'){" +
  "document.documentElement.dataset.duetFeeds='off';" +
  "addEventListener('DOMContentLoaded',()=>{for(let l of document.head.querySelectorAll(" +
  '\'link[type="application/rss+xml"],link[type="application/atom+xml"],link[type="application/feed+json"]\'' +
  '))l.remove()})}';
