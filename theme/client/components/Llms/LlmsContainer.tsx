import { useHead } from '@rspress/core/runtime';
import { useMdUrl } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Llms.css';

/** Props of {@link LlmsContainer}. */
export type LlmsContainerProps = ComponentProps<'div'>;

/** Line below a page's title with the page's Markdown actions; adds a link to the Markdown to the head. */
export function LlmsContainer(props: LlmsContainerProps) {
  const { pathname } = useMdUrl();
  useHead({ link: [{ rel: 'alternate', type: 'text/markdown', href: pathname }] });
  if (import.meta.env.SSG_MD) return null;
  return <div {...rootProps('duet-llms rp-not-doc', props)} />;
}
