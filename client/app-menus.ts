import type { AuthUser, SiteCounts } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export type MenuEntry = {
  title: string
  href: string
  /** How many there are, in a badge. */
  count?: number | undefined
  /** Why it is marked with a lock: said to those who do not see the lock. */
  locked?: string | undefined
}
export type MenuGroup = { title: string; entries: MenuEntry[] }

type Whose = Pick<AuthUser, 'license_name' | 'ds_active' | 'is_affiliate'>

const designService: MenuEntry = { title: 'Design Service', href: urls.designService() }

function resources(user: Whose, counts?: SiteCounts): MenuEntry[] {
  return [
    { title: 'Tools', href: urls.extrasTools(), count: counts?.tools },
    { title: 'Starter Kits', href: urls.extrasStarterKits(), count: counts?.starter_kits },
    {
      title: 'Templates',
      href: urls.extrasTemplates(),
      count: counts?.templates,
      locked: user.license_name === 'developer' ? 'not part of the developer licence' : undefined,
    },
  ]
}

export const getStarted: MenuGroup = {
  title: 'Get Started',
  entries: [
    { title: 'Documentation', href: urls.docs() },
    { title: 'Changelog', href: urls.appChangelog() },
  ],
}

export const quickAccess = (user: Whose, counts?: SiteCounts): MenuGroup => ({
  title: 'Quick Access',
  entries: [...(user.ds_active ? [designService] : []), ...resources(user, counts)],
})

export const extrasMenu = (user: Whose, counts: SiteCounts): MenuGroup[] => [
  ...(user.ds_active ? [{ title: 'Exclusive', entries: [designService] }] : []),
  { title: 'Resources', entries: resources(user, counts).map(({ locked: _, ...entry }) => entry) },
]

export const userMenu = (user: Whose): MenuGroup[] => [
  {
    title: 'Your account',
    entries: [
      { title: 'Profile', href: urls.profile() },
      { title: 'Settings', href: urls.settings() },
      { title: 'Access keys', href: urls.accessKeys() },
      ...(user.license_name === 'team' ? [{ title: 'Team', href: urls.team() }] : []),
      { title: 'Active licence', href: urls.activeLicense() },
      ...(user.is_affiliate ? [{ title: 'Affiliate', href: urls.affiliateAccount() }] : []),
    ],
  },
]
