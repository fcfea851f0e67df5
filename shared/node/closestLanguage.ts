/**
 * The language whose texts readers of another one see: the same tag, else one with the same language and script
 * (`de-AT` → `de`, `pt` → `pt-BR`, `zh-TW` → `zh-Hant`).
 */
export function closestLanguage<Key extends string>(keys: readonly Key[], lang: string): Key | undefined {
  const wanted = localeOf(lang);
  if (!wanted) return;
  const alike = keys.filter(key => {
    const { language, script } = localeOf(key) ?? {};
    return language === wanted.language && script === wanted.script;
  });
  return alike.find(key => localeOf(key)?.region === wanted.region) ?? alike[0];
}

/** Locales by their tags: the pages of an API ask for thousands of words. */
const locales = new Map<string, Intl.Locale | undefined>();

/** A tag with its script and region, also where it leaves them out; undefined for a name that is none. */
function localeOf(tag: string): Intl.Locale | undefined {
  if (!locales.has(tag)) locales.set(tag, readLocale(tag));
  return locales.get(tag);
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize();
  } catch {
    return;
  }
}
