import type { ComponentProps } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Llms.css';

/** Props of {@link LlmsContainer}. */
export type LlmsContainerProps = ComponentProps<'div'>;

/** Line below a page's title with the page's Markdown actions. */
export function LlmsContainer(props: LlmsContainerProps) {
  if (import.meta.env.SSG_MD) return null;
  return <div {...rootProps('duet-llms rp-not-doc', props)} />;
}
