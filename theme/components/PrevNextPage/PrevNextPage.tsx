import { useI18n } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown, usePrevNextPage } from '@rspress/core/theme';
import { useConfiguredText } from '../../hooks/useConfiguredText';
import type { DuetText } from '../../text';
import './PrevNextPage.css';

/** Links to the previous and next page. */
export function PrevNextPage() {
  const t = useI18n<DuetText>();
  const { prevPage, nextPage } = usePrevNextPage();
  const prevText = useConfiguredText('prevPageText', t('prevPageText'));
  const nextText = useConfiguredText('nextPageText', t('nextPageText'));
  if (!prevPage && !nextPage) return null;
  return (
    <nav className="duet-prev-next" aria-label={t('prevNextLabel')}>
      {prevPage && (
        <Link className="duet-prev-next__link" href={prevPage.link} rel="prev" data-to="prev">
          <span className="duet-prev-next__word">{prevText}</span>{' '}
          <span className="duet-prev-next__title" {...renderInlineMarkdown(prevPage.text)} />
        </Link>
      )}
      {nextPage && (
        <Link className="duet-prev-next__link" href={nextPage.link} rel="next" data-to="next">
          <span className="duet-prev-next__word">{nextText}</span>{' '}
          <span className="duet-prev-next__title" {...renderInlineMarkdown(nextPage.text)} />
        </Link>
      )}
    </nav>
  );
}
