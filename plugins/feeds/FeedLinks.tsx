import { useI18n, usePage } from '@rspress/core/runtime';
import './FeedLinks.css';
import type { PageFeed } from './page';
import type { FeedsText } from './text';

const names: Record<string, string> = {
  'application/rss+xml': 'RSS',
  'application/atom+xml': 'Atom',
  'application/feed+json': 'JSON Feed',
};

/** Links to the feeds of the page, for its text; nothing on a page without feeds. */
export function FeedLinks() {
  const { feeds = [] } = usePage().page as { feeds?: PageFeed[] };
  const t = useI18n<FeedsText>();
  if (feeds.length === 0) return null;
  return (
    <p className="duet-feeds">
      <span>{t('feedLinksTitle')}</span>
      {feeds.map(({ url, mime, language, title }) => (
        <a key={url} href={url} type={mime} hrefLang={language} title={title}>
          {names[mime]}
        </a>
      ))}
    </p>
  );
}
