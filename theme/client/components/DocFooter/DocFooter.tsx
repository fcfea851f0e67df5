import { EditLink, LastUpdated, PrevNextPage } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { rootProps } from '../../logic/rootProps';
import './DocFooter.css';

/** Footer of the article: edit link, date of the last change, previous and next page. */
export function DocFooter(props: ComponentProps<'footer'>) {
  return (
    <footer {...rootProps('duet-doc-footer', props)}>
      <div className="duet-doc-footer__meta">
        <EditLink />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}
