import type { DuetText } from '../../text';

/** Keys of Rspress that only its own components use, which a site may render. */
export const stockKeys = [
  'languagesText',
  'themeText',
  'versionsText',
  'lastUpdatedAuthorText',
  'copyMarkdownLinkText',
  'promptCopiedText',
  'promptCollapseText',
] as const;

/** Every word of the theme in one language. A missing word is a type error. */
export type Translation = Readonly<Record<keyof DuetText | (typeof stockKeys)[number], string>>;
