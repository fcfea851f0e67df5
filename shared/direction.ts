/** The direction in which text of a language runs. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const isRtl = /^(ar|arc|ckb|dv|fa|he|iw|nqo|ps|sd|syr|ug|ur|yi)(-|_|$)|[-_](arab|hebr)\b/i.test(lang);
  return isRtl && !/[-_](latn|cyrl)\b/i.test(lang) ? 'rtl' : 'ltr';
}
