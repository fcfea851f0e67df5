import { describe, expect, it } from '@rstest/core';
import { examplesOf } from '../../../../../../plugins/tools/check/samples/examples';
import { jsxPragma } from '../../../../../../plugins/tools/check/samples/jsxPragma';
import { pageOf } from '../../support';

const fence = (code: string) => `\`\`\`tsx\n${code}\n\`\`\`\n\n`;
const pragmas = (...codes: string[]) => examplesOf(pageOf(codes.map(fence).join(''))).map(jsxPragma);

describe('jsxPragma', () => {
  it.each([
    ["import { render } from 'solid-js/web';", '/** @jsxImportSource solid-js */ '],
    ["import { h } from 'preact';", '/** @jsxImportSource preact */ '],
    ["import { pluginVue } from '@rsbuild/plugin-vue';", '/** @jsxImportSource vue */ '],
    ["import React from 'react';", ''],
    ['const a = <p />;', ''],
  ])('%s', (code, pragma) => {
    expect(pragmas(code)).toEqual([pragma]);
  });

  it('falls back to the only library on the page', () => {
    expect(pragmas('const a = <p />;', "import { h } from 'preact';")[0]).toBe(
      '/** @jsxImportSource preact */ ',
    );
    expect(
      pragmas('const a = <p />;', "import 'preact';\nimport a from 'vue';", "import b from 'preact';")[0],
    ).toBe('');
  });
});
