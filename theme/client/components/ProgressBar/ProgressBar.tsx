import { progress as progressStore } from '../../browser/progress';
import { useStore } from '../../hooks/useStore';
import { useText } from '../../hooks/useText';
import './ProgressBar.css';

/** Progress of a page load that takes longer than 200 ms. */
export function ProgressBar() {
  const t = useText();
  const progress = useStore(progressStore);
  if (progress === undefined) return null;
  return (
    <div
      className="duet-progress"
      role="progressbar"
      aria-label={t('progressLabel')}
      aria-valuenow={Math.round(progress * 100)}
      style={{ scale: `${progress} 1` }}
    />
  );
}
