import { articleClass } from '../../shared/rspressClasses';

/** Images of the article that are not inside a link, a button or a demo. */
export const articleImages = `.${articleClass} img:not(a *, button *, .rp-not-doc *, .duet-tag)`;
