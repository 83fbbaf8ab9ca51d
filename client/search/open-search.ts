/** Heard by the search of the page. */
export const searchRequest = 'millwork:search'

/** Opens the search from wherever one is. */
export const openSearch = () => void dispatchEvent(new Event(searchRequest))
