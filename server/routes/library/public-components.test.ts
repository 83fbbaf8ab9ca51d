import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp, signUp } from '../../testing/index.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const alerts = 'application-ui/components/alerts'
const hero = 'marketing/sections/hero/split'
const catalogue = testCatalogue(
  [testComponent(`${alerts}/open`, { free: true }), testComponent(`${alerts}/kept`), testComponent(hero)],
  {},
  {},
  {
    [`${alerts}/open`]: { added: '2026-01-01', isInteractive: false, hasPictures: false },
    [`${alerts}/kept`]: { added: '2026-01-02', isInteractive: false, hasPictures: true },
    [hero]: { added: '2026-01-03', isInteractive: true, hasPictures: false },
  },
  { [hero]: [{ version: 'Firefox 153.7.0esr', date: '2026-01-04', known: [] }] },
)
/** What opens, and what begins wide. */
const shaped = testCatalogue([
  testComponent(`${alerts}/open`, { opens: 'Menu', minHeight: 520 }),
  testComponent('application-ui/layouts/stacked/open', { layout: 'full' }),
])

describeEachDatabase('the public pages of the library', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, `${alerts}/open`)
    server = createTestApp(database, { catalogue })
  })

  test('the page of a component names the engines in which it was run, and no other', async () => {
    const { props } = await server.client().visit(`/components/${hero}`)
    expect(props.engines).toEqual([{ version: 'Firefox 153.7.0esr', date: '2026-01-04', known: [] }])
    expect((await server.client().visit(`/components/${alerts}/open`)).props.engines).toEqual([])
  })

  test('what is still to be compiled is not said to have changed, neither on its page nor as Markdown', async () => {
    const ahead = testCatalogue([testComponent(hero)], { [hero]: null })
    const { client } = createTestApp(await open(), { catalogue: ahead })
    const { component, awaitsProof } = (await client().visit(`/components/${hero}`)).props
    expect({ component, awaitsProof }).toMatchObject({ component: { verified: null }, awaitsProof: true })
    expect((await server.client().visit(`/components/${hero}`)).props.awaitsProof).toBe(false)
    const textOf = async (of: typeof server) => (await of.client().send(`/components/${hero}.md`)).text()
    expect(await textOf(server)).toContain('since its code changed')
    expect(await textOf({ ...server, client })).toMatch(/- Tested: listed here in some minutes/)
  })

  test('GET /components lists what exists, with its counts and what stands for it', async () => {
    const { component, props } = await server.client().visit('/components')
    expect(component).toBe('components/index')
    const [first] = props.packages as unknown as { slug: string; count: number; categories: unknown[] }[]
    expect(first).toMatchObject({
      slug: 'application-ui',
      count: 2,
      categories: [{ subcategories: [{ path: alerts, count: 2, free: 1, thumbnail: { path: `${alerts}/open` } }] }],
    })
  })

  test('GET /components/… shows the code of what is free, and no code of the rest', async () => {
    const { props } = await server.client().visit(`/components/${alerts}`)
    const { components } = props.subcategory as unknown as { components: { slug: string; code: object | null }[] }
    expect(components.map(({ slug, code }) => [slug, code && Object.keys(code)])).toEqual([
      ['open', ['html', 'react', 'vue', 'svelte']],
      ['kept', null],
    ])
    expect(await (await server.client().send(`/components/${alerts}`)).text()).not.toContain('kept tsx')
  })

  test('GET /components puts first what was copied most in the last 90 days, whatever flavour', async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    const rows = [
      ['2026-01-04', `${alerts}/kept html copy`, 2],
      ['2026-01-03', `${alerts}/kept vue zip`, 2],
      ['2025-10-07', `${alerts}/open react copy`, 3],
      // The 91st day before, and a day that is not over.
      ['2025-10-06', `${alerts}/open react copy`, 50],
      ['2026-01-05', `${alerts}/open react copy`, 50],
    ] as const
    const values = rows.map(([day, name, count]) => ({ day, kind: 'copy' as const, name, count }))
    await database.db.insertInto('figures').values(values).execute()
    const { client } = createTestApp(database, { catalogue })
    const first = await client().visit('/components?sort=most-copied')
    const slugs = (first.props.found as unknown as { path: string }[]).map(({ path }) =>
      path.slice(path.lastIndexOf('/') + 1),
    )
    expect(slugs).toEqual(['kept', 'open', 'split'])
    expect(JSON.stringify(first.props)).not.toContain('"count":4')
  })

  test('GET /components with filters lists what they leave, across the library, in the order asked for', async () => {
    const paths = async (query: string) => {
      const { component, props } = await server.client().visit(`/components${query}`)
      const found = (props.found ?? []) as unknown as { path: string }[]
      return [component, ...found.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))]
    }
    expect(await paths('?sort=name')).toEqual(['components/filtered', 'kept', 'open', 'split'])
    expect(await paths('?sort=newest')).toEqual(['components/filtered', 'split', 'kept', 'open'])
    expect(await paths('?sort=most-copied')).toEqual(await paths('?sort=newest'))
    expect(await paths('?free=1')).toEqual(['components/filtered', 'open'])
    expect(await paths('?package=marketing&kind=sections')).toEqual(['components/filtered', 'split'])
    expect(await paths('?behaviour=interactive')).toEqual(['components/filtered', 'split'])
    expect(await paths('?pictures=1&behaviour=static')).toEqual(['components/filtered', 'kept'])
    expect(await paths('?new=1')).toEqual(['components/filtered', 'split'])
    expect(await paths('?package=unknown&free=yes')).toEqual(['components/index'])
  })

  test('each filter says how many components it leaves', async () => {
    const { props } = await server.client().visit('/components')
    expect(props.counts).toEqual({
      all: 3, free: 1, interactive: 1, static: 2, pictures: 1, new: 1, tellsNew: true,
      package: { 'application-ui': 2, marketing: 1 }, kind: { components: 2, sections: 1 },
    }) // prettier-ignore
    const narrowed = await server.client().visit('/components?package=application-ui&behaviour=static')
    expect(narrowed.props.counts).toEqual({
      all: 3, free: 1, interactive: 0, static: 2, pictures: 1, new: 0, tellsNew: true,
      package: { 'application-ui': 2, marketing: 0 }, kind: { components: 2, sections: 0 },
    }) // prettier-ignore
  })

  test('the page of a component shows it, its neighbours, and no code of what is sold', async () => {
    const { component, props } = await server.client().visit(`/components/${alerts}/kept`)
    expect(component).toBe('components/component')
    expect(props).toMatchObject({
      subcategory: { path: alerts },
      component: { path: `${alerts}/kept`, code: null },
      needs: [{ flavour: 'html', dependencies: [], setup: [] }, {}, {}, {}],
      previous: { path: `${alerts}/open` },
      next: null,
      others: [{ path: `${alerts}/open`, free: true }],
    })
    expect(JSON.stringify(props)).not.toContain('kept tsx')
    const open = await server.client().visit(`/components/${alerts}/open`)
    expect(open.props).toMatchObject({ component: { code: { html: {} }, ofTheDay: true }, next: { title: 'kept' } })
  })

  test('the page of a component says in its document what it is and where it stands', async () => {
    const html = await (await server.client().send(`/components/${alerts}/kept`)).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json!),
    )
    const address = `http://localhost:3000/components/${alerts}/kept`
    expect(data).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: 'kept', item: address }] },
      {
        '@context': 'https://schema.org',
        '@type': 'SoftwareSourceCode',
        name: 'kept',
        url: address,
        isAccessibleForFree: false,
        programmingLanguage: expect.arrayContaining(['HTML', 'Vue', 'Svelte']),
        encoding: { encodingFormat: 'text/markdown', contentUrl: `${address}.md` },
      },
    ])
    // Of its code there is nothing under any name that schema.org has for it.
    for (const name of ['text', 'sampleType', 'codeSample', 'articleBody']) expect(data[1]).not.toHaveProperty(name)
    expect(JSON.stringify(data)).not.toContain('kept tsx')
    expect(html).toContain("[data-holds='kept']")
  })

  test('GET /components/… has neighbours within its package only', async () => {
    const { props } = await server.client().visit('/components/marketing/sections/hero')
    expect(props).toMatchObject({ previous: null, next: null })
  })

  test.each(['/components/x', '/components/x/y/z', `/components/${alerts}/gone`, '/components/__proto__/a/b'])(
    'GET %s answers 404',
    async (path) => {
      expect((await server.client().send(path)).status).toBe(404)
    },
  )

  describe('GET /components/…/code', () => {
    const code = (slug: string, query = 'flavour=react') =>
      server.client().send(`/components/${alerts}/${slug}/code?${query}`)

    test('answers everyone with free code, in the asked-for colours', async () => {
      const { files } = await (await code('open', 'flavour=vue&primary=rose')).json()
      expect(files[0].code).toContain('text-rose-700')
    })
    test('answers 403 without any code for the rest, whoever asks without a licence', async () => {
      const refused = await code('kept')
      expect(refused.status).toBe(403)
      expect(await refused.text()).not.toContain('kept tsx')
      const member = server.client()
      await signUp(member)
      expect((await member.send(`/components/${alerts}/kept/code?flavour=react`)).status).toBe(403)
    })
    test('answers 422 to an unknown flavour and 404 to an unknown component', async () => {
      expect((await code('open', 'flavour=angular')).status).toBe(422)
      expect((await code('gone')).status).toBe(404)
    })
  })

  test('GET /components/…/heights.css keeps the places of a page’s previews', async () => {
    const css = await (await server.client().send(`/components/${alerts}/heights.css`)).text()
    expect(css).toContain("[data-holds='open']{height:400px}")
    expect(css).not.toMatch(/data-roomy|data-wide/)
  })

  test('GET /components/…/heights.css keeps room for what opens, and shows a layout as on a desktop', async () => {
    const client = createTestApp(await open({}), { catalogue: shaped }).client()
    const css = async (page: string) => (await client.send(`/components/${page}/heights.css`)).text()
    expect(await css(alerts)).toContain("[data-holds='open'][data-roomy]{height:max(520px,400px)}")
    expect(await css('application-ui/layouts/stacked')).toContain(
      "@container (width<1280px){[data-holds='open'][data-wide]{width:1280px;max-width:none;height:300px;",
    )
  })

  test('a page says in its document where it stands', async () => {
    const html = await (await server.client().send(`/components/${alerts}`)).text()
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
    expect(JSON.parse(data!)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Components' },
        { position: 2 },
        { item: `http://localhost:3000/components/${alerts}` },
      ],
    })
  })

  test('a resting preview follows this browser’s theme, and only our own inline scripts may run in it', async () => {
    const address = `/components/${alerts}/open/preview?theme=auto&start=wanted`
    const response = await server.client().send(address)
    expect(await response.text()).toContain('prefers-color-scheme: dark')
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  })
})
