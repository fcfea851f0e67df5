import { isDataUrl, isExternalUrl, normalizeImagePath } from '@rspress/core/runtime';
import { Badge } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import './Tag.css';

/** Props of {@link Tag}. */
export interface TagProps {
  /** Words separated by commas, the address of an image, or SVG source. @default none */
  tag?: string;
}

/** The `tag` of a page, sidebar entry or navigation entry, as badges or as an image. */
export function Tag({ tag }: TagProps) {
  const text = tag?.trim();
  if (!text) return null;
  if (text.startsWith('<svg')) {
    if (import.meta.env.SSG_MD) return null;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: from the site's own frontmatter
    return <span className="duet-tag" aria-hidden="true" dangerouslySetInnerHTML={{ __html: text }} />;
  }
  if (isExternalUrl(text) || isDataUrl(text) || isPublicImage(text)) {
    return <img className="duet-tag" src={normalizeImagePath(text)} alt="" />;
  }
  const words = text.split(',').map(word => word.trim());
  // Spaces between inline badges; flex containers ignore them.
  return words
    .filter(Boolean)
    .flatMap((word, index) => [index > 0 && ' ', <TagBadge key={word} word={word} />]);
}

function TagBadge({ word }: { word: string }) {
  const t = useText();
  const known = Object.hasOwn(wellKnown, word) ? wellKnown[word as keyof typeof wellKnown] : undefined;
  return <Badge type={known?.type ?? 'info'}>{known?.text ? t(known.text) : word}</Badge>;
}

/** Words with a predefined type or text. */
const wellKnown = {
  new: { type: 'tip', text: 'tagNew' },
  experimental: { type: 'warning', text: 'tagExperimental' },
  deprecated: { type: 'danger', text: 'tagDeprecated' },
  tip: { type: 'tip', text: undefined },
  info: { type: 'info', text: undefined },
  warning: { type: 'warning', text: undefined },
  danger: { type: 'danger', text: undefined },
} as const;

const isPublicImage = (text: string) => /^\/.*\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#].*)?$/i.test(text);
