/** Class of the element around an article; Rspress and its plugins look for it too. */
export const articleClass = 'rspress-doc';

/** Class of the link that Rspress puts into each heading. */
export const headingAnchorClass = 'rp-header-anchor';
