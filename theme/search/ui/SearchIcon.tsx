/** A magnifying glass; decoration beside words that say the same. */
export function SearchIcon() {
  return (
    <svg className="duet-search__icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M11.5 11.5 15 15M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
