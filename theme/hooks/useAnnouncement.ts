import { useVersion } from '@rspress/core/runtime';
import { type Announcement, announcementFor } from '../logic/announcement';
import { useDuetOptions } from './useDuetOptions';
import { usePerLanguage } from './usePerLanguage';

/** The site's announcement for this page, in its language; undefined when there is none. */
export function useAnnouncement(): Announcement | undefined {
  return announcementFor(useDuetOptions().announcement, useVersion(), usePerLanguage());
}
