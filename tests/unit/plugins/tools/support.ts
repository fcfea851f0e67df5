import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from '@rstest/core';
import type { Cache } from '../../../../plugins/tools/check/core/cache';
import type { Project } from '../../../../plugins/tools/check/core/check';
import type { Finding } from '../../../../plugins/tools/check/core/finding';
import type { Page, PageIdentity } from '../../../../plugins/tools/check/core/page';
import { parsePage } from '../../../../plugins/tools/check/core/parsePage';

/** A page with the given source, English and an MDX file unless stated otherwise. */
export function pageOf(source: string, identity: Partial<PageIdentity> = {}): Page {
  const { lang = 'en', route = '/a' } = identity;
  const file = identity.file ?? `docs/${lang}${route}.mdx`;
  return parsePage(source, { file, lang, route, fragment: identity.fragment ?? false });
}

/** A project with the given pages, in English and Chinese. */
export function projectOf(...pages: Page[]): Project {
  return { root: '/site', docs: '/site/docs', languages: ['en', 'zh'], pages };
}

/** The parts of findings that tests compare: `rule line: message`. */
export function told(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, line, message }) => `${rule} ${line}: ${message}`);
}

/** A cache that lives as long as the test. */
export function memoryCache(): Cache {
  const entries = new Map<string, unknown>();
  return {
    get<T>(key: string, make?: () => T) {
      if (make && !entries.has(key)) entries.set(key, make());
      return entries.get(key) as T;
    },
    set: (key, value) => entries.set(key, value),
  };
}

/**
 * A temporary folder with the given files. Removed after the test or, if made at the top of a file, after its tests;
 * a hook removes its own.
 */
export function folderOf(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'duet-checks-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    onTestFinished(remove);
  } catch {
    afterAll(remove);
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
