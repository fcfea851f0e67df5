import { expect, it } from '@rstest/core';
import { closestLanguage } from '../../../../shared/node/closestLanguage';

const languages = ['zh', 'zh-Hant', 'en', 'de', 'pt-BR', 'sr', 'sr-Latn'];

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de_CH', 'de'],
  ['DE', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-hant-mo', 'zh-Hant'],
  ['sr-Latn-RS', 'sr-Latn'],
  ['sr-BA', 'sr'],
  ['sv', undefined],
  ['not a language', undefined],
])('of %s is %s', (lang, expected) => {
  expect(closestLanguage(languages, lang)).toBe(expected);
});

it('is that of the region where there are several', () => {
  expect(closestLanguage(['pt-BR', 'pt-PT'], 'pt-PT')).toBe('pt-PT');
});
