import { describe, expect, it } from '@rstest/core';
import { copyableCode } from '../../../../../theme/client/logic/copyableCode';

describe('copyableCode', () => {
  const table: [title: string, lang: string, code: string, copied: string][] = [
    ['takes code as it is', 'ts', 'const $ = 1;\n', 'const $ = 1;'],
    ['takes a shell sample without prompts as it is', 'bash', 'npm i\nnpm run dev', 'npm i\nnpm run dev'],
    ['drops prompts', 'bash', '$ npm i\n$ npm run dev', 'npm i\nnpm run dev'],
    ['drops what the commands print', 'sh', '$ npm i\nadded 3 packages', 'npm i'],
    [
      'keeps the rest of a command after a backslash',
      'bash',
      '$ npm i \\\n  -D a\nadded',
      'npm i \\\n  -D a',
    ],
    ['leaves dollars of other languages alone', 'php', '$ a', '$ a'],
    ['leaves variables alone', 'bash', '$HOME/bin', '$HOME/bin'],
    ['takes what a diff leads to', 'diff', '-a\n+b\n   c\n', 'b\n  c'],
    ['omits the space after the signs', 'diff', '- a\n+ b {\n\n+   c\n  }', 'b {\n\n  c\n}'],
    ['keeps the indentation of an excerpt', 'diff', '-  a\n+  b\n   c', '  b\n  c'],
    ['takes a patch whole', 'diff', '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b', '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b'],
  ];
  for (const [title, lang, code, copied] of table) {
    it(title, () => expect(copyableCode(code, lang)).toBe(copied));
  }
});
