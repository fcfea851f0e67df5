import { describe, expect, it } from '@rstest/core';
import type { Format } from '../../../../plugins/feeds/feed';
import { writeFeed } from '../../../../plugins/feeds/writeFeed';
import { feed } from './sample';

describe('writeFeed', () => {
  it.each<[Format, RegExp]>([
    ['rss', /^<\?xml.*\n<rss /],
    ['atom', /^<\?xml.*\n<feed /],
    ['json', /^\{\n {2}"version": "https:\/\/jsonfeed\.org/],
  ])('writes %s', (format, start) => {
    expect(writeFeed(format, feed)).toMatch(start);
  });
});
