import { useFrontmatter } from '@rspress/core/runtime';
import { useText } from '../hooks/useText';
import './VersionNotice.css';

/** Tells writers that the page is a draft or unlisted; in development only. */
export function DraftMark() {
  const t = useText();
  const { draft, unlisted } = useFrontmatter().frontmatter as { draft?: boolean; unlisted?: boolean };
  if (!draft && !unlisted) return null;
  return <p className="duet-version-notice">{t(draft ? 'draftMark' : 'unlistedMark')}</p>;
}
