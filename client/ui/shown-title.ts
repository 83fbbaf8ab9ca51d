/** The title of the page that is shown; the document's own follows a moment later. */
let title = ''

/** Says what the page is called as soon as it is there. */
export const noteTitle = (shown: string) => void (title = shown)
export const shownTitle = () => title
