import { describe, expect, it } from '@rstest/core';
import { blocksOf, type Inline } from '../../../../../../theme/client/logic/assistant/answerText';

/** The parts of a text of one paragraph. */
const inlines = (text: string): Inline[] => {
  const [block, ...others] = blocksOf(text);
  expect(others).toEqual([]);
  expect(block?.type).toBe('paragraph');
  return block?.type === 'paragraph' ? block.parts : [];
};
const code = (text: string) => ({ type: 'code', text });
const link = (href: string, text: string) => ({ type: 'link', href, parts: [text] });
const strong = (...parts: Inline[]) => ({ type: 'strong', parts });

describe('blocks of an answer', () => {
  it('are paragraphs, lists and code', () => {
    expect(
      blocksOf(
        'One\ntwo.\n\nThree.\n\n- a\n- b\n  more\n\n- c\n\n1. x\n2) y\n\n```sh\nnpm i\n\n- no list\n```\nEnd',
      ),
    ).toEqual([
      { type: 'paragraph', parts: ['One\ntwo.'] },
      { type: 'paragraph', parts: ['Three.'] },
      { type: 'list', start: undefined, items: [['a'], ['b\nmore'], ['c']] },
      { type: 'list', start: 1, items: [['x'], ['y']] },
      { type: 'code', text: 'npm i\n\n- no list' },
      { type: 'paragraph', parts: ['End'] },
    ]);
  });

  it('are there while they arrive', () => {
    expect(blocksOf('Run:\n```sh\nnpm i')).toEqual([
      { type: 'paragraph', parts: ['Run:'] },
      { type: 'code', text: 'npm i' },
    ]);
    expect(inlines('a **b and [c](/d')).toEqual(['a **b and [c](/d']);
    expect(blocksOf('')).toEqual([]);
  });

  it('have headings as strong text', () => {
    expect(blocksOf('## Port\nSet it.')).toEqual([
      { type: 'paragraph', parts: [strong('Port')] },
      { type: 'paragraph', parts: ['Set it.'] },
    ]);
  });
});

describe('parts of a line', () => {
  it.each<[string, unknown[]]>([
    ['Set `server.port` to **8080**.', ['Set ', code('server.port'), ' to ', strong('8080'), '.']],
    ['**`a`** and *b*', [strong(code('a') as Inline), ' and ', { type: 'em', parts: ['b'] }]],
    ['``a ` b``', [code('a ` b')]],
    ['2 * 3 * 4 and a*b', ['2 * 3 * 4 and a*b']],
    [
      '[Port](/guide/port#change) and [site](https://example.com/?a=b)',
      [link('/guide/port#change', 'Port'), ' and ', link('https://example.com/?a=b', 'site')],
    ],
    ['`[a](/b)`', [code('[a](/b)')]],
  ])('%s', (text, parts) => {
    expect(inlines(text)).toEqual(parts);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil',
    'mailto:a@b.example',
  ])('are no link to %s', href => {
    expect(inlines(`See [this](${href}) now`).every(part => typeof part === 'string')).toBe(true);
  });

  it('are text where they look like HTML', () => {
    const html = '<img src=x onerror=alert(1)> &lt; <script>alert(1)</script>';
    expect(inlines(html)).toEqual([html]);
  });

  it('are read in a time that grows with the text', () => {
    /** The shortest time of several: other work of the machine only adds to it. */
    const time = (text: string) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const start = performance.now();
          blocksOf(text);
          return performance.now() - start;
        }),
      );
    for (const unit of ['`a ', '**a ', '*a ', '**a* ', '[a](', '``` ']) {
      const ratio = time(unit.repeat(4000)) / time(unit.repeat(1000));
      // Squared growth is a factor of 16, which answers are short enough for; an exponential one never ends.
      expect([unit, ratio < 200]).toEqual([unit, true]);
    }
  });
});
