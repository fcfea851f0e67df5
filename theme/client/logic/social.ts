import type { SocialLink } from '@rspress/core';

/** Number of icons in the bar; the others are behind "more". */
export const inlineSocialLinks = 5;

/** Names of built-in icons whose key, capitalised, is not how the brand is written. */
const brands: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  wechat: 'WeChat',
  qq: 'QQ',
  youtube: 'YouTube',
  npm: 'npm',
};

/** Accessible name of a social link: brand, `<title>` of a custom SVG or host of the link; empty if there is none. */
export function socialName({ icon, content }: SocialLink): string {
  if (typeof icon === 'string') {
    const key = icon.toLowerCase();
    return brands[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
  }
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(icon.svg)?.[1]?.trim();
  return title ?? /^[a-z]+:\/\/(?:www\.)?([^/:?#]+)/i.exec(content)?.[1] ?? '';
}

/** `owner/name` of the GitHub repository that an address is in; undefined for another address. */
export function repositoryOf(url: string): string | undefined {
  return /^https:\/\/(?:www\.)?github\.com\/([^/]+\/[^/?#]+?)(?:\.git)?(?:[/?#]|$)/.exec(url)?.[1];
}
