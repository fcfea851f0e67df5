import { useHead } from '@rspress/core/runtime';
import { useMdUrl } from '@rspress/core/theme';
import type { HTMLAttributes } from 'react';
import './Llms.css';

/** Props of {@link LlmsContainer}. */
export type LlmsContainerProps = HTMLAttributes<HTMLDivElement>;

/** Line below a page's title with the page's Markdown actions; adds a link to the Markdown to the head. */
export function LlmsContainer({ className, ...props }: LlmsContainerProps) {
  const { pathname } = useMdUrl();
  useHead({ link: [{ rel: 'alternate', type: 'text/markdown', href: pathname }] });
  if (import.meta.env.SSG_MD) return null;
  return <div {...props} className={['duet-llms rp-not-doc', className].filter(Boolean).join(' ')} />;
}
