import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';

const files = ['theme/client/components', 'theme/client/layouts']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
  )
  .filter(file => file.endsWith('.tsx'))
  .map(file => [file, readFileSync(file, 'utf8')] as const);

/** Comment and source of every declaration at this indent: `/** … *\/` directly above the line. */
const members = (body: string) =>
  [...body.matchAll(/(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}([\w-]+)(\??): /gm)].map(
    ([, comment, name, optional]) => ({ comment, name, optional: optional === '?' }),
  );

describe('the props of a component', () => {
  it('are documented, and optional ones say their default', () => {
    const poor = files.flatMap(([file, text]) =>
      [...text.matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(([, name, body = '']) =>
        members(body)
          .filter(({ comment, optional }) => !comment || (optional && !comment.includes('@default')))
          .map(member => `${file}: ${name}.${member.name}`),
      ),
    );
    expect(poor).toEqual([]);
  });

  it('have a type that is exported with a sentence', () => {
    const poor = files.flatMap(([file, text]) =>
      [...text.matchAll(/^(.*)\n(export )?(?:interface|type) (\w+Props)\b/gm)]
        .filter(([, before = '', exported]) => !exported || !/\*\/$/.test(before))
        .map(([, , , name]) => `${file}: ${name}`),
    );
    expect(poor).toEqual([]);
  });

  it('come with every component that the theme exports and that has any', () => {
    const barrel = readFileSync('theme/index.tsx', 'utf8');
    const missing = files.flatMap(([file, text]) =>
      [...text.matchAll(/^export interface (\w+Props)\b/gm)]
        .map(([, name]) => name!)
        .filter(name => new RegExp(`\\b${name.replace(/Props$/, '')}\\b`).test(barrel))
        .filter(name => !new RegExp(`\\b${name}\\b`).test(barrel))
        .map(name => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the words of the theme', () => {
  it('are no literals in components', () => {
    const literals = files.flatMap(([file, text]) =>
      [
        ...text.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*[a-z][^"]*)"/g),
        ...text.matchAll(/^\s*>?([A-Z][a-z]+(?: [a-z]+)*)$/gm),
        ...text.matchAll(/<(?:p|span|b|button|summary|li|a|h\d)[^<>{}]*>([^<>{}\n]*[A-Za-z][^<>{}\n]*)<\//g),
      ].map(([, words]) => `${file}: ${words}`),
    );
    expect(literals).toEqual([]);
  });
});
