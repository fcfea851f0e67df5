import { useLang, useSite } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { type PerLanguage, textIn } from '../../../shared/perLanguage';

/** A function that picks the text for the page's language. */
export function usePerLanguage(): (text: PerLanguage) => string {
  const lang = useLang();
  const { lang: defaultLang } = useSite().site;
  return useCallback(text => textIn(text, lang, defaultLang), [lang, defaultLang]);
}
