import { useI18n } from '@rspress/core/runtime';
import { useIsConnectionLost } from '../../hooks/useConnection';
import type { DuetText } from '../../text';
import './ConnectionNotice.css';

/** Tells the reader that a page waits for the connection; empty, but present, while none does. */
export function ConnectionNotice() {
  const t = useI18n<DuetText>();
  const isLost = useIsConnectionLost();
  if (import.meta.env.SSG_MD) return null;
  return (
    <p className="duet-connection" role="status">
      {isLost && t('connectionLost')}
    </p>
  );
}
