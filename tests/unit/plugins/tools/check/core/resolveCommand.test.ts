import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { resolveCommand } from '../../../../../../plugins/tools/check/core/resolveCommand';
import { folderOf } from '../../support';

const suffix = process.platform === 'win32' ? '.cmd' : '';

describe('resolveCommand', () => {
  it('prefers an installed command', () => {
    const installed = `node_modules/.bin/tool${suffix}`;
    const folder = folderOf({ [installed]: '', 'package.json': '{ "bin": { "tool": "own.js" } }' });
    expect(resolveCommand(folder, 'tool')).toEqual([join(folder, installed)]);
  });

  it.each([
    ['{ "bin": { "tool": "cli.js" } }', 'cli.js'],
    ['{ "name": "@scope/tool", "bin": "cli.js" }', 'cli.js'],
  ])('finds the command of the package itself in %s', (manifest, file) => {
    const folder = folderOf({ 'package.json': manifest });
    expect(resolveCommand(folder, 'tool')).toEqual([process.execPath, join(folder, file)]);
  });

  it('runs `node` with the running version', () => {
    expect(resolveCommand(folderOf(), 'node')).toEqual([process.execPath]);
  });

  it.each(['{}', '{ "name": "other", "bin": "cli.js" }'])('refuses an unknown command in %s', manifest => {
    expect(() => resolveCommand(folderOf({ 'package.json': manifest }), 'tool')).toThrow(
      /`tool` is neither installed/,
    );
  });
});
