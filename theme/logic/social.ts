import type { SocialLink } from '@rspress/core';

/** How many icons stand in the bar; the rest waits behind "more". */
export const inlineSocialLinks = 5;

/** Names of the built-in icons as their owners write them; other keys are written with a capital. */
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
 * The accessible name of a social link: the brand of a built-in icon, the `<title>` of an own
 * svg, the host of an own link. Empty if nothing names it; the view then has a general word.
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
