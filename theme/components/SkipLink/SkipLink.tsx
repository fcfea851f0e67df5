import { useI18n } from '@rspress/core/runtime';
import type { DuetText } from '../../text';
import './SkipLink.css';

/** The first stop of the keyboard: jumps over navbar and sidebar to the content. */
export function SkipLink() {
  const t = useI18n<DuetText>();
  return (
    <a className="duet-skip" href="#duet-main">
      {t('skipLinkText')}
    </a>
  );
}
