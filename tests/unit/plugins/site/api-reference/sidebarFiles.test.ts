import { describe, expect, it } from '@rstest/core';
import { sidebarFiles } from '../../../../../plugins/site/api-reference/sidebarFiles';

describe('the sidebar', () => {
  it('has modules, then kinds in the language of the pages', () => {
    const kinds = new Map([
      ['classes', '类'],
      ['functions', '函数'],
    ]);
    const paths = ['index.mdx', 'tools/index.mdx', 'tools/functions/a.mdx', 'functions/b.mdx'];
    const files = sidebarFiles(paths, kinds, '概览');
    const read = (name: string) => JSON.parse(files.get(name)!);
    expect(read('_meta.json')).toEqual([
      { type: 'file', name: 'index', label: '概览' },
      { type: 'dir', name: 'tools', label: 'tools' },
      { type: 'dir', name: 'functions', label: '函数' },
    ]);
    expect(read('tools/_meta.json')).toEqual([{ type: 'dir', name: 'functions', label: '函数' }]);
    expect(files.size).toBe(2);
  });
});
