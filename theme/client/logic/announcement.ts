import type { PerLanguage } from '../../../shared/perLanguage';
import type { DuetSettings } from '../../options';

/** The announcement of a page in its language; undefined where there is none, or none for its version. */
export function announcementFor(
  settings: DuetSettings['announcement'],
  version: string,
  textOf: (text: PerLanguage) => string,
) {
  if (!settings || (settings.versions && !settings.versions.includes(version))) return undefined;
  const { message, link, storageKey } = settings;
  return {
    message: textOf(message),
    linkText: link && textOf(link.text),
    href: link && textOf(link.href),
    storageKey,
  };
}
