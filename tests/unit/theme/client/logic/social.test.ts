import type { SocialLink } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { repositoryOf, socialName } from '../../../../../theme/client/logic/social';

const link = (icon: SocialLink['icon'], content = ''): SocialLink => ({ icon, mode: 'link', content });

describe('socialName', () => {
  it.each([
    ['github', 'GitHub'],
    ['X', 'X'],
    ['x', 'X'],
    ['discord', 'Discord'],
    ['bluesky', 'Bluesky'],
    ['linkedin', 'LinkedIn'],
    ['wechat', 'WeChat'],
    ['npm', 'npm'],
  ] as const)('calls the icon %s by its brand', (icon, name) => {
    expect(socialName(link(icon))).toBe(name);
  });

  it('takes the title of an own icon before the address', () => {
    expect(socialName(link({ svg: '<svg><title> Mail </title></svg>' }, 'https://example.com'))).toBe('Mail');
  });
  it('takes the host where an own icon has no title', () => {
    expect(socialName(link({ svg: '<svg/>' }, 'https://www.example.com:8080/x'))).toBe('example.com');
  });
  it('has no name for an own icon with a text', () => {
    expect(socialName(link({ svg: '<svg/>' }, 'Room 5'))).toBe('');
  });
});

describe('repositoryOf', () => {
  it.each([
    ['https://github.com/web-infra-dev/rspress', 'web-infra-dev/rspress'],
    ['https://github.com/web-infra-dev/rspress.git', 'web-infra-dev/rspress'],
    ['https://www.github.com/a/b.js/tree/main?x#y', 'a/b.js'],
    ['https://github.com/web-infra-dev', undefined],
    ['https://gitlab.com/a/b', undefined],
    ['not an address', undefined],
  ])('finds in %s: %s', (url, expected) => {
    expect(repositoryOf(url)).toBe(expected);
  });
});
