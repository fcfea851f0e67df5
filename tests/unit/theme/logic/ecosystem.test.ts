import { describe, expect, it } from '@rstest/core';
import { groupTitle, toolView } from '../../../../theme/logic/ecosystem';

const tool = {
  name: 'Tool',
  desc: '工具',
  descEn: 'A tool',
  logo: '/t.svg',
  url: 'https://example.com/zh/',
  urlEn: 'https://example.com/',
};

describe('toolView', () => {
  it('speaks the language of the page', () => {
    expect(toolView(tool, 'zh', 40)).toMatchObject({ desc: '工具', url: 'https://example.com/zh/' });
    expect(toolView(tool, 'en', 40)).toMatchObject({ desc: 'A tool', url: 'https://example.com/' });
    expect(toolView(tool, 'zh-TW', 40).desc).toBe('工具');
    expect(toolView(tool, 'fr', 40).desc).toBe('A tool');
  });

  it('leads to the one site where there is no English one', () => {
    expect(toolView({ ...tool, urlEn: undefined }, 'en', 40).url).toBe('https://example.com/zh/');
  });

  it('scales the logo to whole pixels', () => {
    expect(toolView(tool, 'en', 40).logoSize).toBe(40);
    expect(toolView({ ...tool, logoScale: 0.83 }, 'en', 40).logoSize).toBe(33);
  });
});

describe('groupTitle', () => {
  it('speaks the language of the page', () => {
    const group = { title: '工具链', titleEn: 'Family', links: [tool] };
    expect(groupTitle(group, 'zh')).toBe('工具链');
    expect(groupTitle(group, 'en')).toBe('Family');
  });
});
