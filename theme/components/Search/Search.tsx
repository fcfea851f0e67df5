/** The place of the search button; it renders nothing until there is a search. */
export const Search = () => null;
