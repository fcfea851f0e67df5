/** A text for all languages, or one per language. */
export type Localised = string | Record<string, string>;

/** A text in the page's language; undefined where it has none. */
export function inLanguage(text: Localised | undefined, lang: string): string | undefined {
  return typeof text === 'object' ? text[lang] : text;
}

/** The announcement as the site's options give it. */
export interface AnnouncementSettings {
  message: Localised;
  link?: { text: Localised; href: Localised };
  storageKey: string;
  /** Versions that show it; all without. */
  versions?: string[];
}

/** The announcement of one page. */
export interface Announcement {
  message: string;
  linkText?: string;
  href?: string;
  storageKey: string;
}

/**
 * The announcement in the page's language; undefined where there is none, or none for its version.
 * @see specification, section 2.6, "Announcement bar"
 */
export function announcementFor(
  settings: AnnouncementSettings | undefined,
  lang: string,
  version: string,
): Announcement | undefined {
  if (!settings || (settings.versions && !settings.versions.includes(version))) return undefined;
  const message = inLanguage(settings.message, lang);
  if (message === undefined) return undefined;
  return {
    message,
    linkText: inLanguage(settings.link?.text, lang),
    href: inLanguage(settings.link?.href, lang),
    storageKey: settings.storageKey,
  };
}
