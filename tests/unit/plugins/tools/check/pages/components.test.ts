import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { componentRules } from '../../../../../../plugins/tools/check/pages/components';
import { PagesOptions } from '../../../../../../plugins/tools/check/pages/options';
import { folderOf, memoryCache, pageOf, projectOf, told } from '../../support';

const root = folderOf({
  'package.json': '{}',
  'theme/index.tsx': `import type { ReactNode } from 'react';
export function Badge(props: { type?: 'tip' | 'danger'; children: ReactNode; onClick?(): void }) { return <b>{props.children}</b>; }
export const Tabs = Object.assign((props: { label: string }) => <i>{props.label}</i>, { Item: () => null });
export function getCustomMDXComponent() { return { Known: (_: { size: number }) => null, p: 'p' }; }
`,
  'parts/Shared.tsx': 'export default function Shared(_: { level: 1 | 2 }) { return null; }\n',
});
mkdirSync(join(root, 'node_modules/@types'), { recursive: true });
symlinkSync(resolve('node_modules/@types/react'), join(root, 'node_modules/@types/react'));
symlinkSync(resolve('node_modules/csstype'), join(root, 'node_modules/csstype'));
const settings = PagesOptions.parse({ typescript: resolve('tests/facts/node_modules/typescript') });
const site = { theme: join(root, 'theme'), components: [join(root, 'parts/Shared.tsx')], routes: [] };

function toldOf(text: string, more = {}) {
  const page = pageOf(`import { Badge, Tabs } from '@rspress/core/theme';\n\n# Page\n\n${text}\n`);
  return told(componentRules({ ...projectOf(page), root, site }, { ...settings, ...more }, memoryCache()));
}

describe('componentRules', () => {
  it.each([
    '<Badge type="tip">x</Badge>',
    '<Badge type={"danger"} onClick={() => {}}>x</Badge>',
    '- <Tabs label="a" />\n- <Tabs.Item />',
    '<Known size={1} />',
    '<Shared level={2} />',
    'export const Own = ({ a }) => <b>{a}</b>;\n\n<Own a="1" />',
    'import Other from "./other.vue";\n\n<Other anything />',
    'import None from "./none";\nimport Package from "no-such-package";\n\n<None /><Package />',
    '<Badge {...props}>x</Badge>',
    '<span whatever="x" />',
    '{[1].map(item => <Missing key={item} />)}',
  ])('accepts %s', text => {
    expect(toldOf(text)).toEqual([]);
  });

  it('takes the theme that a workspace has installed above a site without a theme folder', () => {
    const workspace = folderOf({
      'node_modules/rspress-theme-duet/dist/theme/index.d.ts':
        'export declare function OptionFacts(_: { level: number }): null;\nexport declare function getCustomMDXComponent(): {};\n',
      'docs/package.json': '{}',
    });
    mkdirSync(join(workspace, 'node_modules/@types'), { recursive: true });
    for (const name of ['@types/react', 'csstype'])
      symlinkSync(resolve('node_modules', name), join(workspace, 'node_modules', name));
    const folder = join(workspace, 'docs');
    const page = pageOf(
      'import { OptionFacts } from "@rspress/core/theme";\n\n<OptionFacts level={1} />\n\n<OptionFacts level="x" />\n',
    );
    const project = {
      ...projectOf(page),
      root: folder,
      site: { ...site, theme: join(folder, 'theme'), components: [] },
    };
    expect(told(componentRules(project, settings, memoryCache()))).toEqual([
      expect.stringMatching(/component 5: Type 'string' is not assignable/),
    ]);
  });

  it('leaves out what a plugin of the site replaces', () => {
    expect(toldOf('A <Term>word</Term>.')).toHaveLength(1);
    expect(toldOf('A <Term>word</Term>.', { replaced: ['Term'] })).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['<Badge type="purple">x</Badge>', /^pages\/component 5: Type '"purple"' is not assignable.*"tip"/],
    ['Text.\n\n<Badge tpye="tip">x</Badge>', /component 7: There is no prop "tpye"\. Did you mean `type`\?/],
    ['<Badge type="tip" />', /component 5: Property 'children' is missing/],
    ['<Tabs />', /Property 'label' is missing/],
    ['<Tabs.Itme />', /'Itme' does not exist/],
    ["import { Bagde } from '@rspress/core/theme';\n\n<Bagde />", /component 5: .* 'Bagde'.* 'Badge'\?/],
    ['<Bagde />', /^pages\/component 5: There is no component Bagde\.$/],
    ['<Known size="1" />', /Type 'string' is not assignable to type 'number'/],
    ['<Shared level={3} />', /Type '3' is not assignable/],
    ['<Badge\n  type="tip"\n  onClick="x"\n>\n  x\n</Badge>', /component 7: Type 'string' is not assignable/],
  ])('reports %s at its line', (text, expected) => {
    const findings = toldOf(text);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(expected);
  });

  it('checks nothing without a compiler, and reads results that have not changed from the cache', () => {
    expect(toldOf('<Badge type="purple">x</Badge>', { typescript: 'typescript' })).toEqual([]);
    const page = pageOf('import { Badge } from "@rspress/core/theme";\n\n<Badge type="x">y</Badge>\n');
    const cache = memoryCache();
    const ask = (lines: number) =>
      told(
        componentRules({ ...projectOf({ ...page, file: `docs/${lines}.mdx` }), root, site }, settings, cache),
      );
    expect(ask(1)).toEqual(ask(1));
    expect(ask(1)).toHaveLength(1);
  });
});
