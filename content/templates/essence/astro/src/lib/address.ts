/** The address of a page as links say it: /team of /team.html, / of /index.html. */
export const addressOf = ({ pathname }: URL): string => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
