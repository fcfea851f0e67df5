import { describe, expect, it } from '@rstest/core';
import { eachTerm, isCjk, termsOf } from '../../../../../../theme/shared/search/index/tokens';

describe('termsOf', () => {
  it('takes names apart and keeps them together', () => {
    for (const [text, terms] of [
      ['Change the port', ['change', 'the', 'port']],
      ['assetPrefix', ['asset', 'prefix', 'assetprefix']],
      ['asset-prefix', ['asset', 'prefix', 'assetprefix']],
      ['output.assetPrefix', ['output', 'asset', 'prefix', 'assetprefix']],
      ['NODE_ENV', ['node', 'env', 'nodeenv']],
      ['CSSModules', ['css', 'modules', 'cssmodules']],
      ['HTMLPlugin2', ['html', 'plugin2', 'htmlplugin2']],
      ['@rsbuild/plugin-react', ['rsbuild', 'plugin', 'react', 'pluginreact']],
      ['ES2020 v3', ['es2020', 'v3']],
      ['naïve Café', ['naive', 'cafe']],
      ['скорость сборки', ['скорость', 'сборки']],
      ['Node 22.12 or v1.7.6, 3.', ['node', '22.12', 'or', '1.7.6', '3']],
      ["import '@/lib'", ['import', '@', 'lib']],
      ["Can't resolve", ['cant', 'resolve']],
      ['Don’t use Rsbuild’s', ['dont', 'use', 'rsbuild']],
      ["l'option 's' d'", ['l', 'option', 's', 'd']],
      ['', []],
      ['... --- !', []],
    ] as const) {
      expect(termsOf(text)).toEqual([...terms]);
    }
  });
  it('gives each pair of neighbours where no spaces stand', () => {
    expect(termsOf('修改端口')).toEqual(['修改', '改端', '端口', '口']);
    expect(termsOf('css 模块')).toEqual(['css', '模块', '块']);
    expect(termsOf('css模块v3')).toEqual(['css', '模块', '块', 'v3']);
    expect(termsOf('한국')).toEqual(['한국', '국']);
    expect(termsOf('𠮷野')).toEqual(['𠮷野', '野']);
  });
  it('leaves out words that are data', () => {
    expect(termsOf(`a ${'x'.repeat(60)} b`)).toEqual(['a', 'b']);
  });
});

describe('eachTerm', () => {
  it('tells the stretch of the text that a term stands for', () => {
    const text = 'Set output.assetPrefix to 资源前缀 or don’t, it’s';
    const seen: string[] = [];
    eachTerm(text, (term, start, end) => seen.push(`${term}=${text.slice(start, end)}`));
    expect(seen).toEqual([
      'set=Set',
      'output=output',
      'asset=asset',
      'prefix=Prefix',
      'assetprefix=assetPrefix',
      'to=to',
      '资源=资源',
      '源前=源前',
      '前缀=前缀',
      '缀=缀',
      'or=or',
      'dont=don’t',
      'it=it',
    ]);
  });
});

describe('isCjk', () => {
  it('knows scripts without spaces', () => {
    expect(['端口', 'かな', '한국'].map(isCjk)).toEqual([true, true, true]);
    expect(['port', 'скорость', 'é', ''].map(isCjk)).toEqual([false, false, false, false]);
  });
});
