import { describe, expect, it } from '@rstest/core';
import { type PerLanguage, textIn } from '../../../../../shared/perLanguage';
import { groupTitle, toolView } from '../../../../../theme/client/logic/ecosystem';

const tool = {
  name: 'Tool',
  desc: '工具',
  descEn: 'A tool',
  logo: '/t.svg',
  url: 'https://example.com/zh/',
  urlEn: 'https://example.com/',
};
const inLang = (lang: string) => (text: PerLanguage) => textIn(text, lang, 'en');

describe('toolView', () => {
  const cases = [
    ['zh', '工具', 'https://example.com/zh/'],
    ['zh-TW', '工具', 'https://example.com/zh/'],
    ['en', 'A tool', 'https://example.com/'],
    ['fr', 'A tool', 'https://example.com/'],
  ] as const;
  for (const [lang, desc, url] of cases) {
    it(`reads Chinese and English fields on a page in ${lang}`, () => {
      expect(toolView(tool, inLang(lang), 40)).toMatchObject({ desc, url });
    });
    it(`reads one field for all languages on a page in ${lang}`, () => {
      const texts = {
        desc: { en: 'A tool', zh: '工具' },
        url: { en: 'https://example.com/', zh: 'https://example.com/zh/' },
      };
      expect(toolView({ name: 'Tool', logo: '/t.svg', ...texts }, inLang(lang), 40)).toMatchObject({
        desc,
        url,
      });
    });
  }

  it('links to the one site where there is no English one', () => {
    expect(toolView({ ...tool, urlEn: undefined }, inLang('en'), 40).url).toBe('https://example.com/zh/');
  });

  it('adds the English field to a table of texts', () => {
    const desc = (texts: Record<string, string>, lang: string) =>
      toolView({ ...tool, desc: texts }, inLang(lang), 40).desc;
    expect([desc({ zh: '工具' }, 'zh'), desc({ zh: '工具' }, 'en')]).toEqual(['工具', 'A tool']);
    expect(desc({ en: 'Own', zh: '工具' }, 'en')).toBe('Own');
  });

  it('shows English where a language has no text, also if it is the default one', () => {
    expect(toolView(tool, text => textIn(text, 'fr', 'fr'), 40).desc).toBe('A tool');
  });

  it('scales the logo to whole pixels', () => {
    expect(toolView(tool, inLang('en'), 40).logoSize).toBe(40);
    expect(toolView({ ...tool, logoScale: 0.83 }, inLang('en'), 40).logoSize).toBe(33);
  });
});

describe('groupTitle', () => {
  it('reads both forms', () => {
    const group = { title: '工具链', titleEn: 'Family', links: [tool] };
    expect(groupTitle(group, inLang('zh'))).toBe('工具链');
    expect(groupTitle(group, inLang('en'))).toBe('Family');
    const title = { en: 'Family', fr: 'Famille' };
    expect(groupTitle({ title, links: [tool] }, inLang('fr'))).toBe('Famille');
  });
});
