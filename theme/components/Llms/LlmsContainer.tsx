import { useHead } from '@rspress/core/runtime';
import { useMdUrl } from '@rspress/core/theme';
import type { HTMLAttributes } from 'react';
import './Llms.css';

export type LlmsContainerProps = HTMLAttributes<HTMLDivElement>;

/** The line below a page's title that offers the page as Markdown; also says so in the page's head. */
export function LlmsContainer(props: LlmsContainerProps) {
  return import.meta.env.SSG_MD ? null : <LlmsLine {...props} />;
}

function LlmsLine({ className, ...props }: LlmsContainerProps) {
  const { pathname } = useMdUrl();
  useHead({ link: [{ rel: 'alternate', type: 'text/markdown', href: pathname }] });
  return <div {...props} className={['duet-llms rp-not-doc', className].filter(Boolean).join(' ')} />;
}
