import { useSite } from '@rspress/core/runtime';
import { type RefObject, useRef, useState } from 'react';

/** State that a code block shares with its buttons. */
export interface CodeButtonGroupState {
  /** Element whose code is copied. */
  copyElementRef: RefObject<HTMLDivElement | null>;
  /** Whether long lines wrap. */
  wrapCode: boolean;
  /** Switches wrapping. */
  toggleWrapCode: () => void;
}

/** The state behind a code block's buttons; by default lines wrap as in the site's `markdown.defaultWrapCode`. */
export function useCodeButtonGroup(initialWrapCode?: boolean): CodeButtonGroupState {
  const { site } = useSite();
  const [wrapCode, setWrapCode] = useState(initialWrapCode ?? Boolean(site.markdown?.defaultWrapCode));
  const copyElementRef = useRef<HTMLDivElement>(null);
  return { copyElementRef, wrapCode, toggleWrapCode: () => setWrapCode(!wrapCode) };
}
