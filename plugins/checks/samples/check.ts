import { resolve } from 'node:path';
import type { Context, Outcome, Project } from '../core/check';
import { environmentKey } from '../core/environmentKey';
import type { Finding, OptedOut } from '../core/finding';
import { checkCommands } from './commands';
import { examplesOf, languageOf, optOutReason, type SampleFile } from './examples';
import { checkInstallFences } from './installFences';
import type { SamplesSettings } from './options';
import { createParsers } from './parse';
import { checkRuns } from './runs';
import { sampleFinding } from './sampleFinding';
import { checkSyntax } from './syntax';
import { isCompiled } from './typecheck';
import { checkTypes } from './types';

/** Checks every code block of every page; see {@link SamplesSettings}. */
export async function run(project: Project, settings: SamplesSettings, context: Context): Promise<Outcome> {
  const folder = resolve(project.root, settings.packages);
  const pages = project.pages.filter(({ file }) => context.wanted(file));
  const examples = pages.flatMap(examplesOf);
  const fences = pages.flatMap(page => page.fences.map(fence => ({ page, fence })));
  const optedOut: OptedOut[] = [];
  const findings: Finding[] = [];
  for (const { page, fence } of fences) {
    const reason = optOutReason(fence);
    if (reason) optedOut.push({ file: page.file, line: fence.line, rule: 'samples', reason });
    else if (reason === '') {
      findings.push(
        sampleFinding(
          'samples/opt-out',
          page.file,
          fence,
          1,
          1,
          '`nocheck` gives no reason.',
          'Write nocheck="why".',
          true,
        ),
      );
    }
  }
  const environment = environmentKey(folder, settings);
  findings.push(...checkTypes(examples, project, folder, settings, context, environment));
  findings.push(...checkSyntax(examples, folder));
  findings.push(...checkCommands(examples, folder, settings, context, environment));
  findings.push(...checkInstallFences(examples));
  const runs = await checkRuns(examples, folder, settings, context, environment);
  findings.push(...runs.findings);
  const failed = new Set(findings.map(({ file, line }) => `${file}:${line}`)).size;
  const checked = examples.flatMap(({ files }) => files).filter(isChecked(folder, settings)).length;
  return { findings, counts: { blocks: fences.length, checked, run: runs.count, failed }, optedOut };
}

function isChecked(folder: string, settings: SamplesSettings) {
  const parsers = createParsers(folder);
  return (file: SampleFile) =>
    file.fence.attributes.nocheck === undefined &&
    (isCompiled(file) ||
      languageOf(file.fence) in parsers ||
      (languageOf(file.fence) === 'sh' && settings.commands.length > 0));
}
