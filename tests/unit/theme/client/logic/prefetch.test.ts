import { describe, expect, it } from '@rstest/core';
import { type Connection, prefetchLevel } from '../../../../../theme/client/logic/prefetch';

describe('pages are loaded before a click', () => {
  it.each<[string, Connection | undefined, ReturnType<typeof prefetchLevel>]>([
    ['for links in view on a fast line', { effectiveType: '4g', downlink: 10 }, 'view'],
    ['for links in view from 5 Mbit/s on', { effectiveType: '4g', downlink: 5 }, 'view'],
    ['on intent on a line of 1.6 Mbit/s', { effectiveType: '4g', downlink: 1.6 }, 'intent'],
    ['on intent on a slow line', { effectiveType: '3g', downlink: 10 }, 'intent'],
    ['on intent where the line is unknown', undefined, 'intent'],
    ['on intent where the bandwidth is unknown', { effectiveType: '4g' }, 'intent'],
    ['never on a very slow line', { effectiveType: '2g', downlink: 10 }, 'none'],
    ['never on the slowest line', { effectiveType: 'slow-2g' }, 'none'],
    ['never for readers who save data', { saveData: true, effectiveType: '4g', downlink: 10 }, 'none'],
  ])('%s', (_, line, level) => {
    expect(prefetchLevel(line, false)).toBe(level);
  });

  it('never for readers who prefer reduced data', () => {
    expect(prefetchLevel({ effectiveType: '4g', downlink: 10 }, true)).toBe('none');
  });
});
