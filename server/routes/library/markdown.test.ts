import { beforeAll, expect, test } from 'vitest'
import { flavours } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { passingClock } from '../../testing/clock.ts'
import { accessKeyOf } from '../../testing/access-keys.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { ownLicenseOf } from '../../domain/selling/licenses.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { openToday } from '../../testing/day.ts'

const ui = 'application-ui/components/alerts'
const free = testComponent(`${ui}/open`, { free: true, title: 'Open alert', keywords: ['notice', 'message'] })
const today = testComponent(`${ui}/today`)
const locked = testComponent(`${ui}/locked`, { title: 'Locked alert' })
const components = [free, today, locked]
const moved = { [`${ui}/shut`]: locked.path, 'application-ui/components/notes': ui }
const catalogue = testCatalogue(components, {}, moved)
const sets = [
  {
    slug: 'desk',
    title: 'Desk',
    description: 'A desk.',
    world: 'Somebody’s desk.',
    members: [free.path, locked.path],
    screens: [],
  },
]
/** What only the code has. */
const codeOf = (slug: string) => new RegExp(`>${slug} (?:html|tsx|vue|svelte)<`)

describeEachDatabase('Markdown of the library', (open) => {
  let server: AccountServer
  beforeAll(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, today.path)
    server = await accountServer(database, { catalogue, sets })
  })
  const send = (path: string, headers: Record<string, string> = {}) => server.browser().send(path, { headers })
  const read = async (path: string, headers: Record<string, string> = {}) => (await send(path, headers)).text()

  test('a component says what it is, how to take it, what it needs, and its code in every flavour', async () => {
    const response = await send(urls.componentMarkdown(free.path))
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=UTF-8')
    expect(response.headers.get('link')).toBe(`<http://localhost:3000${urls.component(free.path)}>; rel="canonical"`)
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    const text = await response.text()
    expect(text).toMatch(/^# Open alert\n\n> When you need open\.\n\n- Name: `alerts-open`\n- Part number: AUI-C01-1\n/)
    expect(text).toContain('- Also looked for as: notice, message\n- Code: free for everyone')
    expect(text).toContain('`npx shadcn@latest add @millwork/alerts-open`')
    expect(text).toMatch(/`npx http:\/\/localhost:3000\/cli\/millwork-[\d.]+\.tgz add alerts-open`/)
    for (const flavour of ['html', 'tsx', 'vue', 'svelte']) expect(text).toContain(`open ${flavour}</p>`)
    expect(text).toContain('http://localhost:3000/media/mug.webp')
  })

  test('one flavour, in the colours and the style that are asked for, is what the code endpoint gives', async () => {
    const wishes = { primary: 'teal', tailwind: 'v3', prefix: 'tw' } as const
    for (const flavour of flavours) {
      const text = await read(urls.componentMarkdown(free.path, { flavour, ...wishes }))
      const answer = (await (await send(urls.code(free.path, flavour, wishes))).json()) as { files: { code: string }[] }
      expect(text).toContain(`\n${answer.files[0]!.code}\n\`\`\``)
      expect(text.match(/>open \w+<\/p>|open (?:html|tsx|vue|svelte)</g)).toHaveLength(1)
      expect(text).toContain('A note for version 3.')
    }
  })

  test('what is locked has no byte of its code, and says what opens it', async () => {
    for (const path of [locked.path, free.path, today.path])
      expect(codeOf(path.slice(path.lastIndexOf('/') + 1)).test(await read(urls.componentMarkdown(path)))).toBe(
        path !== locked.path,
      )
    const text = await read(urls.componentMarkdown(locked.path, { flavour: 'vue' }))
    expect(text).not.toContain('## Code')
    expect(text).toContain('needs a licence: Developer, Unlimited or Team, each paid once')
    expect(await read(urls.componentMarkdown(today.path))).toContain('- Code: open to everyone until midnight UTC')
  })

  test.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.9, text/markdown', 'text/markdown'],
    ['text/html, text/markdown;q=0.5', 'text/html'],
    ['text/markdown;q=0, text/html', 'text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
  ])('the page itself, asked for as %s, is %s, also where it is kept', async (accept, type) => {
    for (const path of [urls.component(free.path), urls.subcategory(ui), urls.set('desk')])
      for (const _ of ['made', 'kept']) {
        const response = await send(path, { accept })
        expect([path, response.status, response.headers.get('content-type')]).toEqual([
          path,
          200,
          `${type}; charset=UTF-8`,
        ])
        expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/)
        expect(response.headers.get('vary')).toContain('Accept-Encoding')
      }
  })

  test('a page and its Markdown are not taken for one another when they are asked for again', async () => {
    const path = urls.component(free.path)
    const tag = (await send(path, { accept: 'text/markdown' })).headers.get('etag')!
    expect((await send(path, { accept: 'text/markdown', 'if-none-match': tag })).status).toBe(304)
    expect((await send(path, { accept: 'text/html', 'if-none-match': tag })).status).toBe(200)
    expect(
      (await send(urls.componentMarkdown(path.slice('/components/'.length)), { 'if-none-match': tag })).status,
    ).toBe(304)
  })

  test('kinds and sets list what is in them', async () => {
    const kind = await read(urls.subcategoryMarkdown(ui))
    expect(kind).toContain(
      `- [Open alert](http://localhost:3000${urls.componentMarkdown(free.path)}) (\`alerts-open\`, free): `,
    )
    expect(kind).toContain('(`alerts-locked`): When you need locked.')
    const set = await read(urls.setMarkdown('desk'))
    expect(set).toMatch(/^# Desk\n\n> A desk\.\n\nSomebody’s desk\./)
    expect(set).toContain('`alerts-locked`')
  })

  test.each([
    [urls.componentMarkdown(`${ui}/opne`), 404, /nearest are:\n- Open alert \(alerts-open\): http/],
    [
      urls.componentMarkdown(free.path, { flavour: 'angular' as 'vue' }),
      422,
      /^flavour must be one of html, react, vue, svelte\.\n$/,
    ],
    [`${urls.componentMarkdown(free.path)}?primary=red%22`, 422, /^primary must be one of /],
    [urls.subcategoryMarkdown('application-ui/components/none'), 404, /^There is nothing at this address\.\n$/],
    [urls.setMarkdown('none'), 404, /^There is nothing at this address\.\n$/],
  ])('%s answers %i in words', async (path, status, words) => {
    const response = await send(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=UTF-8'])
    expect(await response.text()).toMatch(words)
  })

  test('what moved is led to, with what was asked', async () => {
    const response = await send(`${urls.componentMarkdown(`${ui}/shut`)}?flavour=vue`)
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `${urls.componentMarkdown(locked.path)}?flavour=vue`,
    ])
    const kind = await send(urls.subcategoryMarkdown('application-ui/components/notes'))
    expect(kind.headers.get('location')).toBe(urls.subcategoryMarkdown(ui))
  })

  test('a key opens what its owner’s licence opens, for nobody else to keep, and nothing once that is gone', async () => {
    const { id } = await server.member({ license: 'developer' })
    const key = await accessKeyOf(server, id)
    const path = urls.componentMarkdown(locked.path, { flavour: 'svelte' })
    const authorization = `Bearer ${key}`
    const opened = await send(path, { authorization })
    expect(opened.headers.get('cache-control')).toBe('private, no-cache')
    expect(opened.headers.get('vary')).toContain('Authorization')
    expect(await opened.text()).toMatch(codeOf('locked'))
    expect(await read(urls.component(locked.path), { authorization, accept: 'text/markdown' })).toMatch(
      codeOf('locked'),
    )

    await revokeLicense(server.database, (await ownLicenseOf(server.database, id))!.id)
    expect(await read(path, { authorization })).not.toMatch(codeOf('locked'))
    const other = key.slice(0, -1) + (key.endsWith('x') ? 'y' : 'x')
    const unknown = await send(path, { authorization: `Bearer ${other}` })
    expect([unknown.status, await unknown.text()]).toEqual([401, expect.not.stringMatching(codeOf('locked'))])
  })

  test('code is counted where it is given, and nowhere else', async () => {
    const counted = new Set<string>()
    const limit: RateLimiter['limit'] = async ({ key }) =>
      counted.has(key) ? { ok: false, retryAfterSeconds: 1 } : (counted.add(key), { ok: true, retryAfterSeconds: 0 })
    const strict = await accountServer(server.database, { catalogue, limiter: { ...server.deps.limiter, limit } })
    const client = strict.browser()
    const statuses = async (path: string) =>
      [await client.send(path), await client.send(path)].map(({ status }) => status)
    expect(await statuses(urls.componentMarkdown(free.path))).toEqual([200, 429])
    expect(await statuses(urls.componentMarkdown(locked.path))).toEqual([200, 200])
    expect(await statuses(urls.packageLlmsFull('application-ui', { flavour: 'html' }))).toEqual([200, 429])
    expect(await statuses(urls.packageLlmsFull('application-ui'))).toEqual([200, 200])
  })

  test('a package in one text has the code of what is free, in the flavour asked for, and no other', async () => {
    const whole = await read(urls.packageLlmsFull('application-ui'))
    expect(whole).toContain('### Locked alert')
    for (const slug of ['open', 'locked', 'today']) expect(whole).not.toMatch(codeOf(slug))
    const text = await read(urls.packageLlmsFull('application-ui', { flavour: 'vue' }))
    expect(text.match(/>\w+ (?:html|tsx|vue|svelte)</g)).toEqual(['>open vue<'])
  })

  test('who is signed in gets no more than everybody: cookies count for nothing', async () => {
    const { client } = await server.member({ license: 'developer' })
    const response = await client.send(urls.componentMarkdown(locked.path))
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(await response.text()).not.toMatch(codeOf('locked'))
  })
})
