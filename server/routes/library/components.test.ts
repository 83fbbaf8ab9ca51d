import { beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { favouritePaths } from '../../domain/library/favourites.ts'
import { redirectFavourites } from '../../domain/library/redirect-favourites.ts'
import { createTestApp } from '../../testing/index.ts'
import { flavours } from '#shared/catalog.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'
import { signUp } from '../../testing/index.ts'

const alerts = 'application-ui/components/alerts'
const solid = testComponent(`${alerts}/solid`, { free: true })
for (const { files } of Object.values(solid.snippets)) {
  const code = '<p class="bg-primary-600 text-white">Solid</p>'
  const list = { start: code.indexOf('bg'), end: code.indexOf('">'), v3: 'rounded bg-primary-600 text-white dark:ms-4' }
  const marks = { ...files[0]!.marks, classes: [list] }
  files[0] = { ...files[0]!, code, marks }
}

const moved = {
  [`${alerts}/wide`]: `${alerts}/solid`,
  'application-ui/components/pills': 'application-ui/components/badges',
}
const components = [
  testComponent(`${alerts}/open`, { free: true, title: 'Open' }),
  testComponent(`${alerts}/locked`, { title: 'Locked' }),
  solid,
  testComponent('application-ui/components/badges/plain', { free: true }),
]
const catalogue = testCatalogue(components, {}, moved)

describeEachDatabase('the library', (open) => {
  let client: ReturnType<ReturnType<typeof createTestApp>['client']>
  beforeEach(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, `${alerts}/open`)
    client = createTestApp(database, { catalogue }).client()
  })

  test('GET /app/components/… sends a guest to sign in, and remembers where they wanted to go', async () => {
    const response = await client.send(`/app/components/${alerts}`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/login?next=${encodeURIComponent(`/app/components/${alerts}`)}`)
  })

  test('GET /app/components shows the whole library, narrowed by what this member may read and marked', async () => {
    expect((await client.send('/app/components?open=1')).headers.get('location')).toBe(
      `/login?next=${encodeURIComponent('/app/components?open=1')}`,
    )
    await signUp(client)
    await client.submit(`/app/favourites/${alerts}/locked`, {}, { method: 'PUT' })
    const found = async (query: string, counts: Record<string, number> = {}) => {
      const { component, props } = await client.visit(`/app/components${query}`)
      expect(component).toBe('app/components/index')
      expect(props.counts).toMatchObject({ all: 4, ...counts })
      return (props.found as unknown as { title: string; locked: boolean }[]).map(
        ({ title, locked }) => title + (locked ? ' (locked)' : ''),
      )
    }
    expect(await found('', { free: 3, open: 3, favourites: 1 })).toEqual(['Open', 'Locked (locked)', 'solid', 'plain'])
    expect(await found('?open=1&sort=name')).toEqual(['Open', 'plain', 'solid'])
    expect(await found('?favourites=1', { free: 0, open: 0, favourites: 1 })).toEqual(['Locked (locked)'])
    expect(await found('?favourites=1&open=1')).toEqual([])
    expect(await found('?open=perhaps&sort=price')).toHaveLength(4)
    const { props } = await client.visit('/app/components?package=application-ui&favourites=1&x=1')
    expect(props.filters).toEqual({ package: 'application-ui', favourites: '1' })
    expect(JSON.stringify(props)).not.toContain('<p class')
  })

  test('GET /components knows nothing of what only members may ask', async () => {
    const { component } = await client.visit('/components?open=1&favourites=1')
    expect(component).toBe('components/index')
  })

  test('GET /app/components/… lists a subcategory with its neighbours and what is locked', async () => {
    await signUp(client)
    const { component, props } = await client.visit(`/app/components/${alerts}`)
    expect(component).toBe('app/components/show')
    expect(props).toMatchObject({
      subcategory: {
        path: alerts,
        components: [
          { title: 'Open', locked: false },
          { title: 'Locked', locked: true },
          { title: 'solid', locked: false },
        ],
      },
      previous: null,
      next: { path: 'application-ui/components/badges' },
      packages: { application_ui: { count: 4 }, marketing: { count: 0 } },
    })
    expect(JSON.stringify(props)).not.toContain('<p class')
  })

  test('GET /app/components/…/… shows one component, and whether it is locked', async () => {
    await signUp(client)
    const { component, props } = await client.visit(`/app/components/${alerts}/locked`)
    expect(component).toBe('app/components/component')
    expect(props).toMatchObject({
      component: { title: 'Locked', locked: true, favourite: false },
      previous: { title: 'Open' },
      next: { title: 'solid' },
      others: [{ title: 'solid' }, { title: 'Open' }, { title: 'plain' }],
    })
    expect(JSON.stringify(props)).not.toContain('<p class')
    expect((await client.send(`/app/components/${alerts}/gone`)).status).toBe(404)
  })

  test.each([
    [`/components/${alerts}/wide`, `/components/${alerts}/solid`],
    [`/app/components/${alerts}/wide`, `/app/components/${alerts}/solid`],
    [`/app/components/application-ui/components/pills`, '/app/components/application-ui/components/badges'],
    ['/components/application-ui/components/pills?width=768', '/components/application-ui/components/badges?width=768'],
    [`/components/${alerts}/wide/code?flavour=vue`, `/components/${alerts}/solid/code?flavour=vue`],
    [
      '/app/components/application-ui/components/pills/plain/preview',
      '/app/components/application-ui/components/badges/plain/preview',
    ],
  ])('GET %s leads to where it went', async (from, to) => {
    await signUp(client)
    const response = await client.send(from)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(to)
  })

  test('a page knows the anchors it had, and favourites follow', async () => {
    const database = await open()
    client = createTestApp(database, { catalogue }).client()
    await signUp(client)
    const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const marked = [`${alerts}/wide`, `${alerts}/solid`, 'application-ui/components/pills/plain']
    const createdAt = new Date()
    await database.db
      .insertInto('favourites')
      .values(marked.map((component) => ({ userId: id, component, createdAt })))
      .execute()
    for (let start = 0; start < 2; start++) await redirectFavourites(database, catalogue)
    expect((await favouritePaths(database, id)).toSorted()).toEqual([
      `${alerts}/solid`,
      'application-ui/components/badges/plain',
    ])
    expect((await client.visit(`/app/components/${alerts}`)).props.moved).toEqual({ wide: `${alerts}/solid` })
  })

  test.each(['nothing/components/alerts', 'application-ui/components/nothing', '..%2f..%2fetc/components/alerts'])(
    'GET /app/components/%s answers 404',
    async (path) => {
      await signUp(client)
      expect((await client.send(`/app/components/${path}`)).status).toBe(404)
    },
  )

  test('GET /components/…/code answers a browser that follows a link to it with the code as a text', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const response = await client.send(`/components/${alerts}/open/code?flavour=vue`, { headers })
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('vary')).toContain('Accept')
    expect(await response.text()).toContain('text-blue-600')
  })

  test('GET …/code answers ready to paste: real colours, pictures from this site', async () => {
    await signUp(client)
    const response = await client.send(`/app/components/${alerts}/open/code?flavour=html`)
    expect(await response.json()).toMatchObject({
      flavour: 'html',
      files: [{ code: '<p class="text-blue-600"><img src="http://localhost:3000/media/mug.webp">open html</p>' }],
    })
  })

  test('GET …/code answers in the asked-for colours, and tells what was moved to keep contrast', async () => {
    await signUp(client)
    const answer = await client.send(`/app/components/${alerts}/solid/code?flavour=html&primary=yellow&secondary=stone`)
    expect(await answer.json()).toMatchObject({
      files: [{ code: '<p class="bg-yellow-400 text-yellow-950">Solid</p>' }],
      changes: [
        { before: 'bg-yellow-600', after: 'bg-yellow-400' },
        { before: 'text-white', after: 'text-yellow-950' },
      ],
    })
  })

  test('GET …/code and the preview take colours of a customer’s own', async () => {
    await signUp(client)
    const own = `brand:${['fffbeb', 'fef3c7', 'fde68a', 'fcd34d', 'fbbf24', 'f59e0b', 'd97706', 'b45309', '92400e', '78350f', '451a03'].join('.')}`
    const path = `/app/components/${alerts}/solid/code?flavour=html&primary=${own}`
    const code = async (query: string) => (await (await client.send(path + query)).json()).files[0].code
    expect(await code('')).toBe('<p class="bg-brand-400 text-brand-950">Solid</p>')
    expect(await code('&ramps=variables')).toContain('bg-(--brand-400)')
    expect(await code('&ramps=variables&tailwind=v3')).toContain('bg-[var(--brand-400)]')
    const preview = await (await client.send(`/components/${alerts}/solid/preview?primary=${own}`)).text()
    expect(preview).toContain(`palette.css?primary=${encodeURIComponent(own)}`)
  })

  test('GET …/code tells which theme its colours need, and none where every project has them', async () => {
    await signUp(client)
    const path = `/app/components/${alerts}/solid/code?flavour=html`
    const answer = async (query: string) => (await client.send(path + query)).json()
    expect(await answer('')).toMatchObject({ theme: null, effects: [] })
    expect(await answer('&primary=rose')).toMatchObject({ theme: null })
    const { files, theme } = await answer('&names=roles')
    expect(files[0].code).toContain('bg-primary-600')
    expect(theme).toMatchObject({ names: ['primary-*'], fileName: 'your CSS' })
    expect(theme.code).toMatch(/^@theme \{\n  --color-primary-50: oklch\(/)
  })

  test('GET …/stackblitz holds a form with the project, which its policy lets go there and nowhere else', async () => {
    const response = await client.send(`/components/${alerts}/solid/stackblitz?flavour=html&tailwind=v3&names=roles`)
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain('form-action https://stackblitz.com;')
    expect(policy).toContain("script-src 'none'")
    const html = await response.text()
    expect(html).toContain('<form method="post" action="https://stackblitz.com/run?file=index.html">')
    expect(html).toContain('name="project[files][package.json]"')
    expect(html).toContain('bg-primary-600')
    expect(html).toContain('--color-primary-600: oklch(')
    expect(html).not.toContain('<script')
    expect((await client.send(`/components/${alerts}/solid/stackblitz`)).status).toBe(200)
    const others = await client.send(`/components/${alerts}`)
    expect(others.headers.get('content-security-policy')).not.toContain('stackblitz')
  })

  test('GET …/stackblitz sends React as the kind of file that is asked for', async () => {
    const at = `/components/${alerts}/solid/stackblitz?flavour=react`
    for (const [asked, path] of [
      ['', 'Snippet.tsx'],
      ['&file=TSX', 'Snippet.tsx'],
    ])
      expect(await (await client.send(at + asked)).text()).toContain(`run?file=src%2F${path}`)
    expect((await client.send(`${at}&file=COBOL`)).status).toBe(422)
  })

  test('GET …/stackblitz keeps the code of a locked component on the server', async () => {
    await signUp(client)
    const response = await client.send(`/components/${alerts}/locked/stackblitz?flavour=html`)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('<p class')
    expect((await client.send(`/components/${alerts}/nothing/stackblitz?flavour=html`)).status).toBe(404)
    expect((await client.send(`/components/${alerts}/solid/stackblitz?flavour=cobol`)).status).toBe(422)
  })

  test('GET …/code leaves the dark out and says how much that was', async () => {
    await signUp(client)
    const path = `/app/components/${alerts}/solid/code?flavour=html&tailwind=v3&dark=none`
    const { files, effects, setup } = await (await client.send(path)).json()
    expect(files[0].code).not.toContain('dark:')
    expect(effects).toEqual(['1 dark: class left out'])
    expect(setup.join()).not.toContain('darkMode')
  })

  test('GET …/code answers for the asked-for version of Tailwind, written the asked-for way', async () => {
    await signUp(client)
    const path = `/app/components/${alerts}/solid/code?flavour=html&tailwind=v3&prefix=tw&direction=physical`
    expect(await (await client.send(path)).json()).toMatchObject({
      files: [{ code: '<p class="tw-rounded tw-bg-blue-600 tw-text-white dark:tw-ml-4">Solid</p>' }],
      setup: expect.arrayContaining(['A note for version 3.', "`prefix: 'tw-'` in tailwind.config.js."]),
    })
  })

  test.each([
    ['primary=navy', 'primary must be one of'],
    ['tailwind=v2', 'tailwind must be one of v4, v3.'],
    ['indent=3', 'indent must be one of 2, 4, tab.'],
    ['dark=never', 'dark must be one of class, media, data, none.'],
    ['density=dense', 'density must be one of comfortable, compact.'],
    ['names=mine', 'names must be one of palette, roles.'],
    ['semicolons=maybe', 'semicolons must be one of no, yes.'],
    ['prefix=TW', 'prefix must be at most eight small letters.'],
    ['prefix=%22onclick', 'prefix must be at most eight small letters.'],
    ['secondary=red', 'secondary must be one of slate, gray'],
  ])('GET …/code refuses %s and names what there is', async (query, message) => {
    await signUp(client)
    const path = `/app/components/${alerts}/open/code?flavour=html&${query}`
    const response = await client.send(path, { headers: { accept: 'application/json' } })
    expect(response.status).toBe(422)
    expect((await response.json()).error.message).toContain(message)
  })

  test('GET …/preview in other colours links their stylesheet, and the default ones need none', async () => {
    const plain = await (await client.send(`/components/${alerts}/open/preview?primary=navy`)).text()
    expect(plain).not.toContain('palette.css')
    const coloured = await (await client.send(`/components/${alerts}/solid/preview?primary=yellow`)).text()
    const [, href] = coloured.match(/<link id="palette" rel="stylesheet" href="([^"]+)">/)!
    const stylesheet = await client.send(href!.replaceAll('&amp;', '&'))
    expect(stylesheet.headers.get('content-type')).toContain('text/css')
    const css = await stylesheet.text()
    expect(css).toMatch(/--color-primary-500: [^;]+;[\s\S]*\.m1\.m1 \{ --text-color-white: /)
    expect(css).not.toContain('text-white')
  })

  test.each(['?primary=navy', '?secondary=%22%3E'])('GET …/palette.css%s answers 404', async (query) => {
    expect((await client.send(`/components/${alerts}/open/preview/palette.css${query}`)).status).toBe(404)
  })

  test('GET …/code keeps the code of a locked component on the server', async () => {
    await signUp(client)
    const response = await client.send(`/app/components/${alerts}/locked/code?flavour=html`, {
      headers: { accept: 'application/json' },
    })
    expect(response.status).toBe(403)
    const text = await response.text()
    expect(text).toContain('You need a licence for the code of this component.')
    expect(text).not.toContain('<p class')
  })

  test.each(['', '?flavour=', '?flavour=angular', '?flavour=react&flavour=html&flavour[]=x'])(
    'GET …/code%s names the flavours there are',
    async (query) => {
      await signUp(client)
      const response = await client.send(`/app/components/${alerts}/open/code${query}`, {
        headers: { accept: 'application/json' },
      })
      if (query.includes('react')) expect(response.status).toBe(200)
      else {
        expect(response.status).toBe(422)
        expect(await response.json()).toMatchObject({
          error: { message: `flavour must be one of ${flavours.join(', ')}.` },
        })
      }
    },
  )

  test('GET …/code answers 404 for a component there is not', async () => {
    await signUp(client)
    expect((await client.send(`/app/components/${alerts}/nothing/code?flavour=html`)).status).toBe(404)
  })

  test('GET …/preview shows a guest any component, bare, with just its own style attributes allowed', async () => {
    const response = await client.send(`/components/${alerts}/locked/preview?theme=dark&dir=rtl`)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[^']+'/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain("'unsafe-inline'")
    const text = await response.text()
    expect(text).toContain('<html lang="en" dir="rtl" class="dark">')
    expect(text).toContain('<p style="width:40%">Preview</p>')
  })

  test('GET …/preview falls back to light and left-to-right for a look it does not know', async () => {
    const text = await (await client.send(`/components/${alerts}/open/preview?theme="><script>&dir=up`)).text()
    expect(text).toContain('<html lang="en" dir="ltr">')
  })

  test('GET …/preview answers 304 to a copy that is still good', async () => {
    const first = await client.send(`/components/${alerts}/open/preview`)
    const again = await client.send(`/components/${alerts}/open/preview`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
  })

  test('GET …/heights.css gives each preview its place by the width there is', async () => {
    await signUp(client)
    const response = await client.send(`/app/components/${alerts}/heights.css`)
    expect(response.headers.get('content-type')).toContain('text/css')
    expect(await response.text()).toContain(
      "[data-holds='open']{height:400px}\n@container (width>=640px){[data-holds='open']{height:300px}}",
    )
    expect((await client.send('/app/components/application-ui/components/nothing/heights.css')).status).toBe(404)
  })

  test('GET /components/palettes.json answers for several previews at once, and leaves out what there is not', async () => {
    const of = [`${alerts}/solid`, `${alerts}/open`, `${alerts}/nothing`, '../../etc'].map(
      (path) => `of=${encodeURIComponent(path)}`,
    )
    const response = await client.send(`/components/palettes.json?primary=rose&${of.join('&')}`)
    const palettes = (await response.json()) as Record<string, string>
    expect(Object.keys(palettes)).toEqual([`${alerts}/solid`, `${alerts}/open`])
    const single = await client.send(`/components/${alerts}/solid/preview/palette.css?primary=rose`)
    expect(palettes[`${alerts}/solid`]).toBe(await single.text())
    expect(palettes[`${alerts}/solid`]).not.toContain('<p')
  })

  test.each(['primary=mauve&of=a', Array.from({ length: 61 }, () => 'of=a').join('&')])(
    'GET /components/palettes.json refuses what is no palette, and too much at once',
    async (query) => expect((await client.send(`/components/palettes.json?${query}`)).status).toBe(422),
  )
})
