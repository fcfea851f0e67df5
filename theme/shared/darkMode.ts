/** `themeConfig.darkMode` of Rspress. */
export type DarkMode = boolean | 'auto' | 'light' | 'dark' | 'force-auto' | 'force-light' | 'force-dark';

/** The colour scheme of a reader who has not chosen one (`auto`: the system's), and whether readers may choose. */
export function schemeOf(darkMode: DarkMode = true): {
  initial: 'light' | 'dark' | 'auto';
  choosable: boolean;
} {
  const mode = darkMode === true ? 'auto' : darkMode || 'force-light';
  const initial = mode.replace('force-', '') as 'light' | 'dark' | 'auto';
  return { initial, choosable: mode === initial };
}
