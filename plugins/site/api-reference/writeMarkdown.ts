import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withGroupTitles } from './groupTitles';
import type { Loaded } from './loadTypeDoc';
import { markdownTheme, type ThemeWords } from './markdownTheme';
import { startTypeDoc } from './startTypeDoc';
import type { Source } from './typedoc';

/** Names that the plugin for Markdown gives folders, by kind. */
const kindFolders = {
  Class: 'classes',
  Interface: 'interfaces',
  Enum: 'enumerations',
  Namespace: 'namespaces',
  TypeAlias: 'type-aliases',
  Function: 'functions',
  Variable: 'variables',
};

/** Title of a page: a name without its type parameters. */
const memberTitle = ({ rawName }: { rawName: string }) =>
  rawName.replace(/<[\s\S]*$/, '').replace(/[\\`*_{}[\]]/g, '\\$&');

/** How the pages of a language are written. */
export interface Writing {
  title: string;
  lang: string;
  /** Address of a line of the source. */
  source?: string;
  words: ThemeWords;
}

/** The pages of a package in one language, as TypeDoc writes them. */
export interface Written {
  /** Text of a page by its path: `functions/run.mdx`. */
  pages: Map<string, string>;
  /** Names of the folders of a kind: `functions` is `Functions`. */
  kinds: Map<string, string>;
  problems: string[];
}

/** Writes the pages of a language. */
export async function writeMarkdown(
  loaded: Loaded,
  project: object,
  { title, lang, source, words }: Writing,
): Promise<Written> {
  const { typedoc, Theme } = loaded;
  const written: Written = { pages: new Map(), kinds: new Map(), problems: [] };
  const folder = await mkdtemp(join(tmpdir(), 'duet-api-'));
  try {
    const file = join(folder, 'project.json');
    const app = await startTypeDoc(
      loaded,
      {
        entryPointStrategy: 'merge',
        entryPoints: [file],
        name: title,
        lang,
        pageTitleTemplates: { index: title, module: '{name}', member: memberTitle },
        outputs: [{ name: 'markdown', path: join(folder, 'pages') }],
      },
      written.problems,
    );
    writeFileSync(file, JSON.stringify(withGroupTitles(project, typedoc)));
    app.renderer.defineTheme(
      'duet',
      markdownTheme(Theme, words, ({ sources: [first] = [] }) => first && source && linkTo(first, source)),
    );
    const merged = await app.convert();
    if (!merged) return written;
    await app.generateOutputs(merged);
    for (const name of readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.mdx'))
        written.pages.set(name.replaceAll('\\', '/'), readFileSync(join(folder, 'pages', name), 'utf8'));
    }
    for (const [kind, text] of Object.entries(kindFolders))
      written.kinds.set(text, typedoc.ReflectionKind.pluralString(typedoc.ReflectionKind[kind]!));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return written;
}

function linkTo({ fileName, line }: Source, source: string): string {
  const address = source.replaceAll('{path}', () => encodeURI(fileName)).replaceAll('{line}', String(line));
  return `[\`${fileName}:${line}\`](${address})`;
}
