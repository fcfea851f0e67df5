import { Link, useEditLink } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { rootProps } from '../../logic/rootProps';

/** Link to the page's source in the repository. */
export function EditLink(props: ComponentProps<'a'>) {
  const edit = useEditLink();
  if (!edit) return null;
  return (
    <Link {...rootProps('duet-doc-footer__edit', props)} href={edit.link}>
      {edit.text}
    </Link>
  );
}
