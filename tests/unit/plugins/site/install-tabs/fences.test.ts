import { describe, expect, it } from '@rstest/core';
import type { Code, Root } from 'mdast';
import { remarkInstallTabs } from '../../../../../plugins/site/install-tabs/fences';

const rewrite = remarkInstallTabs({ word: 'install', languages: ['sh', 'bash'] });
const fence = (lang: string, meta: string | null, value = 'npm install x'): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});
const typesAfter = (...children: Code[]) => {
  const tree: Root = { type: 'root', children };
  rewrite(tree);
  return tree.children.map(({ type }) => type as string);
};

describe('remarkInstallTabs', () => {
  it('rewrites fences that ask for it, with one import for the page', () => {
    expect(typesAfter(fence('sh', 'install'), fence('bash', 'title="x" install'))).toEqual([
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'mdxJsxFlowElement',
    ]);
  });

  it('leaves all other fences and pages alone', () => {
    expect(typesAfter(fence('sh', null), fence('sh', 'installed'), fence('ts', 'install'))).toEqual([
      'code',
      'code',
      'code',
    ]);
  });

  it('finds fences inside lists', () => {
    const tree = {
      type: 'root',
      children: [{ type: 'list', children: [{ type: 'listItem', children: [fence('sh', 'install')] }] }],
    };
    rewrite(tree as Root);
    expect(JSON.stringify(tree)).toContain('"name":"DuetPackageManagerTabs"');
  });

  it('hands the component all four commands', () => {
    const tree: Root = { type: 'root', children: [fence('sh', 'install')] };
    rewrite(tree);
    const [, tabs] = tree.children as unknown as {
      attributes: { name: string; value: { value: string } }[];
    }[];
    expect(tabs!.attributes[0]!.name).toBe('command');
    expect(JSON.parse(tabs!.attributes[0]!.value.value)).toEqual({
      npm: 'npm install x',
      yarn: 'yarn add x',
      pnpm: 'pnpm install x',
      bun: 'bun add x',
    });
  });

  it('leaves fences without an npm command alone', () => {
    expect(typesAfter(fence('sh', 'install', 'yarn add x'))).toEqual(['code']);
  });

  it('gives the compiler the same commands as a syntax tree', () => {
    const tree: Root = { type: 'root', children: [fence('sh', 'install')] };
    rewrite(tree);
    const [, tabs] = tree.children as unknown as {
      attributes: { value: { data: { estree: { body: { expression: { properties: unknown[] } }[] } } } }[];
    }[];
    const [statement] = tabs!.attributes[0]!.value.data.estree.body;
    expect(statement!.expression.properties).toContainEqual(
      expect.objectContaining({
        key: expect.objectContaining({ type: 'Literal', value: 'npm' }),
        value: expect.objectContaining({ type: 'Literal', value: 'npm install x' }),
      }),
    );
  });

  it('imports the component of the site’s theme under a name of its own', () => {
    const tree: Root = { type: 'root', children: [fence('sh', 'install')] };
    rewrite(tree);
    const [node] = tree.children as unknown as {
      data: { estree: { body: { source: { value: string }; specifiers: unknown[] }[] } };
    }[];
    const [declaration] = node!.data.estree.body;
    expect(declaration!.source.value).toBe('@rspress/core/theme');
    expect(declaration!.specifiers).toMatchObject([
      { imported: { name: 'PackageManagerTabs' }, local: { name: 'DuetPackageManagerTabs' } },
    ]);
  });
});
