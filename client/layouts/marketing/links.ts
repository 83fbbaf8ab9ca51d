import { urls } from '#shared/urls.ts'

/** The pages that the public header, its menu and the footer lead to. */
export const siteLinks = [
  { title: 'Docs', href: urls.docs() },
  { title: 'Changelog', href: urls.changelog() },
]
