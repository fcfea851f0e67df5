import { EditLink, LastUpdated, PrevNextPage } from '@rspress/core/theme';
import './DocFooter.css';

/** Below the article: its source, its age, and the way on. */
export function DocFooter() {
  return (
    <footer className="duet-doc-footer">
      <div className="duet-doc-footer__meta">
        <EditLink />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}
