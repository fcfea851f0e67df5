import type { Context, Outcome, Project } from '../core/check';
import { sourcesOf } from '../core/sources';
import { checkCommands } from './checkCommands';
import { checkInstallFences } from './checkInstallFences';
import { checkRuns } from './checkRuns';
import { checkSyntax } from './checkSyntax';
import { checkTypes } from './checkTypes';
import { checkedFiles, examplesOf, languageOf, optOutReason } from './examples';
import type { SamplesSettings } from './options';
import { createParsers } from './parsers';
import { sampleError } from './sampleError';
import { isCompiled } from './typeCheck';

const withoutReason = { message: '`nocheck` has no reason.', fix: 'Write nocheck="why".' };

/** Checks every code block of every page. */
export async function run(project: Project, settings: SamplesSettings, context: Context): Promise<Outcome> {
  const sources = sourcesOf(project.root, settings, context.cache);
  const pages = project.pages.filter(({ file }) => context.wanted(file));
  const examples = pages.flatMap(examplesOf);
  const blocks = pages.flatMap(page =>
    page.fences.map(fence => ({ page, fence, reason: optOutReason(fence) })),
  );
  const parsers = createParsers(sources.folder);
  const runs = await checkRuns(examples, sources);
  const findings = [
    ...blocks.flatMap(({ page, fence, reason }) =>
      reason === '' ? [sampleError('samples/opt-out', page, fence, withoutReason)] : [],
    ),
    ...checkTypes(examples, project.languages, sources),
    ...checkSyntax(examples, parsers),
    ...checkCommands(examples, sources),
    ...checkInstallFences(examples),
    ...runs.findings,
  ];
  const checked = checkedFiles(examples).filter(file => {
    const language = languageOf(file.fence);
    return isCompiled(file) || language in parsers || (language === 'sh' && settings.commands.length > 0);
  });
  return {
    findings,
    counts: {
      blocks: blocks.length,
      checked: checked.length,
      run: runs.count,
      failed: new Set(findings.map(({ file, line }) => `${file}:${line}`)).size,
    },
    optedOut: blocks.flatMap(({ page, fence, reason }) =>
      reason ? [{ file: page.file, line: fence.line, rule: 'samples', reason }] : [],
    ),
  };
}
