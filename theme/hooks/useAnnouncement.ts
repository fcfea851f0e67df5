import { useLang, useVersion } from '@rspress/core/runtime';
import { type Announcement, announcementFor } from '../logic/announcement';
import { useDuetOptions } from './useDuetOptions';

/** What the site announces on this page, in its language; undefined when nothing. */
export function useAnnouncement(): Announcement | undefined {
  return announcementFor(useDuetOptions().announcement, useLang(), useVersion());
}
