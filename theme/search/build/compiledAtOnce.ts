/** Which modules a development server compiles only when a browser asks for them. */
export interface LazyCompilation<Module = LazyModule> {
  /** Tells whether a module waits; every dynamic import does where it is absent. */
  test?: RegExp | ((module: Module) => boolean);
}

/** What is asked of a module. */
export interface LazyModule {
  /** Path of its file. */
  nameForCondition?(): string | null | undefined;
}

/**
 * Takes the modules of one folder out of on-demand compilation; what the site said of others stays.
 * @param folder absolute path
 * @param lazy the setting so far; where nothing waits it is returned as it is
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
