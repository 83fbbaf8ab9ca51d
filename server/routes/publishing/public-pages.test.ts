import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { StripeSettings } from '../../env.ts'
import type { MarketingProps } from '#shared/page-props.ts'
import { createTestApp, signUp } from '../../testing/index.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'

const hero = 'marketing/sections/hero'
const slugs = ['a', 'b', 'c', 'd', 'e']
const catalogue = testCatalogue(slugs.map((slug) => testComponent(`${hero}/${slug}`, { free: slug === 'a' })))

type Today = { day: string; component: { path: string; code: object | null }; past: { day: string; path: string }[] }

describeEachDatabase('the public pages', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
    server = createTestApp(await open(), { catalogue })
  })
  afterEach(() => vi.useRealTimers())

  const today = async () =>
    (await server.client().visit('/free-tailwind-component-of-the-day')).props as unknown as Today

  test.each([
    ['/pricing', 'pricing'],
    ['/free-tailwind-components', 'free-components'],
    ['/templates', 'projects'],
    ['/starter-kits', 'projects'],
    ['/tools', 'goods'],
    ['/web-application', 'web-application'],
    ['/use-it-your-way', 'use-it-your-way'],
    ['/become-an-affiliate', 'affiliate'],
  ])('GET %s shows everyone the page %s, with the menus', async (path, component) => {
    const page = await server.client().visit(path)
    expect(page.component).toBe(component)
    expect(page.props).toMatchObject({ menu: { free: 1, packages: [{ slug: 'marketing', count: 5 }] } })
  })

  test('the menu names pages so that each says something alone', async () => {
    const paths = ['layouts/stacked/a', 'layouts/various/a', 'components/alerts/a'].map(
      (path) => `application-ui/${path}`,
    )
    const sidebar = testCatalogue(paths.map((path) => testComponent(path)))
    const own = createTestApp(server.deps.database, { catalogue: sidebar })
    const { menu } = (await own.client().visit('/pricing')).props as unknown as MarketingProps
    const titles = menu.packages[0]!.links.map(({ title }) => title)
    expect(titles).not.toContain('Various')
    expect(titles).toHaveLength(3)
    expect(titles).toMatchObject([
      expect.stringMatching(/Stacked layouts/i),
      expect.stringMatching(/layouts$/i),
      expect.any(String),
    ])
  })

  test('the tools come with a few icons of each set', async () => {
    const { props } = await server.client().visit('/tools')
    expect(props.samples).toMatchObject({
      'lucide-icons': { grid: 24, stroke: 2, bodies: [expect.any(String), expect.any(String)] },
    })
  })

  test('the free components are listed with the page they stand on, without those of a licence', async () => {
    const { props } = await server.client().visit('/free-tailwind-components')
    expect(props.packages).toMatchObject([{ slug: 'marketing', components: [{ slug: 'a', page: 'hero sections' }] }])
  })

  describe('the component of the day', () => {
    test('is the same for everyone until midnight UTC, and its code is open', async () => {
      const first = await today()
      expect(first.component.code).not.toBeNull()
      vi.setSystemTime(new Date('2026-11-21T23:59:59Z'))
      expect((await today()).component.path).toBe(first.component.path)
    })

    test('is another one on each of the next days, and the days before keep theirs', async () => {
      const chosen = [await today()]
      for (const day of ['22', '23']) {
        vi.setSystemTime(new Date(`2026-11-${day}T00:00:00Z`))
        chosen.push(await today())
      }
      expect(new Set(chosen.map(({ component }) => component.path)).size).toBe(3)
      expect(chosen[2]!.past).toMatchObject([
        { day: '2026-11-22', path: chosen[1]!.component.path },
        { day: '2026-11-21', path: chosen[0]!.component.path },
      ])
    })

    test('is one even when many ask first', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, today))
      expect(new Set(answers.map(({ component }) => component.path)).size).toBe(1)
    })

    test('is open in the library too, and nothing else is', async () => {
      const { component } = await today()
      const member = server.client()
      await signUp(member)
      for (const slug of slugs) {
        const { status } = await member.send(`/app/components/${hero}/${slug}/code?flavour=html`)
        expect([slug, status]).toEqual([slug, slug === 'a' || component.path === `${hero}/${slug}` ? 200 : 403])
      }
    })

    test('is none while the library is empty', async () => {
      const empty = createTestApp(server.deps.database, { catalogue: testCatalogue([]) })
      const { props } = await empty.client().visit('/free-tailwind-component-of-the-day')
      expect(props).toMatchObject({ component: null })
    })
  })

  test('GET /pricing says how taxes are treated, on the page and in its structured answers', async () => {
    const priced = await server.client().visit('/pricing')
    expect(priced.props).toMatchObject({ tax: 'off' })
    const stripe: StripeSettings = {
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: 'http://localhost:1',
      tax: 'exclusive',
      taxCode: undefined,
      promotionCodes: false,
      invoices: false,
    }
    const taxed = createTestApp(server.deps.database, { env: { ...server.deps.env, stripe } })
    expect((await taxed.client().visit('/pricing')).props).toMatchObject({ tax: 'exclusive' })
    expect(await (await taxed.client().send('/pricing')).text()).toContain(
      'VAT or sales tax is added where the law asks',
    )
  })

  test('a sale is told on every page, with its place in the structured prices', async () => {
    const discountSale = {
      active: true,
      percent: 50,
      titleTopBanner: 'Opening',
      maxCustomers: 9,
      showProgressBar: true,
    }
    const selling = createTestApp(server.deps.database, { env: { ...server.deps.env, discountSale } })
    const page = await selling.client().visit('/pricing')
    expect(page.props).toMatchObject({
      site: { sale: { percent: 50, title: 'Opening', sold: 0, held: 0, max: 9, isOpen: true } },
    })
    const html = await (await selling.client().send('/pricing')).text()
    expect(html).toContain('"name":"Developer","price":39')
  })
})
