import { FallbackHeading as StockFallbackHeading } from '@rspress/core/theme';
import type { ComponentType } from 'react';
import { headingId } from '../../logic/headingId';
import type { FallbackHeadingProps } from './FallbackHeading';

/** The title of a page whose Markdown has none, with the id that Rspress would give it. */
export function PageHeading({ title }: { title: string }) {
  // Rspress's type lacks `id`; ours, and any replacement of it, accepts it.
  const FallbackHeading = StockFallbackHeading as ComponentType<FallbackHeadingProps>;
  return <FallbackHeading level={1} title={title} id={title && headingId(title)} />;
}
