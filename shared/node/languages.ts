import { z } from 'zod';
import { languagesOf, type SiteAddress } from '../address';
import { languageIn } from '../perLanguage';
import { perLanguageSchema } from './perLanguageSchema';

/** An option with a value for some languages, such as `{ zh: 'zh-CN' }`. */
export const languageTags = z.record(
  z.string(),
  z.string().min(1, 'expected some text, got an empty string'),
);

const byLanguage = new Set<z.core.$ZodType>([perLanguageSchema, languageTags]);

/**
 * The options that have a value per language, with their paths.
 * @param value valid options, as they are written: defaults may name languages that a site lacks
 */
export function valuesPerLanguage(
  schema: z.core.$ZodType,
  value: unknown,
  path = '',
): [path: string, values: Record<string, string>][] {
  if (typeof value !== 'object' || value === null) return [];
  if (byLanguage.has(schema)) return [[path, value as Record<string, string>]];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inside = (key: string | number) => (path ? `${path}.${key}` : `${key}`);
  const ofEntries = (schemaOf: (key: string) => z.core.$ZodType | undefined) =>
    Object.entries(value).flatMap(([key, item]) => {
      const schema = schemaOf(key);
      return schema ? valuesPerLanguage(schema, item, inside(key)) : [];
    });
  switch (def.type) {
    case 'object':
      return ofEntries(key => def.shape[key]);
    case 'record':
      return ofEntries(() => def.valueType);
    case 'array':
      return ofEntries(() => def.element);
    case 'union':
      return def.options.flatMap(option => valuesPerLanguage(option, value, path));
    case 'optional':
    case 'default':
    case 'prefault':
      return valuesPerLanguage(def.innerType, value, path);
    default:
      return [];
  }
}

/**
 * A problem for each value of options in a language that the site does not have, where one of its own has no value: such
 * a name may be misspelled, others are of sites that share their options.
 */
export function unknownLanguages(schema: z.core.$ZodType, options: unknown, site: SiteAddress): string[] {
  const langs = languagesOf(site);
  return valuesPerLanguage(schema, options).flatMap(([path, values]) =>
    Object.keys(langs.every(lang => languageIn(values, lang)) ? {} : values)
      .filter(written => !langs.some(lang => languageIn(values, lang) === written))
      .map(
        written =>
          `options.${path}.${written}: the site has no such language; its languages: ${langs.join(', ')}`,
      ),
  );
}
