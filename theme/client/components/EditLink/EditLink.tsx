import { Link, useEditLink } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { rootProps } from '../../logic/rootProps';
import '../DocFooter/DocFooter.css';

/** Props of {@link EditLink}. */
export interface EditLinkProps extends ComponentProps<'a'> {
  /** Whether the link is a row of an outline, as in Rspress; it looks the same there. @default false */
  isOutline?: boolean;
}

/** Link to the page's source in the repository. */
export function EditLink({ isOutline, ...props }: EditLinkProps) {
  const edit = useEditLink();
  if (!edit) return null;
  return (
    <Link {...rootProps('duet-doc-footer__edit', props)} href={edit.link}>
      {edit.text}
    </Link>
  );
}
