import { EditLink, LastUpdated, PrevNextPage } from '@rspress/core/theme';
import './DocFooter.css';

/** Footer of the article: edit link, date of the last change, previous and next page. */
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
