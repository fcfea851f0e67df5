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

/**
 * The accessible name of a social link: the brand of a built-in icon, the `<title>` of a
 * custom SVG, or the host of a custom link. Empty if there is none; the component then uses a generic name.
 */
export function socialName({ icon, content }: SocialLink): string {
  if (typeof icon === 'string') {
    const key = icon.toLowerCase();
    return brands[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
  }
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(icon.svg)?.[1]?.trim();
  return title ?? /^[a-z]+:\/\/(?:www\.)?([^/:?#]+)/i.exec(content)?.[1] ?? '';
}

/**
 * Owner and name of a repository on GitHub.
 * @param url address of the repository or of a page below it
 * @returns `owner/name`, or undefined for another address
 */
export function repositoryOf(url: string): string | undefined {
  return /^https:\/\/(?:www\.)?github\.com\/([^/]+\/[^/?#]+?)(?:\.git)?(?:[/?#]|$)/.exec(url)?.[1];
}
