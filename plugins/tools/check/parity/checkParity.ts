import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Outcome, Project } from '../core/check';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import { slashes } from '../core/project';
import { comparePages } from './comparePages';
import { fingerprints } from './fingerprint';
import type { ParitySettings } from './options';
import { parityFile, readAccepted, staleSections, writeAccepted } from './staleSections';

const top = { line: 1, column: 1 };

/** Compares every translated page with its original. */
export function run(
  project: Project,
  settings: ParitySettings,
  { action, wanted }: Pick<Context, 'action' | 'wanted'>,
): Outcome {
  const [source, ...targets] = project.languages;
  const originals = pagesOf(project, source!, settings);
  const findings: Finding[] = [];
  let pairs = 0;
  let stale = 0;
  for (const lang of targets) {
    const translations = new Map(pagesOf(project, lang, settings).map(page => [page.route, page]));
    const file = parityFile(project.docs, lang);
    const accepted = readAccepted(file);
    for (const original of originals) {
      const translation = translations.get(original.route);
      if (!translation) {
        findings.push(missingTranslation(project, original, lang));
        continue;
      }
      pairs++;
      translations.delete(original.route);
      findings.push(...comparePages(original, translation));
      if (action === 'accept') {
        if (wanted(translation.file) || wanted(original.file))
          accepted[original.route] = fingerprints(original);
        continue;
      }
      const acceptedPrints = accepted[original.route];
      const sections = acceptedPrints ? staleSections(original, translation, acceptedPrints) : [];
      stale += sections.length;
      findings.push(
        ...sections.map(({ index }) => ({
          ...staleFinding(original, translation, index),
          severity: settings.stale,
        })),
      );
      if (!acceptedPrints && existsSync(file)) findings.push(unaccepted(translation));
    }
    findings.push(...[...translations.values()].map(page => missingOriginal(page, source!)));
    if (action === 'accept') {
      const acceptedPages = originals.filter(({ route }) => accepted[route]);
      writeAccepted(file, Object.fromEntries(acceptedPages.map(({ route }) => [route, accepted[route]!])));
    }
  }
  return { findings, counts: { pairs, stale } };
}

function pagesOf({ pages }: Project, lang: string, { ignore }: ParitySettings): Page[] {
  return pages.filter(
    page => page.lang === lang && !Object.keys(ignore).some(route => page.route.startsWith(route)),
  );
}

function missingTranslation({ root, docs, site }: Project, original: Page, lang: string): Finding {
  const folder = slashes(join(docs, lang).slice(root.length + 1));
  const extension = original.file.slice(original.file.lastIndexOf('.'));
  const file = `${folder}${original.route.replace(/\/$/, '/index')}${extension}`;
  return {
    ...pageError('parity/page', { file }, top, `${original.file} has no translation.`, `Write ${file}.`),
    // Readers see the original, with a notice.
    ...(site?.untranslated && { severity: 'warning' as const }),
    optOut: ignored(original),
  };
}

function missingOriginal(page: Page, source: string): Finding {
  const message = `The page has no original in \`${source}\`.`;
  const fix = 'Write the original, or delete the page.';
  return { ...pageError('parity/page', page, top, message, fix), optOut: ignored(page) };
}

function ignored({ route }: Page): string {
  return `ignore: { '${route}': 'why' } in the options of the plugin`;
}

function staleFinding(original: Page, translation: Page, section: number): Finding {
  const from = original.headings[section];
  const position = `${original.file}:${from?.line ?? 1}${from ? ` "${from.text}"` : ''}`;
  const message = `The original of this section has changed since it was translated: ${position}.`;
  const fix = `Update the section, then run \`npx duet check parity --accept ${translation.file}\`.`;
  return pageError('parity/stale', translation, translation.headings[section] ?? top, message, fix);
}

function unaccepted(translation: Page): Finding {
  const fix = `Run \`npx duet check parity --accept ${translation.file}\`.`;
  return pageError('parity/stale', translation, top, 'The translation is not marked as up to date.', fix);
}
