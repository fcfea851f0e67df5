import { describe, expect, it } from '@rstest/core';
import { namesPatch, packed } from '../../../../plugins/page-data/namesPatch';
import { patches } from './support';

describe('the hashes of script names', () => {
  it.each([
    ['{a:"0491fb00"}', { a: '0491fb00' }],
    ['{0:"0491fb00","01":"d5da3741",x1:"ffffffff"}', { 0: '0491fb00', '01': 'd5da3741', x1: 'ffffffff' }],
    ['{1e3:"0491fb00","1e3":"d5da3741"}', { 1000: '0491fb00', '1e3': 'd5da3741' }],
    ['{"duet-sidebar-en0":"0491fb00"}', { 'duet-sidebar-en0': '0491fb00' }],
  ])('%s have the same value when packed', (object, value) => {
    expect(new Function(`return ${packed(object)}`)()).toEqual(value);
  });

  it('are packed in the runtime, whose other objects stay', () => {
    const runtime = 'r.u=e=>"js/"+e+"."+({a:"0491fb00",b:"d5da3741"})[e]+".js";r.o={a:"b"}';
    const code = namesPatch(patches())(runtime);
    expect(code).toContain('r.o={a:"b"}');
    expect(code).toContain('"a:0491fb00b:d5da3741"');
    expect(namesPatch(patches({ names: false }))(runtime)).toBe(runtime);
  });
});
