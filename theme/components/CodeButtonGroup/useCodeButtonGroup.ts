import { useSite } from '@rspress/core/runtime';
import { type RefObject, useRef, useState } from 'react';

/** What a code block and its buttons share. */
export interface CodeButtonGroupState {
  /** The element whose code is copied. */
  copyElementRef: RefObject<HTMLDivElement | null>;
  /** Whether long lines wrap now. */
  wrapCode: boolean;
  /** Turns wrapping on or off. */
  toggleWrapCode: () => void;
}

/**
 * The state behind a code block's buttons.
 * @param initialWrapCode whether lines wrap at first; by default as the site's `markdown.defaultWrapCode` says
 */
export function useCodeButtonGroup(initialWrapCode?: boolean): CodeButtonGroupState {
  const { site } = useSite();
  const [wrapCode, setWrapCode] = useState(initialWrapCode ?? Boolean(site.markdown?.defaultWrapCode));
  const copyElementRef = useRef<HTMLDivElement>(null);
  return { copyElementRef, wrapCode, toggleWrapCode: () => setWrapCode(!wrapCode) };
}
