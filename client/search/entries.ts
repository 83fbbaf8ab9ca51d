import type { AuthUser, PackagesProp, SearchComponent } from '#shared/page-props.ts'
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

/** The pages there are for this user, group by group. */
export function pageEntries(
  packages: PackagesProp,
  user: Whose,
  tools: readonly { slug: string; title: string }[] = [],
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
    entry('Tools', 'Extras', 'Extras', urls.extrasTools()),
    ...tools.map(({ slug, title }) => entry(title, 'Tools', 'Extras', urls.tool(slug))),
    entry('Starter Kits', 'Extras', 'Extras', urls.extrasStarterKits()),
    entry('Templates', 'Extras', 'Extras', urls.extrasTemplates()),
    entry('Dashboard', 'App', 'App', urls.app()),
    entry('Favourites', 'App', 'App', urls.favourites()),
    entry('Documentation', 'App', 'App', urls.appDocumentation()),
    entry('Changelog', 'App', 'App', urls.appChangelog()),
    entry('Profile', 'User', 'User', urls.profile()),
    entry('Settings', 'User', 'User', urls.settings()),
    ...(user?.license_name === 'team' ? [entry('Team', 'User', 'User', urls.team())] : []),
    entry('Active licence', 'User', 'User', urls.activeLicense()),
    ...(user?.is_affiliate ? [entry('Affiliate', 'User', 'User', urls.affiliateAccount())] : []),
  ]
}

/** The single components, so that a name leads straight to its place on a page. */
export const componentEntries = (components: readonly SearchComponent[]): SearchEntry[] =>
  components.map(({ title, page, path, group }) => entry(title, page, group, urls.appComponent(path)))
