import { describe, expect, it } from '@rstest/core';
import { parseCommand } from '../../../../../theme/search/relevance/command';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean));

describe('parseCommand', () => {
  it('has defaults for everything but the files', () => {
    expect(parse('a.json b.json')).toEqual({
      files: ['a.json', 'b.json'],
      site: 'doc_build',
      base: '/',
      minMrr: undefined,
      maxEmpty: undefined,
    });
  });

  it('reads every option', () => {
    expect(parse('a.json --site dist/docs --base /docs/ --min-mrr 0.9 --max-empty=0')).toEqual({
      files: ['a.json'],
      site: 'dist/docs',
      base: '/docs/',
      minMrr: 0.9,
      maxEmpty: 0,
    });
  });

  it.each(['docs', '/docs', 'docs/', '/docs/', '//docs//'])('puts slashes around the base %s', base => {
    expect(parse(`a.json --base ${base}`)?.base).toBe('/docs/');
  });

  it.each(['', '--help', 'a.json --help'])('asks for help with “%s”', line => {
    expect(parse(line)).toBeUndefined();
  });

  it.each([
    ['--site doc_build', 'Name at least one file of queries'],
    ['a.json --min-mrr 1.1', '--min-mrr must be a number from 0 to 1.'],
    ['a.json --min-mrr=-1', '--min-mrr must be'],
    ['a.json --min-mrr high', '--min-mrr must be'],
    ['a.json --min-mrr=', '--min-mrr must be'],
    ['a.json --max-empty 0.5', '--max-empty must be an integer of 0 or more.'],
    ['a.json --max-empty NaN', '--max-empty must be'],
    ['a.json --minmrr 1', "Unknown option '--minmrr'"],
  ])('refuses “%s”', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });
});
