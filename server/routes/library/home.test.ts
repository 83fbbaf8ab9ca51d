import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { flavours } from '#shared/catalog.ts'
import type { Proof } from '#shared/proof.ts'
import { createTestApp } from '../../testing/index.ts'
import { testGoods } from '../../testing/goods.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'

const table = 'application-ui/components/tables/with-checkboxes-bulk-actions-and-status'
const cards = 'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars'
const hero = 'marketing/sections/hero/split-hero-with-product-preview'

const tool = { slug: 'lucide-icons', title: 'Lucide icons', description: 'All of Lucide.' }

const proof = (outcome: 'passed' | 'failed'): Proof => ({
  day: '2026-11-25',
  states: 5,
  flavours: Object.fromEntries(
    flavours.map((flavour) => [flavour, { axe: { outcome, states: 5, notes: [] } }]),
  ) as unknown as Proof['flavours'],
})

describeEachDatabase('GET /', (open) => {
  test('the bench has what everyone may read, the first piece with its code, and nothing of the rest', async () => {
    const catalogue = testCatalogue([
      testComponent(cards, { free: true }),
      testComponent(table),
      testComponent(hero, { free: true }),
    ])
    const client = createTestApp(await open(), { catalogue }).client()
    const { props } = await client.visit('/')
    expect(props.bench).toMatchObject([
      {
        component: { path: cards },
        page: 'cards-in-grid',
        file: { fileName: 'project-cards-with-progress-and-avatars.html' },
      },
      { component: { path: hero }, file: null },
    ])
    expect(await (await client.send('/')).text()).not.toContain(`${table.split('/').at(-1)} html`)
  })

  test('proof is counted as it was found, failures too', async () => {
    const catalogue = testCatalogue([testComponent(cards), testComponent(table), testComponent(hero)], {
      [cards]: proof('passed'),
      [table]: proof('failed'),
    })
    const { props } = await createTestApp(await open(), { catalogue })
      .client()
      .visit('/')
    expect(props.proof).toEqual({
      components: 2,
      states: 10,
      checks: [{ check: 'axe', passed: 4, known: 0, total: 8 }],
    })
  })

  test('templates and kits are told with what they are built with, and icons as a row of each set', async () => {
    const client = createTestApp(await open(), { goods: { ...testGoods, tools: [tool] } }).client()
    const { props } = await client.visit('/')
    const builtWith = [{ title: 'Vite', version: '8.0.0' }]
    expect(props.templates).toMatchObject([
      { slug: 'kept', editions: [{ title: 'HTML', builtWith }], pages: 1, isShown: true },
    ])
    expect(props.kits).toEqual([
      { slug: 'open', title: 'open', free: true, picture: null, builtWith },
      { slug: 'kept', title: 'kept', free: false, picture: null, builtWith },
    ])
    expect(props.icons).toHaveProperty('lucide-icons')
    expect(JSON.stringify(props)).not.toContain('hash-of')
  })

  test('packages are told with their counts, and with the newest of what was not chosen', async () => {
    const added = (day: string) => ({ added: day, isInteractive: false, hasPictures: false })
    const inTables = (slug: string) => `application-ui/components/tables/${slug}`
    const catalogue = testCatalogue(
      [testComponent(inTables('old')), testComponent(inTables('new')), testComponent(cards), testComponent(hero)],
      {},
      {},
      { [inTables('old')]: added('2026-01-01'), [inTables('new')]: added('2026-06-01') },
    )
    const { props } = await createTestApp(await open(), { catalogue })
      .client()
      .visit('/')
    expect(props.packages).toMatchObject([
      {
        slug: 'application-ui',
        count: 3,
        // The chosen one first.
        pieces: [{ path: cards }, { path: inTables('new') }, { path: inTables('old') }],
        kinds: 2,
      },
      { slug: 'marketing', count: 1, pieces: [{ path: hero }] },
    ])
  })

  test('what runs in all flavours is free, and the page names each flavour’s file', async () => {
    const catalogue = testCatalogue([testComponent(table), testComponent(cards, { free: true })])
    const { props } = await createTestApp(await open(), { catalogue })
      .client()
      .visit('/')
    const name = 'project-cards-with-progress-and-avatars'
    expect(props.example).toMatchObject({
      component: { path: cards },
      ways: { html: { fileName: `${name}.html`, line: null }, svelte: { fileName: `${name}.svelte` } },
    })

    const locked = testCatalogue([testComponent(table)])
    const other = await createTestApp(await open(), { catalogue: locked })
      .client()
      .visit('/')
    expect(other.props).toMatchObject({ example: null })
  })

  test('an empty library is a page without a bench', async () => {
    const { props } = await createTestApp(await open())
      .client()
      .visit('/')
    expect(props).toMatchObject({ pieces: [], bench: [], colour: [], packages: [], example: null })
    expect(props.proof).toMatchObject({ components: 0 })
  })
})
