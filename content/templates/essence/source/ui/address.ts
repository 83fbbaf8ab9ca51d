/** Addresses of pages and files, wherever the site lies: at the top of its domain or in a folder of it. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '')

export const addressOf = (path: string) => `${base}${path}`

export const goTo = (path: string) => window.location.assign(addressOf(path))
