import type { FeedData } from '../../../../../plugins/site/feeds/shared/feed';

/** HTML with everything that needs escaping. */
export const html = '<p>a &lt; b &amp; "c" ]]&gt; <a href="https://example.com/?a=1&amp;b=2">x</a></p>';

/** A feed with one full entry and one with the least data. */
export const feed: FeedData = {
  title: 'Releases & <more>',
  description: 'What "is" new',
  language: 'zh-CN',
  author: 'Team',
  home: 'https://example.com/zh/',
  self: 'https://example.com/zh/releases/rss.xml',
  items: [
    {
      url: 'https://example.com/zh/v2?a=1&b=2',
      title: 'v2 <b> & \u0001co',
      summary: 'one < two & three',
      html,
      published: new Date('2024-09-10'),
      updated: new Date('2024-10-01T08:00:00Z'),
    },
    {
      url: 'https://example.com/zh/v1',
      title: 'v1',
      published: new Date('2023-11-22'),
      updated: new Date('2023-11-22'),
    },
  ],
};
