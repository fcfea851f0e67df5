import type { ReactNode, SVGProps } from 'react';

/** A drawing in lines on a square of `size` units; its colour is that of the text. */
const lines =
  (size: number, strokeWidth: number, drawing: ReactNode) =>
  (props: SVGProps<SVGSVGElement>): ReactNode => (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden="true"
      {...props}
    >
      {drawing}
    </svg>
  );

/** Opens a menu; also marks the outline button of the mobile bar. */
export const IconArrowDown = lines(16, 1.5, <path d="m4 6 4 4 4-4" />);
/** Marks the links to the previous and the next page. */
export const IconArrowRight = lines(16, 1.5, <path d="M3 8h10M8.5 3.5 13 8l-4.5 4.5" />);
/** Closes the announcement and the full-screen menu. */
export const IconClose = lines(16, 1.5, <path d="m4 4 8 8m0-8-8 8" />);
/** Marks navigation entries that open in a new tab. */
export const IconExternalLink = lines(10, 1.3, <path d="M1.5 8.5l7-7M3 1.5h5.5V7" />);
/** Opens the sidebar from the mobile bar. */
export const IconMenu = lines(16, 1.5, <path d="M2 4h12M2 8h9M2 12h12" />);
/** Opens the full-screen menu. */
export const IconSmallMenu = lines(24, 1.8, <path strokeLinecap="round" d="M4 7.5h16M4 12h16M4 16.5h16" />);
/** Dark colour scheme. */
export const IconMoon = lines(24, 1.6, <path d="M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2z" />);
/** Light colour scheme. */
export const IconSun = lines(
  24,
  1.6,
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4m0-13.4l-1.4 1.4M6.7 17.3l-1.4 1.4" />
  </>,
);
/** Scrolls back to the top. */
export const IconScrollToTop = lines(16, 1.5, <path d="M8 13V3M3.5 7.5 8 3l4.5 4.5" />);
/** Opens the search. */
export const IconSearch = lines(
  16,
  1.5,
  <path strokeLinecap="round" d="M11.5 11.5 15 15M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z" />,
);
