import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { CodeAnswer } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { createTurns } from '../../http/turns.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const alerts = 'application-ui/components/alerts'
const free = testComponent(`${alerts}/free`, { free: true, title: 'Free alert', part: 'AUI-C01-1' })
const locked = testComponent(`${alerts}/locked`, { title: 'Locked alert', part: 'AUI-C01-2' })
const today = testComponent(`${alerts}/today`, { title: 'Alert of today', part: 'AUI-C01-3' })
const hero = testComponent('marketing/sections/heroes/wide', { title: 'Wide hero', part: 'MKT-S01-1' })
const { react } = free.snippets
react.files.push({ ...react.files[0]!, label: 'JSX', fileName: 'free.jsx', code: '<p>JSX</p>' })
react.dependencies.push({ name: 'clsx', version: '^2.1.1' })
react.setup.push('A note.')
today.snippets.react.dependencies.push(
  { name: 'clsx', version: '^2.1.1' },
  { name: '@heroicons/react', version: '^2.2.0' },
)
today.snippets.react.setup.push('A note.')
const catalogue = testCatalogue([free, locked, today, hero])

const designFiles = ['theme.tokens.json', 'figma-variables/Light.tokens.json', 'figma-variables/Dark.tokens.json']
const teal = `brand:${Array.from({ length: 11 }, (_, step) => `0d94${(16 + step * 20).toString(16)}`).join('.')}`

describeEachDatabase('a zip of code', (open) => {
  let accounts: AccountServer
  let poor: Browser
  let rich: Browser
  beforeAll(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, today.path)
    accounts = await accountServer(database, { catalogue })
    poor = (await accounts.member()).client
    rich = (await accounts.member({ license: 'developer' })).client
  })

  async function filesOf(client: Browser, path: string): Promise<Record<string, string>> {
    const answer = await client.send(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]))
  }

  test('holds each component in its place, in the code of the code endpoint', async () => {
    const wishes = { primary: teal, tailwind: 'v3', prefix: 'tw' } as const
    const files = await filesOf(rich, urls.codeZip({ of: alerts }, 'vue', wishes))
    expect(Object.keys(files)).toEqual([
      `${alerts}/free.vue`,
      `${alerts}/locked.vue`,
      `${alerts}/today.vue`,
      'tailwind.colors.js',
      ...designFiles,
      'README.md',
    ])
    const answer = await rich.send(urls.appCode(locked.path, 'vue', wishes))
    const { files: alone } = (await answer.json()) as CodeAnswer
    expect(files[`${alerts}/locked.vue`]).toBe(alone[0]!.code)
    expect(alone[0]!.code).toContain('tw-text-brand-600')
    expect(files['tailwind.colors.js']).toContain("600: '#0d9488'")
    expect(files['figma-variables/Dark.tokens.json']).toContain('"$value": "{brand.600}"')
    expect(files['README.md']).toContain('variables in two modes')
    expect(files['README.md']).toContain('- A note for version 3.')
    expect(files['README.md']).toContain("`prefix: 'tw-'` in tailwind.config.js.")
  })

  test('brings the theme that its code names, by roles as well, and none where Tailwind has the colours', async () => {
    const files = await filesOf(rich, urls.codeZip({ of: alerts }, 'html', { primary: 'rose', names: 'roles' }))
    expect(files[`${alerts}/free.html`]).toContain('text-primary-')
    expect(files['theme.css']).toContain('--color-primary-600: oklch(')
    expect(files['README.md']).toContain('--color-primary-600: oklch(')
    const plain = await filesOf(rich, urls.codeZip({ of: alerts }, 'html', { primary: 'rose' }))
    expect(Object.keys(plain)).not.toContain('theme.css')
    expect(plain['README.md']).toContain('needs no theme')
  })

  test('without a licence holds what is free and today’s, and names the rest', async () => {
    const files = await filesOf(poor, urls.codeZip({ of: 'application-ui' }, 'react'))
    expect(Object.keys(files)).toEqual([`${alerts}/free.tsx`, `${alerts}/today.tsx`, ...designFiles, 'README.md'])
    const readme = files['README.md']!
    expect(readme).toMatch(/^# Millwork: 2 components\n/)
    expect(readme).toContain(`- [Free alert](${alerts}/free.tsx), AUI-C01-1: `)
    expect(readme).toContain('npm install "@heroicons/react@^2.2.0" "clsx@^2.1.1"\n')
    expect(readme.match(/^- A note\.$/gm)).toHaveLength(1)
    expect(readme).toContain('## Left out\n\nThese come with a licence')
    expect(readme).toContain('- Locked alert (AUI-C01-2)')
    expect(readme).toContain('/pricing')
    expect(Object.values(files).join('')).not.toContain('locked tsx')
  })

  test('of parts holds those, each once, and says which there are none of', async () => {
    const parts = ['MKT-S01-1', 'AUI-C01-1', 'MKT-S01-1', 'AUI-C99-9']
    const files = await filesOf(rich, urls.codeZip({ parts }, 'react', { file: 'JSX' }))
    expect(Object.keys(files)).toEqual([
      'marketing/sections/heroes/wide.tsx',
      `${alerts}/free.jsx`,
      ...designFiles,
      'README.md',
    ])
    expect(files['README.md']).toContain('no components of these numbers.\n\n- AUI-C99-9\n')
  })

  test('of what needs a licence only is a README without code', async () => {
    const files = await filesOf(poor, urls.codeZip({ parts: [locked.part] }, 'html'))
    expect(Object.keys(files)).toEqual(['README.md'])
    expect(files['README.md']).toContain('- Locked alert (AUI-C01-2)')
  })

  test('is made a file at a time, however many are asked for at once', async () => {
    const turns = createTurns({ atOnce: 1, inLine: 10 })
    const { takeAgain } = turns
    let [underWay, most] = [0, 0]
    const watched = {
      ...turns,
      takeAgain: async (network: string) => {
        const isTurn = await takeAgain(network)
        most = Math.max(most, (underWay += 1))
        return isTurn
      },
      end: (network: string) => {
        underWay -= 1
        turns.end(network)
      },
    }
    const elsewhere = await accountServer(accounts.database, { catalogue, turns: watched })
    const { client } = await elsewhere.member({ email: 'zips@example.com' })
    ;[underWay, most] = [0, 0]
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.send(urls.codeZip({ of: alerts }, 'html'))),
    )
    underWay = 0
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
    expect(new Set(sizes).size).toBe(1)
    expect(most).toBe(1)
  })

  test('has a name, and is kept by nobody', async () => {
    const { headers } = await rich.send(urls.codeZip({ of: alerts }, 'svelte'))
    expect(headers.get('content-disposition')).toBe('attachment; filename="millwork-alerts-svelte.zip"')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['/app/code.zip?flavour=react', 422],
    [`/app/code.zip?of=${alerts}`, 422],
    [`/app/code.zip?of=${alerts}&parts=AUI-C01-1&flavour=react`, 422],
    [`/app/code.zip?of=${alerts}&flavour=angular`, 422],
    ['/app/code.zip?parts=AUI-C01-1,x&flavour=react', 422],
    [`/app/code.zip?parts=${Array.from({ length: 501 }, (_, n) => `AUI-C${n % 999}-${n % 7}`)}&flavour=react`, 422],
    ['/app/code.zip?parts=AUI-C99-9&flavour=react', 404],
    ['/app/code.zip?of=&flavour=react', 404],
    ['/app/code.zip?of=ecommerce&flavour=react', 404],
    [`/app/code.zip?of=${alerts}/free&flavour=react`, 404],
    ['/app/code.zip?of=application-ui/components&flavour=react', 404],
  ])('%s is refused', async (path, status) => {
    expect((await rich.send(path)).status).toBe(status)
  })

  test('a guest is sent to sign in', async () => {
    const answer = await accounts.browser().send(urls.codeZip({ of: alerts }, 'react'))
    expect([answer.status, answer.headers.get('location')?.startsWith('/login?next=')]).toEqual([303, true])
  })

  test('is not made again and again', async () => {
    const { client } = await accounts.member()
    const answers: Response[] = []
    for (let tries = 0; tries <= 60; tries++) {
      const answer = await client.send(urls.codeZip({ of: alerts }, 'html'))
      await answer.body?.cancel()
      answers.push(answer)
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
