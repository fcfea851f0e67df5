import { useSidebar } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useIsCurrentSidebarItem } from '../hooks/useIsCurrentSidebarItem';
import { useSiteAddress } from '../hooks/useSiteAddress';
import { useText } from '../hooks/useText';
import { rootProps } from '../logic/rootProps';
import { trailTo } from '../logic/trail';
import './Breadcrumbs.css';

/** Where the page is in the sidebar, from the home page on, also as structured data; nothing for pages outside it. */
export function Breadcrumbs(props: ComponentProps<'nav'>) {
  const t = useText();
  const { homeOf } = useSiteAddress();
  const above = trailTo(useSidebar(), useIsCurrentSidebarItem());
  if (!above) return null;
  const trail = [{ text: t('homeText'), link: homeOf() }, ...above];
  let position = 0;
  return (
    <nav aria-label={t('breadcrumbsLabel')} {...rootProps('duet-breadcrumbs', props)}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {trail.map(({ text, link }, index) => {
          const name = <span itemProp="name" {...renderInlineMarkdown(text)} />;
          const isLast = index === trail.length - 1;
          // A level without a page is no item for search engines.
          if (!link) return <li key={text}>{name}</li>;
          position += 1;
          return (
            <li
              key={link}
              itemProp="itemListElement"
              itemScope
              itemType="https://schema.org/ListItem"
              aria-current={isLast ? 'page' : undefined}
            >
              {isLast ? (
                name
              ) : (
                <Link href={link} itemProp="item">
                  {name}
                </Link>
              )}
              <meta itemProp="position" content={`${position}`} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
