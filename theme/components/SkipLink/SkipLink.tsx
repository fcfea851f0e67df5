import { useText } from '../../hooks/useText';
import './SkipLink.css';

/** Link to the content, past navbar and sidebar; visible while it is focused. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="duet-skip" href="#duet-main">
      {t('skipLinkText')}
    </a>
  );
}
