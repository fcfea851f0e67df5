import { describe, expect, it } from '@rstest/core';
import { videoSource } from '../../../../../theme/client/logic/video';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';

describe('videoSource', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'YouTube', youtube],
    ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=90s', 'YouTube', `${youtube}&start=90`],
    ['https://youtu.be/aqz-KE-bpKQ?t=0', 'YouTube', youtube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'YouTube', youtube],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', 'YouTube', youtube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=5', 'YouTube', `${youtube}&start=5`],
    ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
    [
      'https://www.bilibili.com/video/BV1GJ411x7h7/?p=3',
      'Bilibili',
      'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&autoplay=1&p=3',
    ],
  ])('finds the player of %s', (src, service, embed) => {
    expect(videoSource(src)).toEqual({ href: src, service, embed });
  });

  it.each([
    '/tour.mp4',
    './tour.webm',
    'https://cdn.example.com/tour.mp4',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?list=x',
    'https://not-vimeo.com/76979871',
    'https://example.com/?u=youtu.be/aqz-KE-bpKQ',
  ])('takes %s for a file', src => {
    expect(videoSource(src)).toEqual({ href: src });
  });

  it('takes the given player of a service that it does not know', () => {
    const src = 'https://www.videos.example/w/42';
    const embed = 'https://www.videos.example/embed/42';
    expect(videoSource(src, embed)).toEqual({ href: src, embed, service: 'videos.example' });
  });
});
