import type { AuthUser, PackagesProp } from '#shared/page-props.ts'
import { hrefOf, type SearchDocument } from '#shared/search/documents.ts'
import { urls } from '#shared/urls.ts'

export const searchGroups = ['Application UI', 'Marketing', 'Ecommerce', 'Extras', 'App', 'User'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** Something to go to. */
export type SearchEntry = {
  title: string
  /** Where it stands, shown beside the title: the category of a page, the page of a component. */
  place: string
  group: SearchGroup
  href: string
  /** The title as it is compared: without white space, in small letters. */
  key: string
  /** What stands in the library, with what can be shown of it. */
  document?: SearchDocument
}

/** What titles and queries are compared as. */
export const searchKey = (text: string) => text.toLowerCase().replace(/\s+/g, '')

const entry = (title: string, place: string, group: SearchGroup, href: string): SearchEntry => ({
  title,
  place,
  group,
  href,
  key: searchKey(title),
})

type Whose = Pick<AuthUser, 'license_name' | 'ds_active' | 'is_affiliate'> | null

/** The pages there are for this user, group by group; `sets` is how many are open. */
export function pageEntries(
  packages: PackagesProp,
  user: Whose,
  tools: readonly { slug: string; title: string }[] = [],
  sets = 0,
): SearchEntry[] {
  const groups = { application_ui: 'Application UI', marketing: 'Marketing', ecommerce: 'Ecommerce' } as const
  const library = (Object.keys(groups) as (keyof typeof groups)[]).flatMap((key) =>
    packages[key].meta.map(({ subcategory_title: title, category_title: place, category_slug, subcategory_slug }) =>
      entry(
        title,
        place,
        groups[key],
        urls.appSubcategory(`${packages[key].slug}/${category_slug}/${subcategory_slug}`),
      ),
    ),
  )
  return [
    ...library,
    ...(user?.ds_active ? [entry('Design Service', 'Extras', 'Extras', urls.designService())] : []),
    ...(sets > 0 ? [entry('Sets', 'Components', 'Extras', urls.appSets())] : []),
    entry('Tools', 'Extras', 'Extras', urls.extrasTools()),
    ...tools.map(({ slug, title }) => entry(title, 'Tools', 'Extras', urls.tool(slug))),
    entry('Starter Kits', 'Extras', 'Extras', urls.extrasStarterKits()),
    entry('Templates', 'Extras', 'Extras', urls.extrasTemplates()),
    entry('Dashboard', 'App', 'App', urls.app()),
    entry('Favourites', 'App', 'App', urls.favourites()),
    ...(user?.license_name === 'team' ? [entry('Collections', 'App', 'App', urls.collections())] : []),
    entry('Documentation', 'App', 'App', urls.appDocumentation()),
    entry('Changelog', 'App', 'App', urls.appChangelog()),
    entry('Profile', 'User', 'User', urls.profile()),
    entry('Settings', 'User', 'User', urls.settings()),
    ...(user?.license_name === 'team' ? [entry('Team', 'User', 'User', urls.team())] : []),
    entry('Access keys', 'User', 'User', urls.accessKeys()),
    entry('Active licence', 'User', 'User', urls.activeLicense()),
    ...(user?.is_affiliate ? [entry('Affiliate', 'User', 'User', urls.affiliateAccount())] : []),
  ]
}

/** What was found, as something to go to. */
export const documentEntry = (document: SearchDocument, isApp: boolean): SearchEntry => ({
  title: document.title,
  place: document.kind === 'section' ? sectionPlace(document) : document.place,
  group: 'Extras',
  href: hrefOf(document, isApp),
  key: searchKey(document.title),
  document,
})

const sectionPlace = ({ group, place }: SearchDocument) => `${group} ${place.toLowerCase()}`

/** The pages for everyone: those of the library, of what else there is, and of what one has to know. */
export function publicEntries(documents: readonly SearchDocument[], sets = 0): SearchEntry[] {
  const groups: Record<string, SearchGroup> = { Marketing: 'Marketing', Ecommerce: 'Ecommerce' }
  const sections = documents.filter(({ kind }) => kind === 'section')
  const tools = documents.filter(({ kind }) => kind === 'tool')
  return [
    ...sections.map((document) => ({
      ...entry(document.title, document.place, groups[document.group] ?? 'Application UI', hrefOf(document, false)),
      document,
    })),
    ...(sets > 0 ? [entry('Sets', 'Components', 'Extras', urls.sets())] : []),
    entry('Tools', 'Extras', 'Extras', urls.tools()),
    ...tools.map((document) => entry(document.title, 'Tools', 'Extras', hrefOf(document, false))),
    entry('Starter Kits', 'Extras', 'Extras', urls.starterKits()),
    entry('Templates', 'Extras', 'Extras', urls.templates()),
    entry('Free components', 'Library', 'Extras', urls.freeComponents()),
    entry('Pricing', 'Licences', 'Extras', urls.pricing()),
    entry('Documentation', 'Help', 'Extras', urls.docs()),
    entry('Changelog', 'Help', 'Extras', urls.changelog()),
    entry('Blog', 'Help', 'Extras', urls.blog()),
    entry('About', 'Help', 'Extras', urls.legal('about')),
    entry('Security and data', 'Help', 'Extras', urls.legal('security')),
    entry('Refunds', 'Licences', 'Extras', urls.legal('refunds')),
    entry('What “lifetime” means', 'Licences', 'Extras', urls.legal('lifetime')),
    entry('Licence', 'Licences', 'Extras', urls.legal('license')),
    entry('Privacy policy', 'Licences', 'Extras', urls.legal('privacy-policy')),
    entry('Terms of service', 'Licences', 'Extras', urls.legal('terms-of-service')),
  ]
}
