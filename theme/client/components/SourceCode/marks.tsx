import type { SVGProps } from 'react';

const mark = (path: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true" {...props}>
    <path d={path} />
  </svg>
);

/** Code on GitHub: a branch with a merge. */
export const IconGithub = mark(
  'M4 1.5a2 2 0 0 1 .75 3.85v5.3a2 2 0 1 1-1.5 0v-5.3A2 2 0 0 1 4 1.5m8 2a2 2 0 0 1 .75 3.85C12.6 9.9 10.5 10.6 6.6 10.9l-.1-1.5c3.2-.25 4.6-.7 4.75-2.05A2 2 0 0 1 12 3.5',
);
/** Code on GitLab: a crest with two ears. */
export const IconGitlab = mark(
  'M3.6 1.6 5.4 6.3h5.2l1.8-4.7 2.4 7.2L8 14.4 1.2 8.8zm1.1 6.2L8 12.1l3.3-4.3z',
);
