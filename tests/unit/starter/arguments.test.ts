import { describe, expect, it } from '@rstest/core';
import { parseArguments } from '../../../starter/arguments.mjs';

describe('the command line of create-duet-docs', () => {
  it('asks for a checked site in both languages by default', () => {
    expect(parseArguments([])).toMatchObject({
      folder: 'my-docs',
      langs: ['en', 'zh'],
      checks: true,
      template: 'site',
      title: 'My docs',
    });
  });

  it('takes the first language as the default one', () => {
    expect(parseArguments(['--lang', 'zh,en']).langs).toEqual(['zh', 'en']);
    expect(parseArguments(['--lang=zh']).langs).toEqual(['zh']);
  });

  it('leaves the checks out on request', () => {
    expect(parseArguments(['--no-checks']).checks).toBe(false);
    expect([parseArguments([]).agents, parseArguments(['--agents']).agents]).toEqual([false, true]);
  });

  for (const [folder, title] of [
    ['docs', 'Docs'],
    ['./sites/paint_box/', 'Paint box'],
    ['..', 'My docs'],
  ] as const) {
    it(`makes a title of the folder ${folder}`, () => {
      expect(parseArguments([folder]).title).toBe(title);
    });
  }

  it('reports every wrong argument at once', () => {
    const run = () => parseArguments(['a', 'b', '--lang', 'en,fr,en', '--template', 'book']);
    expect(run).toThrow('got "fr"');
    expect(run).toThrow('got "en"');
    expect(run).toThrow('--template: expected site or package, got "book"');
    expect(run).toThrow('unexpected argument "b"');
  });

  it('refuses an option that it does not know', () => {
    expect(() => parseArguments(['--langs', 'en'])).toThrow("Unknown option '--langs'");
  });
});
