import { beforeEach, describe, expect, test } from 'vitest'
import type { Proof } from '#shared/proof.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { ownLicenseOf } from '../../domain/selling/licenses.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { accessKeyOf } from '../../testing/access-keys.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { type Assistant, assistantKinds, connect } from '../../testing/assistants.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const alerts = 'application-ui/components/alerts'
const open = testComponent(`${alerts}/open-note`, { free: true, title: 'Open note', part: 'AUI-C01-1' })
const locked = testComponent(`${alerts}/locked-note`, { title: 'Locked note', part: 'AUI-C01-2' })
const today = testComponent('marketing/sections/pricing/three-tiers', {
  title: 'Three pricing tiers',
  part: 'MKT-S19-1',
})
const proof: Proof = { day: '2026-11-25', states: 3, flavours: { html: {}, react: {}, vue: {}, svelte: {} } }
const catalogue = testCatalogue([open, locked, today], { [open.path]: proof }, { [`${alerts}/former`]: open.path })

describeEachDatabase('the library for assistants', (openDatabase) => {
  let server: AccountServer
  let key: string
  let owner: Awaited<ReturnType<AccountServer['member']>>
  beforeEach(async () => {
    const database = await openDatabase({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, today.path)
    server = await accountServer(database, { catalogue })
    owner = await server.member({ license: 'developer' })
    key = await accessKeyOf(server, owner.id)
  })

  test.each(assistantKinds)('answers the client of %s', async (kind) => {
    const assistant = await connect(server, key, kind)
    if (kind !== 'former SDK') expect(assistant.revision()).toBe(kind)
    const tools = await assistant.tools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_components',
      'list_components',
      'get_component',
      'get_setup',
      'get_theme',
      'get_add_command',
      'get_updates',
      'read_docs',
    ])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
    expect((await assistant.call('search_components', { query: 'pricing tiers' })).text).toMatch(
      /^1\. pricing-three-tiers \|/,
    )
  })

  describe('lets in', () => {
    const post = (headers: Record<string, string>) =>
      server.app.request('/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })

    test('nobody without a token, and says where to begin', async () => {
      const answer = await post({})
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp", scope="library:read"',
      )
      await expect(connect(server, null)).rejects.toThrow()
    })

    test.each([
      ['an unknown key', 'mwk_11111111111111111111111111111111'],
      ['a word', 'secret'],
      ['what looks like a token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
      ['something long', 'a'.repeat(5000)],
    ])('nobody with %s', async (_, token) => {
      const answer = await post({ authorization: `Bearer ${token}` })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
    })

    test('no session of a browser, and no page of another site', async () => {
      expect(
        (await owner.client.send('/mcp', { method: 'POST', body: { jsonrpc: '2.0', id: 1, method: 'ping' } })).status,
      ).toBe(401)
      const authorization = `Bearer ${key}`
      expect((await post({ authorization, origin: 'https://elsewhere.example' })).status).toBe(403)
      expect((await post({ authorization, origin: 'vscode-file://vscode-app' })).status).toBe(200)
    })

    test('programs by POST alone', async () => {
      const answer = await server.app.request('/mcp', { headers: { authorization: `Bearer ${key}` } })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toContain('POST')
    })
  })

  describe('gives code', () => {
    let assistant: Assistant
    beforeEach(async () => void (assistant = await connect(server, key)))

    test('as the address of the code does, with what it needs', async () => {
      const { text, isError } = await assistant.call('get_component', {
        name: 'alerts-locked-note',
        flavour: 'vue',
        primary: 'teal',
      })
      const served = await owner.client.send(`/app/components/${locked.path}/code?flavour=vue&primary=teal`, {
        headers: { accept: 'application/json' },
      })
      const { files } = (await served.json()) as { files: { code: string }[] }
      expect(isError).toBe(false)
      expect(text).toContain(files[0]!.code)
      expect(text).toMatch(/text-teal-\d/)
      expect(text).not.toContain('text-primary')
      expect(text).toContain('AUI-C01-2 | vue | Tailwind CSS 4 | colours teal and gray')
    })

    test('in one colour of somebody’s own, with the theme that it names', async () => {
      const { text } = await assistant.call('get_component', {
        name: 'alerts-open-note',
        flavour: 'react',
        primary: '#0d9488',
      })
      expect(text).toMatch(/text-brand-\d/)
      expect(text).toMatch(/@theme \{\n {2}--color-brand-50: #[\da-f]{6};/)
      expect(text).toContain('proved 2026-11-25 in 3 states')
    })

    test.each([
      'alerts-open-note',
      'ALERTS-OPEN-NOTE',
      '@millwork/alerts-open-note',
      open.path,
      'aui-c01-1',
      `${alerts}/former`,
    ])('by the name %s', async (name) => {
      expect((await assistant.call('get_component', { name, flavour: 'html' })).text).toMatch(/^# Open note\n/)
    })

    test('and offers the nearest names for one that there is not', async () => {
      const { text, isError } = await assistant.call('get_component', { name: 'alerts-open-nota', flavour: 'html' })
      expect(isError).toBe(true)
      expect(text).toMatch(/^No component is called "alerts-open-nota"\. The nearest names:\n- alerts-open-note\n/)
    })

    test.each([
      ['flavour', { flavour: 'angular' }],
      ['primary', { flavour: 'html', primary: 'mauve-ish' }],
      ['prefix', { flavour: 'html', prefix: 'TW-' }],
      ['dark', { flavour: 'html', dark: 'sometimes' }],
    ])('and says what is wrong with a wish: %s', async (field, given) => {
      const { text, isError } = await assistant.call('get_component', { name: 'alerts-open-note', ...given })
      expect(isError).toBe(true)
      expect(text).toContain(field)
    })
  })

  describe('keeps what is locked', () => {
    test('from who has no licence, and says which one opens it', async () => {
      const free = await server.member()
      const assistant = await connect(server, await accessKeyOf(server, free.id))
      for (const flavour of ['html', 'react', 'vue', 'svelte']) {
        const { text, isError } = await assistant.call('get_component', { name: 'alerts-locked-note', flavour })
        expect(isError).toBe(true)
        expect(text).toContain('http://localhost:3000/pricing')
        expect(text).toContain('Free and near to it: alerts-open-note')
        expect(text).not.toContain('<p class')
      }
      expect((await assistant.call('get_component', { name: 'alerts-open-note', flavour: 'html' })).text).toContain(
        '<p class',
      )
      expect((await assistant.call('get_component', { name: 'pricing-three-tiers', flavour: 'html' })).text).toContain(
        '<p class',
      )
      expect((await assistant.call('search_components', { query: 'locked note' })).text).toContain('needs a licence')
    })

    test('from the next call on, once the licence is gone', async () => {
      const assistant = await connect(server, key)
      const ask = () => assistant.call('get_component', { name: 'alerts-locked-note', flavour: 'html' })
      expect((await ask()).text).toContain('<p class')
      const license = await ownLicenseOf(server.database, owner.id)
      await revokeLicense(server.database, license!.id)
      expect((await ask()).text).not.toContain('<p class')
    })
  })

  describe('tells', () => {
    let assistant: Assistant
    beforeEach(async () => void (assistant = await connect(server, key)))

    test('what there is', async () => {
      expect((await assistant.call('list_components')).text).toContain('application-ui/components: alerts 2')
      expect((await assistant.call('list_components', { path: alerts })).text).toContain(
        'alerts-locked-note | Locked note | in your licence',
      )
      expect((await assistant.call('list_components', { path: 'nowhere/at/all' })).isError).toBe(true)
    })

    test('how a project is made ready', async () => {
      const { text } = await assistant.call('get_setup', { flavour: 'html', framework: 'vite', prefix: 'mw' })
      expect(text).toContain('npm install tailwindcss @tailwindcss/vite')
      expect(text).toMatch(/"alpinejs@\^\d/)
      expect(text).toContain('prefix(mw)')
      expect((await assistant.call('get_setup', { flavour: 'vue', tailwind: 'v3' })).text).toContain(
        "darkMode: 'selector'",
      )
    })

    test('real colours', async () => {
      expect((await assistant.call('get_theme', { primary: 'teal' })).text).toContain('nothing is to be added')
      expect((await assistant.call('get_theme', { primary: '#0d9488', names: 'roles' })).text).toContain(
        '--color-primary-600: #',
      )
    })

    test('commands that add', async () => {
      const { text } = await assistant.call('get_add_command', { names: ['AUI-C01-1', 'alerts-locked-note'] })
      expect(text).toMatch(
        /npx http:\/\/localhost:3000\/cli\/millwork-[\d.]+\.tgz add alerts-open-note alerts-locked-note/,
      )
      expect(text).toContain('npx shadcn@latest add @millwork/alerts-open-note')
      expect((await assistant.call('get_add_command', { names: ['alerts-opeen'] })).isError).toBe(true)
    })

    test('what changed since a lock was written', async () => {
      const { createHash } = await import('node:crypto')
      const { text: code } = await assistant.call('get_component', { name: 'alerts-open-note', flavour: 'html' })
      const served = /```html\n([\s\S]*?)\n```/.exec(code)![1]!
      const entry = {
        component: open.path,
        version: '4.5.0',
        profile: 'flavour=html&tailwind=v4&primary=blue&secondary=gray',
      }
      const files = {
        'a.html': { ...entry, hash: createHash('sha256').update(served).digest('hex') },
        'b.html': { ...entry, hash: '0'.repeat(64) },
        'c.html': { ...entry, component: 'x/y/z/gone', hash: '0'.repeat(64) },
      }
      const { text } = await assistant.call('get_updates', { lock: JSON.stringify({ format: 1, files }) })
      expect(text).toContain('1 current, 2 not')
      expect(text).toContain('- b.html: changed, alerts-open-note (had version 4.5.0)')
      expect(text).toContain('- c.html: gone')
      expect(text).toContain('update --dry-run')
      expect((await assistant.call('get_updates', { lock: '{"files":[]}' })).isError).toBe(true)
    })
  })

  test('hostile words are answered in sentences, and nothing fails', async () => {
    const assistant = await connect(server, key)
    const words = [
      '__proto__',
      'constructor',
      'toString',
      '../../etc/passwd',
      '%00',
      '🪵'.repeat(40),
      '<script>',
      "' or 1=1 --",
      '\u202e',
      'a'.repeat(5000),
      ' ',
      '',
    ]
    const given = (word: string): [string, Record<string, unknown>][] => [
      ['search_components', { query: word }],
      ['search_components', { query: 'note', package: word }],
      ['search_components', { query: 'note', limit: 1e9 }],
      ['list_components', { path: word }],
      ['list_components', { path: `${word}/${word}/${word}` }],
      ['get_component', { name: word, flavour: 'html' }],
      ['get_component', { name: 'alerts-open-note', flavour: word }],
      ['get_component', { name: 'alerts-open-note', flavour: 'html', primary: word, secondary: word, prefix: word }],
      ['get_setup', { flavour: 'html', framework: word }],
      ['get_theme', { primary: word }],
      ['get_add_command', { names: [word] }],
      ['get_add_command', { names: Array.from({ length: 500 }, () => word) }],
      ['get_updates', { lock: word }],
      ['get_updates', { lock: JSON.stringify({ files: { [word]: word } }) }],
      ['read_docs', { slug: word }],
      [word, {}],
    ]
    for (const word of words)
      for (const [name, wish] of given(word)) {
        const answer = await assistant
          .call(name, wish)
          .catch((error: Error) => ({ text: error.message, isError: true }))
        expect(answer.text.length).toBeGreaterThan(0)
        expect(answer.text).not.toMatch(/Something went wrong|at .*\.ts:|\/server\//)
      }
    expect(server.logged.filter((line) => line.includes('request failed'))).toEqual([])
  })

  test('many calls in one request are refused, since limits count requests', async () => {
    const call = { method: 'tools/call', params: { name: 'search_components', arguments: { query: 'note' } } }
    const answer = await server.app.request('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${key}`,
        'mcp-protocol-version': '2025-03-26',
      },
      body: JSON.stringify([1, 2].map((id) => ({ jsonrpc: '2.0', id, ...call }))),
    })
    expect(answer.status).toBe(400)
    const text = await answer.text()
    expect(text).toContain('"code":-32600')
    expect(text).not.toContain('note')
  })

  test('a key may ask so often and no more', async () => {
    const ask = () =>
      server.app.request('/mcp', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${key}`,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      })
    let answer = await ask()
    for (let asked = 1; asked < 400 && answer.status !== 429; asked++) answer = await ask()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
