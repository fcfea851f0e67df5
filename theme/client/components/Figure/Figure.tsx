import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Figure.css';

/** Props of {@link Figure}. */
export interface FigureProps extends ComponentProps<'figure'> {
  /** Text below the content. */
  caption: ReactNode;
  /** What the caption describes: an image, a table, code, a video or a diagram. */
  children: ReactNode;
}

/** An image, or anything else, with a caption. */
export function Figure({ caption, children, ...rest }: FigureProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <section>
        {children}
        {'\n\n'}
        {caption}
        {'\n\n'}
      </section>
    );
  }
  return (
    <figure {...rootProps('duet-figure', rest)}>
      {children}
      <figcaption className="duet-figure__caption">{caption}</figcaption>
    </figure>
  );
}
