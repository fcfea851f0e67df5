import { describe, expect, it } from '@rstest/core';
import { documentedOptions } from '../../../../../../plugins/tools/check/core/documentedOptions';
import { pageOf } from '../../support';

const paths = (...headings: string[]) =>
  documentedOptions(
    pageOf(
      headings
        .map(
          heading =>
            `${heading.replace(' -', '')}\n\n${heading.endsWith(' -') ? '' : '<OptionFacts>\n\n- **Type:** `a`\n\n</OptionFacts>\n\n'}`,
        )
        .join(''),
    ),
  ).map(({ path }) => path);

describe('documentedOptions', () => {
  it.each([
    [['# output'], ['output']],
    [
      ['# dev.client', '## overlay', '### level', '## port'],
      ['dev.client', 'dev.client.overlay', 'dev.client.overlay.level', 'dev.client.port'],
    ],
    [
      ['# dev.client', '## client.overlay'],
      ['dev.client', 'dev.client.overlay'],
    ],
    [
      ['# dev.client', '## dev.client.port'],
      ['dev.client', 'dev.client.port'],
    ],
    [
      ['# dev.client', '## Details -', '### port'],
      ['dev.client', 'dev.client.port'],
    ],
    [['# dev.client -', '## port'], ['dev.client.port']],
  ])('%j documents %j', (headings, expected) => {
    expect(paths(...headings)).toEqual(expected);
  });

  it('finds none on a page without headings', () => {
    expect(documentedOptions(pageOf('Text\n'))).toEqual([]);
  });

  it('sorts the facts by kind', () => {
    const [option] = documentedOptions(
      pageOf(
        '# a\n\n<OptionFacts>\n\n- **Type:** `b`\n- **Default:** `c`\n- **Default:** `d`\n\n</OptionFacts>\n',
      ),
    );
    expect([option!.type.length, option!.default.length, option!.version.length, option!.top]).toEqual([
      1,
      2,
      0,
      true,
    ]);
  });
});
