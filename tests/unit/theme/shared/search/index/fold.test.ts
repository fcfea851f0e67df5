import { describe, expect, it } from '@rstest/core';
import { fold, squeeze, unitsOf, widthOf } from '../../../../../../theme/shared/search/index/fold';

describe('fold', () => {
  it('makes words comparable', () => {
    for (const [text, folded] of [
      ['AssetPrefix', 'assetprefix'],
      ['Éléphant à Zürich', 'elephant a zurich'],
      ['e\u0301', 'e'],
      ['端口', '端口'],
    ] as const) {
      expect(fold(text)).toBe(folded);
    }
  });
  it('keeps Korean and Cyrillic letters composed', () => {
    expect(fold('한국어'.normalize('NFD'))).toBe('한국어');
    expect(fold('Й'.normalize('NFD'))).toBe('й');
    expect(fold('ё')).toBe('ё');
    expect(fold('が')).toBe('が');
  });
});

describe('squeeze', () => {
  it('leaves letters and digits alone', () => {
    expect(squeeze('output.assetPrefix')).toBe('outputassetprefix');
    expect(squeeze('CSS 模块 (v3)')).toBe('css模块v3');
    expect(squeeze('<b>…</b>')).toBe('bb');
  });
});

describe('width', () => {
  it('counts a character above code 255 three times', () => {
    expect(widthOf('port')).toBe(4);
    expect(widthOf('ÿ')).toBe(1);
    expect(widthOf('端口a')).toBe(7);
  });
  it('finds the way back to characters', () => {
    expect(unitsOf('修改端口 x', 2, widthOf('端口'))).toBe(2);
    expect(unitsOf('port', 1, 2)).toBe(2);
    expect(unitsOf('port', 1, 99)).toBe(3);
    expect(unitsOf('', 0, 5)).toBe(0);
  });
});
