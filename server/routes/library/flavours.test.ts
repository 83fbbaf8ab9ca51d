import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { flavours } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const alerts = 'application-ui/components/alerts'
const [free, today, kept] = [`${alerts}/free`, `${alerts}/today`, `${alerts}/kept`]
const catalogue = testCatalogue([testComponent(free, { free: true }), testComponent(today), testComponent(kept)])

describeEachDatabase('flavours at work', (open) => {
  let accounts: AccountServer
  let people: Record<'guest' | 'account' | 'customer', Pick<Browser, 'send' | 'visit'>>
  beforeAll(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, today)
    accounts = await accountServer(database, { catalogue })
    people = {
      guest: accounts.browser(),
      account: (await accounts.member({ name: 'Ada Lovelace' })).client,
      customer: (await accounts.member({ name: 'Grace Hopper', license: 'developer' })).client,
    }
  })

  test.each(flavours)('GET /components/…/flavours/%s is for whoever may read the code', async (flavour) => {
    for (const [who, opened] of [
      ['guest', [free, today]],
      ['account', [free, today]],
      ['customer', [free, today, kept]],
    ] as const)
      for (const path of [free, today, kept]) {
        const answer = await people[who].send(urls.flavour(path, flavour))
        const text = await answer.text()
        const language = flavour === 'react' ? 'tsx' : flavour
        const code = `${path.slice(alerts.length + 1)} ${language}`
        const isOpen = opened.some((each) => each === path)
        expect([who, path, answer.status, text.includes(code)]).toEqual([who, path, isOpen ? 200 : 403, isOpen])
        if (isOpen) expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
      }
  })

  test('a flavour may run its own scripts and no other, and makes no code of text', async () => {
    const { headers } = await people.guest.send(urls.flavour(free, 'vue'))
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("connect-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  })

  test('a flavour wears the theme, the direction and the colours it is asked for', async () => {
    const send = async (look: Parameters<typeof urls.flavour>[2]) =>
      (await people.guest.send(urls.flavour(free, 'react', look))).text()
    expect(await send({ theme: 'dark', dir: 'rtl' })).toContain('<html lang="en" dir="rtl" class="dark">')
    expect(await send({ primary: 'rose' })).toContain('--color-primary-600')
    expect(await send({})).not.toContain('--color-primary-600')
  })

  test('the page says what it takes where somebody may not run them', async () => {
    const shown = async (who: keyof typeof people, path: string) => (await people[who].visit(urls.flavours(path))).props
    expect(await shown('guest', free)).toMatchObject({ isOpen: true, known: { html: [], svelte: [] } })
    expect(await shown('guest', kept)).toMatchObject({ isOpen: false })
    expect(await shown('account', kept)).toMatchObject({ isOpen: false })
    expect(await shown('customer', kept)).toMatchObject({ isOpen: true })
    expect(JSON.stringify(await shown('customer', kept))).not.toContain('kept tsx')
  })

  test('the page of a component leads there whom it is open to', async () => {
    const runs = async (who: keyof typeof people, path: string) =>
      (await people[who].visit(urls.component(path))).props.runs
    expect([await runs('guest', free), await runs('guest', kept), await runs('customer', kept)]).toEqual([
      true,
      false,
      true,
    ])
    const inLibrary = async (who: keyof typeof people) => (await people[who].visit(urls.appComponent(kept))).props.runs
    expect([await inLibrary('account'), await inLibrary('customer')]).toEqual([false, true])
  })

  test.each([urls.flavours(`${alerts}/gone`), `/components/${free}/flavours/angular`, `/components/${alerts}/gone/flavours/vue`])(
    'GET %s answers 404',
    async (path) => expect((await people.customer.send(path)).status).toBe(404),
  ) // prettier-ignore
})
