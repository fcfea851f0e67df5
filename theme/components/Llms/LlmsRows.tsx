import { LlmsCopyButton, LlmsViewOptions } from '@rspress/core/theme';

/** The copy button as a row of the outline. */
export function LlmsCopyRow() {
  return <LlmsCopyButton />;
}

/** The links that open the page elsewhere, as rows of the outline. */
export function LlmsOpenRow() {
  return <LlmsViewOptions />;
}
