import { useLang, useSite, useVersion } from '@rspress/core/runtime';
import { type Announcement, type AnnouncementSettings, announcementFor } from '../logic/announcement';

/** What the site announces on this page, in its language; undefined when nothing. */
export function useAnnouncement(): Announcement | undefined {
  const { duet } = useSite().site.themeConfig as { duet?: { announcement?: AnnouncementSettings } };
  return announcementFor(duet?.announcement, useLang(), useVersion());
}
