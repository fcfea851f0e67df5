import type { ComponentProps } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './SkipLink.css';

/** Link to the content, past navbar and sidebar; visible while it is focused. */
export function SkipLink(props: ComponentProps<'a'>) {
  const t = useText();
  return (
    <a href="#duet-main" {...rootProps('duet-skip', props)}>
      {t('skipLinkText')}
    </a>
  );
}
