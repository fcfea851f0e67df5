import { LlmsCopyButton, LlmsViewOptions } from '@rspress/core/theme';
import type { LlmsCopyButtonProps } from './LlmsCopyButton';

/** The copy button as a row of the outline. */
export function LlmsCopyRow(props: LlmsCopyButtonProps) {
  return <LlmsCopyButton {...props} />;
}

/** The links that open the page elsewhere, as rows of the outline. */
export function LlmsOpenRow() {
  return <LlmsViewOptions />;
}
