import { Link, useEditLink } from '@rspress/core/theme';

/** Link to the page's source in the repository. */
export function EditLink() {
  const edit = useEditLink();
  if (!edit) return null;
  return (
    <Link className="duet-doc-footer__edit" href={edit.link}>
      {edit.text}
    </Link>
  );
}
