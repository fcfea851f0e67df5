import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Outcome, Project } from '../core/check';
import { allowComment, type Finding } from '../core/finding';
import type { Page } from '../core/page';
import { slashes } from '../core/project';
import { compareTwins } from './compare';
import { fingerprints } from './fingerprint';
import type { ParitySettings } from './options';
import { type Accepted, parityFile, readAccepted, staleSections, writeAccepted } from './stale';

/** Compares every translated page with its original; see {@link ParitySettings}. */
export async function run(project: Project, settings: ParitySettings, context: Context): Promise<Outcome> {
  const [source, ...translations] = project.languages;
  const originals = pagesOf(project, source!, settings);
  const findings: Finding[] = [];
  let pairs = 0;
  let stale = 0;
  for (const lang of translations) {
    const twins = new Map(pagesOf(project, lang, settings).map(page => [page.route, page]));
    const file = parityFile(project.docs, lang);
    const accepted = readAccepted(file);
    for (const original of originals) {
      const twin = twins.get(original.route);
      if (!twin) {
        findings.push(missing(project, original, lang));
        continue;
      }
      pairs++;
      twins.delete(original.route);
      findings.push(...compareTwins(original, twin));
      if (context.wish.action === 'accept') {
        if (context.wanted(twin.file) || context.wanted(original.file))
          accepted[original.route] = fingerprints(original);
        continue;
      }
      const outdated = accepted[original.route]
        ? staleSections(original, twin, accepted[original.route]!)
        : [];
      stale += outdated.length;
      findings.push(...outdated.map(section => staleFinding(original, twin, section, settings)));
      if (!accepted[original.route] && existsSync(file)) findings.push(unaccepted(twin));
    }
    findings.push(...[...twins.values()].map(twin => orphan(project, twin, source!)));
    if (context.wish.action === 'accept') writeAccepted(file, prune(accepted, originals));
  }
  return { findings, counts: { pairs, stale } };
}

function pagesOf({ pages }: Project, lang: string, { ignore }: ParitySettings): Page[] {
  return pages.filter(
    page => page.lang === lang && !Object.keys(ignore).some(route => page.route.startsWith(route)),
  );
}

function prune(accepted: Accepted, originals: readonly Page[]): Accepted {
  const routes = new Set(originals.map(({ route }) => route));
  return Object.fromEntries(Object.entries(accepted).filter(([route]) => routes.has(route)));
}

function missing({ root, docs }: Project, original: Page, lang: string): Finding {
  const folder = slashes(join(docs, lang).slice(root.length + 1));
  const extension = original.file.slice(original.file.lastIndexOf('.'));
  const file = `${folder}${original.route.replace(/\/$/, '/index')}${extension}`;
  return {
    ...base('parity/page', file, { line: 1, column: 1 }),
    message: `${original.file} has no translation.`,
    right: `Write ${file}.`,
    optOut: `ignore: { '${original.route}': 'why' } in the options of the plugin`,
  };
}

function orphan(_project: Project, twin: Page, source: string): Finding {
  return {
    ...base('parity/page', twin.file, { line: 1, column: 1 }),
    message: `The page has no original in \`${source}\`.`,
    right: 'Write the original, or take the page away.',
    optOut: `ignore: { '${twin.route}': 'why' } in the options of the plugin`,
  };
}

function staleFinding(
  original: Page,
  twin: Page,
  section: { id: string; index: number },
  { stale }: ParitySettings,
): Finding {
  const at = twin.headings[section.index] ?? { line: 1, column: 1 };
  const from = original.headings[section.index];
  return {
    ...base('parity/stale', twin.file, at),
    severity: stale,
    message: `The original of this section has changed since it was translated: ${original.file}:${from?.line ?? 1}${from ? ` "${from.text}"` : ''}.`,
    right: `Bring the section up to date, then \`npx duet-check parity --accept ${twin.file}\`.`,
  };
}

function unaccepted(twin: Page): Finding {
  return {
    ...base('parity/stale', twin.file, { line: 1, column: 1 }),
    message: 'The translation is not noted as up to date yet.',
    right: `\`npx duet-check parity --accept ${twin.file}\``,
  };
}

function base(rule: string, file: string, { line, column }: { line: number; column: number }) {
  return {
    rule,
    severity: 'error' as const,
    file,
    line,
    column,
    optOut: allowComment(rule),
    message: '',
    right: '',
  };
}
