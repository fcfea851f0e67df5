/** A name as a part of an address, in small letters. @param kept further characters, beside letters and digits */
export const slug = (name: string, kept = ''): string =>
  name
    .trim()
    .toLowerCase()
    .replace(new RegExp(`[^\\p{L}\\p{N}${kept}]+`, 'gu'), '-')
    .replace(/^-|-$/g, '');
