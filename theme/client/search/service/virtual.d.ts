// Modules that Rspress generates at build time.
declare module 'virtual-page-data' {
  /** Content hash of each static index, by `<version>###<language>`. */
  export const searchIndexHash: Record<string, string>;
}

declare module 'virtual-search-hooks' {
  const hooks: Record<string, unknown>;
  export = hooks;
}

interface ImportMetaEnv {
  /** Where the bundler's output is served from, without a slash at the end. */
  readonly ASSET_PREFIX: string;
}
