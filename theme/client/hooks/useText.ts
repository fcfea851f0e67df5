import { useI18n } from '@rspress/core/runtime';
import type { DuetText } from '../../text';

/** Words of the theme and of Rspress in the page's language, by key. */
export const useText = () => useI18n<DuetText>();
