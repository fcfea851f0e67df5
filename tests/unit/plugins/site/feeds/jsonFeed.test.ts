import { describe, expect, it } from '@rstest/core';
import { jsonFeed } from '../../../../../plugins/site/feeds/jsonFeed';
import { feed, html } from './sample';

describe('jsonFeed', () => {
  const json = JSON.parse(jsonFeed(feed));

  it('has the members of version 1.1', () => {
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'zh-CN',
      home_page_url: feed.home,
      feed_url: feed.self,
      authors: [{ name: 'Team' }],
    });
    expect(json.items[0]).toMatchObject({
      id: feed.items[0]!.url,
      content_html: html,
      date_published: '2024-09-10T00:00:00.000Z',
      date_modified: '2024-10-01T08:00:00.000Z',
    });
  });

  it('has content for every entry: without HTML the summary, without both the title', () => {
    expect(json.items[1].content_text).toBe('v1');
    const items = [{ ...feed.items[1]!, summary: 'first version' }];
    expect(JSON.parse(jsonFeed({ ...feed, items })).items[0].content_text).toBe('first version');
  });
});
