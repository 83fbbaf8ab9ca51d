/** What stands in the tab, as the head of a route takes it. */
export const pageTitle = (title: string) => ({ meta: [{ title: `${title} – Lintel` }] })
