import { isConnectionLost } from '../../browser/connection';
import { useStore } from '../../hooks/useStore';
import { useText } from '../../hooks/useText';
import './ConnectionNotice.css';

/** Tells the reader that a page waits for the connection; empty, but present, while none does. */
export function ConnectionNotice() {
  const t = useText();
  const isLost = useStore(isConnectionLost);
  if (import.meta.env.SSG_MD) return null;
  // One element in both states: assistive technology announces changes of regions that are there already.
  return (
    <p
      className={isLost ? 'duet-popover__panel duet-connection' : 'duet-visually-hidden'}
      role="status"
      // For page/keepPageOffline, before React is there.
      data-offline={t('connectionLost')}
    >
      {isLost && t('connectionLost')}
    </p>
  );
}
