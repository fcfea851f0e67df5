import { isDataUrl, isExternalUrl, normalizeImagePath, useI18n } from '@rspress/core/runtime';
import { Badge } from '@rspress/core/theme';
import type { DuetText } from '../../text';
import type { BadgeProps } from '../Badge/Badge';
import './Tag.css';

export interface TagProps {
  /** Words divided by commas, the address of an image, or the text of an SVG. */
  tag?: string;
}

/** The `tag` of a page or of an entry in the sidebar or navigation, as badges or as an image. */
export function Tag({ tag }: TagProps) {
  const text = tag?.trim();
  if (!text) return null;
  if (text.startsWith('<svg')) {
    if (import.meta.env.SSG_MD) return null;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own frontmatter, nothing a reader could have written
    return <span className="duet-tag" aria-hidden="true" dangerouslySetInnerHTML={{ __html: text }} />;
  }
  if (isExternalUrl(text) || isDataUrl(text) || isPublicImage(text)) {
    return <img className="duet-tag" src={normalizeImagePath(text)} alt="" />;
  }
  const words = text.split(',').map(word => word.trim());
  // A blank between badges that stand in a line; rows with a gap of their own pass over it.
  return words
    .filter(Boolean)
    .flatMap((word, index) => [index > 0 && ' ', <TagBadge key={word} word={word} />]);
}

function TagBadge({ word }: { word: string }) {
  const t = useI18n<DuetText>();
  const known = wellKnown[word as keyof typeof wellKnown];
  return <Badge type={known?.type ?? 'info'}>{known?.text ? t(known.text) : word}</Badge>;
}

/** Words with a meaning of their own. */
const wellKnown: Record<
  string,
  { type: BadgeProps['type']; text?: 'tagNew' | 'tagExperimental' | 'tagDeprecated' }
> = {
  new: { type: 'tip', text: 'tagNew' },
  experimental: { type: 'warning', text: 'tagExperimental' },
  deprecated: { type: 'danger', text: 'tagDeprecated' },
  tip: { type: 'tip' },
  info: { type: 'info' },
  warning: { type: 'warning' },
  danger: { type: 'danger' },
};

const isPublicImage = (text: string) => /^\/.*\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#].*)?$/i.test(text);
