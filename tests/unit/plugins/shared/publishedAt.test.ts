import { describe, expect, it } from '@rstest/core';
import { publishedAt } from '../../../../plugins/shared/publishedAt';

const page = (line: string) => `---\ntitle: x\n${line}\n---\n\n# X\n`;

describe('publishedAt', () => {
  it.each([
    ['published_at: 2023-11-22', '2023-11-22T00:00:00.000Z'],
    ["published_at: '2023-11-22' # the day", '2023-11-22T00:00:00.000Z'],
    ['published_at: 2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['published_at: 2023-11-22T10:30:00+08:00', '2023-11-22T02:30:00.000Z'],
    ['published_at: 2023-11-22 10:30:00Z', '2023-11-22T10:30:00.000Z'],
  ])('reads %s', (line, expected) => {
    expect(publishedAt(page(line))).toEqual({ date: new Date(expected) });
  });

  it.each([
    'published_at: 2023-02-30',
    'published_at: 2023-13-01',
    'published_at: 22.11.2023',
    'published_at: soon',
    'published_at:',
    'published_at: 2023-11-22T10:30',
    'published_at: 2023-11-22T25:00:00Z',
  ])('refuses "%s" and names the line', line => {
    expect(publishedAt(page(line))).toMatchObject({
      line: 3,
      problem: expect.stringContaining('must be a day'),
    });
  });

  it('says where the frontmatter is not valid YAML', () => {
    expect(publishedAt(page('description: a: b\npublished_at: 2023-11-22'))).toMatchObject({
      line: 3,
      problem: expect.stringContaining('not valid YAML'),
    });
  });

  it('names the first line where there is none', () => {
    const missing = { line: 1, problem: expect.stringContaining('published_at is missing') };
    expect(publishedAt(page('description: y'))).toMatchObject(missing);
    expect(publishedAt('# X\n\npublished_at: 2023-11-22\n')).toMatchObject(missing);
  });
});
