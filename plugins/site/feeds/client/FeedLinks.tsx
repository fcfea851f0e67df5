import { useFrontmatter, useI18n, useLocation, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useState } from 'react';
import './FeedLinks.css';
import type { TextKey } from '../../../shared/text';
import type { PageFeed } from '../announce';
import { formats } from '../shared/feed';
import { isSwitchedOff } from '../shared/hideFeeds';

const nameOf = (mime: string) => Object.values(formats).find(format => format.mime === mime)?.name;

/** Links to the feeds of the page; nothing without feeds, or with `globalUIComponents` off in its frontmatter or query. */
export function FeedLinks() {
  const { feeds = [] } = usePage().page as { feeds?: PageFeed[] };
  const { frontmatter } = useFrontmatter();
  const { search } = useLocation();
  const t = useI18n<Record<TextKey, unknown>>();
  // The first render is that of the server, which knows no query.
  const [hidden, setHidden] = useState(false);
  useLayoutEffect(() => {
    setHidden(isSwitchedOff(search));
    delete document.documentElement.dataset.duetFeeds;
  }, [search]);
  if (feeds.length === 0 || hidden || frontmatter.globalUIComponents === false) return null;
  return (
    <p className="duet-feeds">
      <span>{t('feedLinksTitle')}</span>
      {feeds.map(({ url, mime, language, title }) => (
        <a key={url} href={url} type={mime} hrefLang={language} title={title}>
          {nameOf(mime)}
        </a>
      ))}
    </p>
  );
}
