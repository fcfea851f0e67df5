import { useI18n } from '@rspress/core/runtime';
import type { DuetText } from '../../text';
import './SkipLink.css';

/** Link to the content, past navbar and sidebar; visible while it is focused. */
export function SkipLink() {
  const t = useI18n<DuetText>();
  return (
    <a className="duet-skip" href="#duet-main">
      {t('skipLinkText')}
    </a>
  );
}
