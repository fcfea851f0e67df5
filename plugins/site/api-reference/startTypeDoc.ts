import type { Loaded } from './loadTypeDoc';
import type { Application, TypeDoc } from './typedoc';

/** Options of TypeDoc and its plugin for Markdown, whether they read code or write pages. */
const settings = {
  theme: 'duet',
  logLevel: 'Error',
  readme: 'none',
  disableGit: true,
  // The package has its own check.
  skipErrorChecking: true,
  excludePrivate: true,
  excludeInternal: true,
  excludeExternals: true,
  validation: {
    notExported: false,
    invalidLink: false,
    invalidPath: false,
    rewrittenLink: false,
    notDocumented: false,
    unusedMergeModuleWith: false,
  },
  // As in the code: related properties are together.
  sort: ['source-order'],
  router: 'member',
  entryFileName: 'index',
  fileExtension: '.mdx',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  strikeDeprecatedPageTitles: false,
  useCodeBlocks: true,
  expandParameters: true,
  parametersFormat: 'table',
  indexFormat: 'table',
  enumMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideSources: true },
  useCustomAnchors: true,
};

/**
 * Starts TypeDoc with options in addition to ours.
 * @param problems receives its warnings and errors
 * @param readers of further options
 */
export async function startTypeDoc(
  { typedoc, plugin }: Loaded,
  options: object,
  problems: string[],
  readers: readonly unknown[] = [],
): Promise<Application> {
  const all = { ...settings, plugin: [plugin], ...options };
  const app = await typedoc.Application.bootstrapWithPlugins(all, readers);
  app.logger = collecting(typedoc, problems);
  return app;
}

/** A logger that keeps warnings and errors. */
function collecting({ Logger, LogLevel }: TypeDoc, problems: string[]) {
  const logger = new Logger();
  logger.log = (message, level) => {
    if (level >= LogLevel.Warn) problems.push(message);
  };
  return logger;
}
