/** Which modules a development server compiles only when a browser asks for them. */
export interface LazyCompilation<Module = LazyModule> {
  /** Whether a module is compiled on demand; without a test, every dynamic import is. */
  test?: RegExp | ((module: Module) => boolean);
}

/** The part of a module that the test reads. */
export interface LazyModule {
  /** Path of its file. */
  nameForCondition?(): string | null | undefined;
}

/**
 * Excludes the modules of one folder from on-demand compilation; the site's setting for others stays.
 * @param folder absolute path
 * @param lazy the setting so far; returned unchanged if nothing is compiled on demand
 */
export function compiledAtOnce<Module extends LazyModule>(
  folder: string,
  lazy: boolean | LazyCompilation<Module> | undefined,
): boolean | LazyCompilation<Module> | undefined {
  if (!lazy) return lazy;
  const settings = lazy === true ? {} : lazy;
  const { test } = settings;
  return {
    ...settings,
    test(module) {
      const name = module.nameForCondition?.() ?? '';
      if (name.startsWith(folder)) return false;
      return test instanceof RegExp ? test.test(name) : (test?.(module) ?? true);
    },
  };
}
