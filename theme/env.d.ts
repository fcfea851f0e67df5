// What the bundler adds to the language.
declare module '*.css';
declare module '*.css?inline' {
  const css: string;
  export default css;
}
declare module '*.svg' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** Whether this is the pass that renders pages as Markdown. */
  readonly SSG_MD: boolean;
  /** Whether the site shows buttons that hand a page to a language model. */
  readonly ENABLE_LLMS_UI: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

// What Rspress makes of `themeConfig.socialLinks`: the svg of each built-in icon in use.
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}
