import type { ToolGroup } from './logic/ecosystem';

/** Options of `pluginDuet()`. */
export interface DuetOptions {
  /** The sibling tools behind the grid icon in the navbar; without them there is no icon. */
  ecosystem?: ToolGroup;
  /** The line at the foot of landing pages, text or HTML, by language. */
  footer?: Record<string, string>;
}
