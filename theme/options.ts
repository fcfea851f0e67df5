/** Options of `pluginDuet()`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the shell's options
export interface DuetOptions {}
