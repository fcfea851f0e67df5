import { IconArrowRight, Link, renderInlineMarkdown, SvgWrapper, usePrevNextPage } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useConfiguredText } from '../../hooks/useConfiguredText';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './PrevNextPage.css';

/** Links to the previous and next page. */
export function PrevNextPage(props: ComponentProps<'nav'>) {
  const t = useText();
  const { prevPage, nextPage } = usePrevNextPage();
  const sides = [
    ['prev', prevPage, useConfiguredText('prevPageText')],
    ['next', nextPage, useConfiguredText('nextPageText')],
  ] as const;
  if (!prevPage && !nextPage) return null;
  const arrow = <SvgWrapper icon={IconArrowRight} className="duet-prev-next__arrow" aria-hidden />;
  return (
    <nav aria-label={t('prevNextLabel')} {...rootProps('duet-prev-next', props)}>
      {sides.map(
        ([side, page, word]) =>
          page && (
            <Link key={side} className="duet-prev-next__link" href={page.link} rel={side} data-to={side}>
              <span className="duet-prev-next__word">{word}</span>{' '}
              <span className="duet-prev-next__title">
                {side === 'prev' && arrow}
                <span {...renderInlineMarkdown(page.text)} />
                {side === 'next' && arrow}
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
