import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { defined } from '#shared/defined.ts'
import type { AuthUser } from '#shared/page-props.ts'
import { authUser } from '#tests/auth-user.ts'
import type { Encoding } from '../http/compress.ts'
import type { InertiaPage } from './assets.ts'
import { createMemberPages, gapped, type MemberPages } from './member-pages.ts'

const licence = (email: string, key: string) =>
  ({ email, license_name: 'developer', license_email: email, license_key: key }) as const
const ada = authUser(licence('ada@example.com', 'MW-ADA'))
const grace = authUser({ name: 'Grace “</script>” Hopper', ...licence('grace@example.com', 'MW-GRACE') })

const today = () => new Date('2026-03-03T12:00:00')

const pageOf = (user: AuthUser | null, over: Partial<InertiaPage> = {}): InertiaPage => ({
  component: 'app/components/subcategory',
  props: { auth: { user }, title: 'Alerts' },
  url: '/app/components/application-ui/components/alerts',
  version: '1',
  ...over,
})

const read: Record<Encoding, (body: Uint8Array) => string> = {
  br: (body) => brotliDecompressSync(body).toString(),
  gzip: (body) => gunzipSync(body).toString(),
  identity: (body) => Buffer.from(body).toString(),
}

type Show = (user: AuthUser, page: InertiaPage) => unknown

/** A visit to pages that are drawn like this; `made` counts how often one was. */
function site(show: Show, pages: MemberPages = createMemberPages(today)) {
  const made = { times: 0 }
  async function visit(page: InertiaPage, { encodings = ['br', 'gzip', 'identity'] as Encoding[], name = '' } = {}) {
    const shared = defined(gapped(page), 'A page of somebody signed in')
    const { body, encoding } = await pages.answer(name, shared, encodings, async () => {
      made.times += 1
      const { page: drawn, wasLookedAt } = shared.watched
      const { user } = drawn.props.auth as { user: AuthUser }
      const text = `<h1>${String(show(user, drawn))}</h1><script>${shared.data}</script>`
      return { text, styles: '', isForMany: !wasLookedAt() }
    })
    const text = read[encoding](body)
    const [, heading, data = ''] = /<h1>(.*?)<\/h1><script>(.*)<\/script>$/s.exec(text) ?? []
    return { heading, page: JSON.parse(data) as InertiaPage, encoding, body: text }
  }
  return { visit, made }
}

test('a page that shows nothing of one person is made once, and each gets it with their own data', async () => {
  const { visit, made } = site((user) => `Licence: ${user.license_name}`)
  for (const user of [ada, grace, ada, grace]) {
    const { heading, page } = await visit(pageOf(user))
    expect(heading).toBe('Licence: developer')
    expect(page).toEqual(pageOf(user))
  }
  expect(made.times).toBe(1)
})

test.each<Encoding[]>([['br', 'gzip', 'identity'], ['br', 'identity'], ['gzip', 'identity'], ['identity']])(
  'who takes %s, %s, %s gets the same',
  async (...encodings) => {
    const { visit } = site(() => 'Alerts')
    for (const user of [ada, grace, ada]) {
      const answer = await visit(pageOf(user), { encodings })
      expect(answer.page).toEqual(pageOf(user))
      expect(encodings).toContain(answer.encoding)
    }
  },
)

test.each(['name', 'email', 'license_email', 'license_key'] as const)(
  'a page that shows the %s of somebody is made for each',
  async (field) => {
    const { visit } = site((user) => user[field])
    for (const user of [ada, grace, ada]) expect((await visit(pageOf(user))).body).toContain(`<h1>${user[field]}`)
  },
)

test.each<[string, Show]>([
  ['a copy', (user) => ({ ...user }).name],
  ['text', (user) => JSON.stringify(user)],
  ['its entries', (user) => Object.entries(user).join(' ')],
  ['the whole page', (_, page) => JSON.stringify(page)],
])('looking by way of %s is noticed, too', async (_, show) => {
  const { visit } = site(show)
  await visit(pageOf(ada))
  const { body } = await visit(pageOf({ ...grace, name: 'Grace Hopper' }))
  expect(body).toContain('Grace Hopper')
  expect(body).not.toContain('Ada')
})

test('what decides how somebody is shown a page is told apart', async () => {
  const { visit, made } = site((user) => `${user.license_name} ${user.may_ask_support} ${user.ds_active}`)
  const others: AuthUser[] = [
    { ...grace, license_name: 'team' },
    { ...grace, license_name: 'team', may_ask_support: false },
    { ...grace, ds_active: true },
  ]
  const headings = await Promise.all([ada, ...others].map(async (user) => (await visit(pageOf(user))).heading))
  expect(new Set(headings).size).toBe(4)
  expect(made.times).toBe(4)
})

test('another address, other data, another page and another name are told apart', async () => {
  const { visit, made } = site((_, { props }) => props.title)
  await visit(pageOf(ada))
  await visit(pageOf(ada, { url: '/app' }))
  await visit(pageOf(ada, { component: 'app/dashboard' }))
  await visit(pageOf(ada), { name: 'dark' })
  const { heading } = await visit(pageOf(ada, { props: { auth: { user: ada }, title: 'Badges' } }))
  expect(heading).toBe('Badges')
  expect(made.times).toBe(5)
})

test.each([
  ['a guest’s', pageOf(null)],
  ['one of an account', pageOf(ada, { component: 'user/profile' })],
  ['one with a form’s token', pageOf(ada, { props: { auth: { user: ada }, csrfToken: 'abc' } })],
  ['what a partial reload asks for', pageOf(ada, { props: { errors: {} } })],
])('%s page is for one alone', (_, page) => {
  expect(gapped(page)).toBeNull()
})

test('no name can end the element its data stands in', () => {
  expect(gapped(pageOf(grace))?.own).not.toContain('<')
})

test('no more is kept than was said', async () => {
  const { visit, made } = site(() => 'x'.repeat(1000), createMemberPages(today, 4000))
  for (const url of ['/a', '/b', '/c']) await visit(pageOf(ada, { url }))
  await visit(pageOf(ada, { url: '/c' }))
  expect(made.times).toBe(3)
  await visit(pageOf(ada, { url: '/a' }))
  expect(made.times).toBe(4)
})

test('the foot of a page says the year of whoever asks', async () => {
  let now = new Date('2026-12-31T12:00:00')
  const clock = () => now
  const { visit } = site(() => now.getFullYear(), createMemberPages(clock))
  await visit(pageOf(ada))
  now = new Date('2027-01-01T12:00:00')
  expect((await visit(pageOf(ada))).heading).toBe('2027')
})

test('what could not be made is tried again', async () => {
  let times = 0
  const { visit } = site(() => {
    times += 1
    if (times === 1) throw new Error('no')
    return 'made'
  })
  await expect(visit(pageOf(ada))).rejects.toThrow('no')
  expect((await visit(pageOf(ada))).heading).toBe('made')
})
