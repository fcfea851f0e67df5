import { isDataUrl, isExternalUrl, normalizeImagePath } from '@rspress/core/runtime';
import { Badge } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './Tag.css';

/** Props of {@link Tag}. */
export interface TagProps extends ComponentProps<'span'> {
  /** Words separated by commas, the address of an image, or SVG source. @default none */
  tag?: string;
}

/** The `tag` of a page, sidebar entry or navigation entry, as badges or as an image. */
export function Tag({ tag, ...rest }: TagProps) {
  // In YAML, `tag: 1.5` is a number.
  const text = String(tag ?? '').trim();
  if (!text) return null;
  const image = rootProps('duet-tag', rest);
  if (text.startsWith('<svg')) {
    if (import.meta.env.SSG_MD) return null;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: from the site's own frontmatter
    return <span aria-hidden="true" {...image} dangerouslySetInnerHTML={{ __html: text }} />;
  }
  if (isExternalUrl(text) || isDataUrl(text) || isPublicImage(text)) {
    return <img alt="" {...(image as ComponentProps<'img'>)} src={normalizeImagePath(text)} />;
  }
  const words = text.split(',').map(word => word.trim());
  // Spaces between inline badges.
  const badges = words
    .filter(Boolean)
    .flatMap((word, index) => [index > 0 && ' ', <TagBadge key={word} word={word} />]);
  if (import.meta.env.SSG_MD) return badges;
  return <span {...rootProps('duet-tags', rest)}>{badges}</span>;
}

function TagBadge({ word }: { word: string }) {
  const t = useText();
  const preset = Object.hasOwn(wellKnown, word) ? wellKnown[word as keyof typeof wellKnown] : undefined;
  return <Badge type={preset?.type ?? 'info'}>{preset?.text ? t(preset.text) : word}</Badge>;
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
