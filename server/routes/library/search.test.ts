import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Pages } from '#shared/page-props.ts'
import type { FoundIcon } from '#shared/search/documents.ts'
import { type PackedDocuments, unpackDocuments } from '#shared/search/packed.ts'
import { createTestApp } from '../../testing/index.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'

const [tables, hero] = ['application-ui/components/tables', 'marketing/sections/hero']
const catalogue = testCatalogue([
  testComponent(`${tables}/with-totals`, { title: 'Table with totals', keywords: ['data grid', 'sums'], free: true }),
  testComponent(`${tables}/plain`, { title: 'Plain table', part: 'AUI-C38-7' }),
  testComponent(`${hero}/split`, { title: 'Split hero' }),
])

describeEachDatabase('search', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { catalogue })
  })
  const found = async (q: string) => {
    const { props } = await server.client().visit(`/search?q=${encodeURIComponent(q)}`)
    return props as unknown as Pages['search']
  }

  test('finds components by other names for them, and says what they are', async () => {
    const { groups, isNear } = await found('data grids')
    expect(isNear).toBe(false)
    expect(groups[0]?.title).toBe('Components')
    expect(groups[0]?.documents[0]).toMatchObject({
      title: 'Table with totals',
      place: 'tables',
      group: 'application-ui',
      free: true,
    })
  })

  test('finds a part by its number, whatever is between its letters', async () => {
    for (const q of ['AUI-C38-7', 'aui c38 7'])
      expect((await found(q)).groups[0]?.documents[0]?.title).toBe('Plain table')
  })

  test('finds icons, each with the page that shows it', async () => {
    const { icons } = await found('bell')
    expect(icons[0]).toMatchObject({ title: 'Bell', href: expect.stringMatching(/^\/tools\/.*q=bell/) })
    expect(icons[0]?.drawing.body).toContain('<path')
  })

  test('without words, and with words that nothing has, it shows nothing', async () => {
    for (const q of ['', '   ', 'xqzzy', '%00', '<script>alert(1)</script>'.repeat(9)])
      expect((await found(q)).groups.flatMap(({ documents }) => documents)).toEqual([])
  })

  test('GET /search.json comes compressed, and not again to who has it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const answer = await server.client().send('/search.json', { headers })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const plain = await server.client().send('/search.json')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
    const etag = answer.headers.get('etag') ?? ''
    const again = await server.client().send('/search.json', { headers: { ...headers, 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('tells programs what there is, and nothing of what is sold', async () => {
    const answer = await server.client().send('/search.json')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const text = await answer.text()
    const documents = unpackDocuments(JSON.parse(text) as PackedDocuments)
    expect(documents.filter(({ kind }) => kind === 'component').map(({ title }) => title)).toEqual([
      'Table with totals',
      'Plain table',
      'Split hero',
    ])
    const described = await (await server.client().send('/search-descriptions.json')).text()
    expect(Object.keys(JSON.parse(described) as object)).toContain('AUI-C38-7')
    for (const sent of [text, described]) {
      expect(sent).not.toContain('className')
      expect(sent).not.toContain('text-primary')
    }
  })

  test('tells programs the icons that have some words', async () => {
    const icons = (await (await server.client().send('/search/icons.json?q=bell')).json()) as FoundIcon[]
    expect(icons.length).toBeGreaterThan(0)
    expect(new Set(icons.map(({ key }) => key)).size).toBe(icons.length)
    expect(await (await server.client().send('/search/icons.json')).json()).toEqual([])
  })
})
