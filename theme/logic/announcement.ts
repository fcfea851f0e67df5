/** A text for all languages, or one per language. */
export type Localised = string | Record<string, string>;

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
  const pick = (text: Localised | undefined) => (typeof text === 'object' ? text[lang] : text);
  const message = pick(settings.message);
  if (message === undefined) return undefined;
  return {
    message,
    linkText: pick(settings.link?.text),
    href: pick(settings.link?.href),
    storageKey: settings.storageKey,
  };
}
