import { expect, it } from '@rstest/core';
import { knownLanguages, languageRules } from '../../../../../../plugins/tools/check/pages/languages';
import { folderOf, pageOf, told } from '../../support';

it('reports languages that the highlighter of the project does not have', async () => {
  const known = (await knownLanguages(process.cwd(), ['own']))!;
  const accepted = ['ts', 'sh', 'vue', 'text', '', 'ansi', 'ts{1,3}', 'own', 'C#'.toLowerCase()];
  expect(languageRules(pageOf(accepted.map(lang => `\`\`\`${lang}\n\`\`\`\n`).join('\n')), known)).toEqual(
    [],
  );
  const findings = languageRules(pageOf('# A\n\n```typscript\n```\n\n```\n```\n\n```qqqqqq\n```\n'), known);
  expect(told(findings)).toEqual([
    'pages/code-block 3: The code highlighter has no language `typscript`.',
    'pages/code-block 9: The code highlighter has no language `qqqqqq`.',
  ]);
  expect(findings.map(({ fix }) => fix)).toEqual([
    'Did you mean `typescript`?',
    expect.stringContaining('`text`'),
  ]);
});

it('knows no languages where there is no highlighter', async () => {
  expect(await knownLanguages(folderOf({ 'package.json': '{}' }), [])).toBeUndefined();
});
