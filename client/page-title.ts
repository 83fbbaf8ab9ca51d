import { site } from '#shared/site.ts'

/** What stands in the browser's tab: "Alerts - Millwork", and the name with its promise on the home page. */
export const pageTitle = (title: string) =>
  title ? `${title} - ${site.name}` : `${site.name} - ${site.tagline.replace(/\.$/, '')}`
