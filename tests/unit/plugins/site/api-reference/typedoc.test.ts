import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { type Loaded, loadTypeDoc } from '../../../../../plugins/site/api-reference/loadTypeDoc';
import { type Code, isCurrent, readCode } from '../../../../../plugins/site/api-reference/readCode';
import { type Written, writeMarkdown } from '../../../../../plugins/site/api-reference/writeMarkdown';
import { temporaryFolder } from '../../temporaryFolder';

const source = `/** What {@link start} takes; see {@link Nothing}. */
export interface Options {
  /** Port. @default 3000 */
  port?: number;
  /**
   * Old port.
   * @deprecated Use {@link Options.port}.
   */
  oldPort?: number;
}

/**
 * Starts <a> {server}. It runs until it is closed.
 * @param options see there
 * @example
 * \`\`\`ts
 * start({});
 * \`\`\`
 */
export function start(options: Options, name = 'main'): Promise<Level> {
  return Promise.resolve(name ? Level.Low : Level.High);
}

/** How loud. */
export enum Level {
  /** Quiet. */
  Low,
  High,
}
`;

const tsconfig = '{ "compilerOptions": { "strict": true, "types": [], "lib": ["es2020"] } }';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let loaded: Loaded;
let code: Code;
let english: Written;
let chinese: Written;
beforeAll(async () => {
  folder = await temporaryFolder();
  await folder.put('.git/HEAD', '');
  await folder.put('tsconfig.json', tsconfig);
  const entry = await folder.put('src/index.ts', source);
  loaded = await loadTypeDoc('api-reference', 'website');
  code = await readCode(loaded, [entry], join(folder.path, 'tsconfig.json'));
  const words = { type: 'Type', initial: 'Default', source: 'Source', deprecated: 'Deprecated' };
  const write = (lang: string) =>
    writeMarkdown(loaded, code.project!, {
      title: 'Server',
      lang,
      source: 'https://example.com/{path}#L{line}',
      words,
    });
  english = await write('en');
  chinese = await write('zh');
}, 60_000);
afterAll(() => folder.remove());

/** A page without the marks around comments. */
const page = ({ pages }: Written, path: string) => pages.get(path)!.replace(/[\uE000-\uE003]/g, '');

describe('the pages that TypeDoc makes', () => {
  it('are one for each export, and link to each other', () => {
    expect([...english.pages.keys()]).toEqual([
      'enumerations/Level.mdx',
      'functions/start.mdx',
      'index.mdx',
      'interfaces/Options.mdx',
    ]);
    const text = page(english, 'functions/start.mdx');
    expect(text).toMatch(/^# start\(\)\n\n```ts\nfunction start\(options: Options, name\?: string\)/);
    expect(text).toContain(
      '| `options` | [`Options`](../interfaces/Options.mdx) | – | see there |'.replace('–', '`–`'),
    );
    expect(text).toContain('`Promise`\\<[`Level`](../enumerations/Level.mdx)\\>');
    expect(text).toContain('Starts <a> {server}. It runs');
    expect(text).toContain('## Example\n\n```ts\nstart({});\n```');
    expect(page(english, 'index.mdx')).toContain('| Starts <a> {server}. |');
  });

  it('have facts of properties, and notes on what is deprecated', () => {
    const text = page(english, 'interfaces/Options.mdx');
    const address = 'https://example.com/src/index.ts#L4';
    expect(text).toContain(
      `### port? {#port}\n\n<OptionFacts>\n\n- **Type:** \`number\`\n- **Default:** \`3000\`\n- **Source:** [\`src/index.ts:4\`](${address})\n\n</OptionFacts>\n\nPort.`,
    );
    expect(text).toContain(':::warning Deprecated\n\nUse [Options.port](#port).\n\n:::\n\nOld port.');
  });

  it('have frame words in the language of the page', () => {
    expect(page(chinese, 'functions/start.mdx')).toMatch(/^## 参数$/m);
    expect(page(chinese, 'index.mdx')).toMatch(/^## 函数$/m);
    expect(chinese.kinds.get('functions')).toBe('函数');
    expect(english.kinds.get('functions')).toBe('Functions');
    expect([...chinese.pages.keys()]).toEqual([...english.pages.keys()]);
    expect([...english.problems, ...chinese.problems]).toEqual([]);
  });
});

describe('mistakes', () => {
  it('in links are reported with their place', () => {
    expect(code.problems).toEqual([
      `${join(folder.path, 'src/index.ts')}:2: {@link Nothing} leads to nothing: correct the name, or export it`,
    ]);
  });

  it('in the code are named, and the rest is read', async () => {
    expect(code.errors).toEqual([]);
    const other = await temporaryFolder();
    await other.put('tsconfig.json', tsconfig);
    const text = "import type { Gone } from './gone';\nexport const gone: Gone = 1;\n";
    const entry = await other.put('src/broken.ts', text);
    const { project, problems, errors } = await readCode(loaded, [entry], join(other.path, 'tsconfig.json'));
    await other.remove();
    expect([project, problems]).toEqual([expect.anything(), []]);
    expect(errors).toEqual([expect.stringMatching(/src\/broken\.ts:1: Cannot find module .* \(TS2307\)$/)]);
  });

  it('in the set-up say what to do', async () => {
    await expect(loadTypeDoc('api-reference', folder.path)).rejects.toThrow(
      /"typedoc" and "typedoc-plugin-markdown" cannot be found from .* npm install -D typedoc typedoc-plugin-markdown/,
    );
    const put = (name: string, text: object) =>
      folder.put(`node_modules/${name}/package.json`, JSON.stringify({ main: 'index.js', ...text }));
    for (const name of ['typedoc', 'typedoc-plugin-markdown']) {
      await put(name, {});
      await folder.put(`node_modules/${name}/index.js`, '');
    }
    await put('typescript', { version: '7.0.2' });
    await expect(loadTypeDoc('api-reference', folder.path)).rejects.toThrow(
      /needs TypeScript 5 or 6 and finds 7\.0\.2.*options\.typedoc/,
    );
  });
});

describe('what was read', () => {
  it('is current until a file changes', async () => {
    const files = Object.keys(code.files).map(file => file.replace(folder.path, ''));
    expect(files).toEqual(['/src/index.ts', '/tsconfig.json']);
    for (const [file, text] of Object.entries({ 'src/index.ts': source, 'tsconfig.json': tsconfig })) {
      expect(isCurrent(code)).toBe(true);
      await folder.put(file, `${text}\n`);
      expect(isCurrent(code)).toBe(false);
      await folder.put(file, text);
    }
  });
});
