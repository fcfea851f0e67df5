// Modules that Rspress makes at build time.
declare module 'virtual-page-data' {
  /** Content hash of each static index, by `<version>###<language>`. */
  export const searchIndexHash: Record<string, string>;
}

declare module 'virtual-search-hooks' {
  const hooks: Record<string, unknown>;
  export = hooks;
}

/** Where the bundler's output is served from. */
declare const __webpack_public_path__: string;
