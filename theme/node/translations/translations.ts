import { ar } from './ar';
import { de } from './de';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { ptBR } from './pt-BR';
import { ru } from './ru';
import type { Translation } from './translation';
import { zhHant } from './zh-Hant';

/** The words of the theme in the languages beside English and Chinese (`theme/text.ts`). */
export const translations = {
  ar,
  de,
  es,
  fr,
  it,
  ja,
  ko,
  'pt-BR': ptBR,
  ru,
  'zh-Hant': zhHant,
} as const satisfies Record<string, Translation>;
