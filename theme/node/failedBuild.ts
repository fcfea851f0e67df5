import { builderPlugin } from './builderPlugin';

/**
 * Ends a build whose scripts cannot be made, because a plugin throws where assets are processed: the build of the pages
 * waits for their HTML, and would wait for ever.
 */
export function failedBuildPlugin() {
  return builderPlugin('failed-build', api => {
    let [made, failed] = [() => {}, (_: Error) => {}];
    const scripts = new Promise<void>((resolve, reject) => {
      [made, failed] = [resolve, reject];
    });
    // Only the build of the pages waits for it.
    scripts.catch(() => {});
    api.onAfterCreateCompiler(({ compiler }) => {
      const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
      compilers.find(({ name }) => name === 'web')?.hooks.failed.tap('rspress-theme-duet', failed);
    });
    api.processAssets({ stage: 'report', environments: ['web'] }, made);
    api.processAssets({ stage: 'optimize-transfer', environments: ['node'] }, () => scripts);
  });
}
