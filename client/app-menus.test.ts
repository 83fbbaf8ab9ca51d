import { expect, test } from 'vitest'
import { pageEntries } from '#client/search/entries.ts'
import type { AuthUser, LicenseName, PackagesProp } from '#shared/page-props.ts'
import { authUser } from '#tests/auth-user.ts'
import { extrasMenu, getStarted, quickAccess, userMenu, type MenuGroup } from './app-menus.ts'
import { sectionOf } from './layouts/app/section.ts'

const noIcons = { icons: 0, heroicons1: 0, heroicons2: 0, lucide_icons: 0, bootstrap_icons: 0 }
const counts = { components: 4, snippets: 16, tools: 1, starter_kits: 2, templates: 3, sets: 0, ...noIcons }
const none = { count: 0, meta: [], title: '' }
const packages: PackagesProp = {
  application_ui: { slug: 'application-ui', ...none },
  marketing: { slug: 'marketing', ...none },
  ecommerce: { slug: 'ecommerce', ...none },
}
const nobody = authUser()
const show = (groups: MenuGroup[]) =>
  groups.map(
    ({ title, entries }) => `${title}: ${entries.map((entry) => entry.title + (entry.locked ? ' 🔒' : '')).join(', ')}`,
  )

/** The owner of a team and its members hold the same licence. */
const table: [LicenseName | null, boolean, { quick: string; extras: string[]; user: string }][] = (
  [null, 'developer', 'unlimited', 'team'] as const
).flatMap((license) =>
  [false, true].map((active): (typeof table)[number] => {
    const templates = license === 'developer' ? 'Templates 🔒' : 'Templates'
    return [
      license,
      active,
      {
        quick: `Quick Access: ${active ? 'Design Service, ' : ''}Tools, Starter Kits, ${templates}`,
        extras: [...(active ? ['Exclusive: Design Service'] : []), 'Resources: Tools, Starter Kits, Templates'],
        user: `Your account: Profile, Settings, Access keys, ${license === 'team' ? 'Team, ' : ''}Active licence`,
      },
    ]
  }),
)

test.each(table)('licence %s, design service %s', (license_name, ds_active, expected) => {
  const user = { license_name, ds_active, is_affiliate: false }
  expect(show([quickAccess(user)])).toEqual([expected.quick])
  expect(show(extrasMenu(user, counts))).toEqual(expected.extras)
  expect(show(userMenu(user))).toEqual([expected.user])
  const found = pageEntries(packages, user).map(({ title }) => title)
  expect([found.includes('Design Service'), found.includes('Team')]).toEqual([ds_active, license_name === 'team'])
})

test('who takes part in the affiliate program is led to what it earned', () => {
  const user = { ...nobody, is_affiliate: true }
  expect(show(userMenu(user))).toEqual(['Your account: Profile, Settings, Access keys, Active licence, Affiliate'])
  const found = (whose: AuthUser) => pageEntries(packages, whose).some(({ title }) => title === 'Affiliate')
  expect([found(user), found(nobody)]).toEqual([true, false])
})

test('the search leads to each tool', () => {
  const tool = { slug: 'lucide-icons', title: 'Lucide icons' }
  const found = pageEntries(packages, null, [tool]).find(({ title }) => title === tool.title)
  expect(found).toMatchObject({ place: 'Tools', group: 'Extras', href: '/tools/lucide-icons' })
})

test('the search leads to sets once one is open', () => {
  const found = (count: number) => pageEntries(packages, null, [], count).some(({ title }) => title === 'Sets')
  expect([found(0), found(1)]).toEqual([false, true])
})

test('the search leads a team to its collections', () => {
  const found = (license_name: AuthUser['license_name']) =>
    pageEntries(packages, { ...nobody, license_name }).some(({ title }) => title === 'Collections')
  expect([found('team'), found('unlimited'), found(null)]).toEqual([true, false, false])
})

test('resources are counted in the section of the extras only', () => {
  const user = { license_name: null, ds_active: false, is_affiliate: false }
  expect(extrasMenu(user, counts)[0]!.entries.map(({ count }) => count)).toEqual([1, 2, 3])
  expect(quickAccess(user).entries.map(({ count }) => count)).toEqual([undefined, undefined, undefined])
})

test('documentation leads to the public pages, the changelog to that of the app', () => {
  expect(getStarted.entries.map(({ href }) => href)).toEqual(['/docs', '/app/changelog'])
})

test.each([
  ['/app', 'dashboard'],
  ['/app?x=1', 'dashboard'],
  ['/app/changelog#v4.5.0', 'dashboard'],
  ['/app/documentation/dark-mode', 'dashboard'],
  ['/app/components/marketing/sections/hero', 'components'],
  ['/app/extras/tools', 'extras'],
  ['/app/extras/design-service/new', 'extras'],
  ['/user/profile', 'user'],
])('%s opens the section %s', (url, section) => {
  expect(sectionOf(url)).toBe(section)
})
