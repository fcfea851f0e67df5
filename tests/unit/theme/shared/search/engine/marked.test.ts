import { describe, expect, it } from '@rstest/core';
import { marked } from '../../../../../../theme/shared/search/engine/marked';

const show = (text: string, matches: Array<{ start: number; length: number }>) =>
  marked(text, matches)
    .map(piece => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('marked', () => {
  it('cuts a text at its matches', () => {
    expect(show('server.port', [{ start: 7, length: 4 }])).toBe('server.[port]');
    expect(show('port', [])).toBe('port');
    expect(show('', [{ start: 0, length: 3 }])).toBe('');
  });
  it('reads lengths as widths', () => {
    expect(show('修改端口吧', [{ start: 2, length: 6 }])).toBe('修改[端口]吧');
  });
  it('survives matches of others that make no sense', () => {
    expect(
      show('port', [
        { start: 9, length: 2 },
        { start: Number.NaN, length: 1 },
        { start: -3, length: 1 },
        { start: 2, length: 99 },
        { start: 3, length: 1 },
      ]),
    ).toBe('po[rt]');
  });
  it('treats HTML as text', () => {
    expect(marked('<img onerror=x>', [{ start: 1, length: 3 }])).toEqual([
      { text: '<', marked: false },
      { text: 'img', marked: true },
      { text: ' onerror=x>', marked: false },
    ]);
  });
});
