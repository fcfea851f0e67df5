import { useVersion } from '@rspress/core/runtime';
import { announcementFor } from '../logic/announcement';
import { useDuetOptions } from './useDuetOptions';
import { usePerLanguage } from './usePerLanguage';

/** The site's announcement for this page, in its language; undefined when there is none. */
export function useAnnouncement() {
  return announcementFor(useDuetOptions().announcement, useVersion(), usePerLanguage());
}
