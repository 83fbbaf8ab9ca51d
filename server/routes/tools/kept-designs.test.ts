import { beforeEach, expect, test } from 'vitest'
import { keptDesignLimits } from '#shared/tools/kept-designs.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Database } from '../../db/client.ts'
import { keepDesign } from '../../domain/tools/kept-designs.ts'
import { createTestApp, signUp } from '../../testing/index.ts'

const tools = ['tailwind-color-palette', 'tailwind-button-builder', 'lucide-icons'].map((slug) => ({
  slug,
  title: slug,
  description: '',
}))

describeEachDatabase('what was made with a tool', (open) => {
  let database: Database
  let app: ReturnType<typeof createTestApp>
  let client: ReturnType<typeof app.client>
  beforeEach(async () => {
    database = await open()
    app = createTestApp(database, { goods: { tools, 'starter-kits': [], templates: [] } })
    client = app.client()
  })
  const keep = (tool: string, query: unknown) => client.submit(`/tools/${tool}/kept`, { query }, { method: 'PUT' })
  const drop = (tool: string, query: string) => client.submit(`/tools/${tool}/kept`, { query }, { method: 'DELETE' })
  const kept = async (tool: string) => (await client.visit(`/tools/${tool}`)).props.kept as unknown

  test('is kept with the account, each tool’s apart, until it is dropped', async () => {
    await signUp(client)
    expect(await kept('tailwind-color-palette')).toEqual([])
    expect((await keep('tailwind-color-palette', 'color=brand:2563eb')).status).toBe(204)
    expect((await keep('tailwind-color-palette', 'color=brand:2563eb')).status).toBe(204)
    expect((await keep('tailwind-button-builder', 'variant=soft')).status).toBe(204)
    expect(await kept('tailwind-color-palette')).toEqual(['color=brand:2563eb'])
    expect(await kept('tailwind-button-builder')).toEqual(['variant=soft'])
    expect((await drop('tailwind-button-builder', 'variant=soft')).status).toBe(204)
    expect((await drop('tailwind-button-builder', 'variant=soft')).status).toBe(204)
    expect(await kept('tailwind-button-builder')).toEqual([])
    client = app.client()
    await signUp(client)
    expect(await kept('tailwind-color-palette')).toEqual([])
  })

  test('marked icons are kept together, shown among the favourites and in a view of their own', async () => {
    const cells = async (query: string) => {
      const { first } = (await client.visit(`/tools/lucide-icons?${query}`)).props as unknown as {
        first: { cells: string[][] }
      }
      return first.cells.map(([key]) => key)
    }
    expect(await kept('lucide-icons')).toBeNull()
    expect(await cells('in=favourites')).toEqual([])
    await signUp(client)
    for (const key of ['lucide-icons/outline/bell', 'bootstrap-icons/fill/bell-fill'])
      expect((await keep('icons', key)).status).toBe(204)
    for (const key of ['lucide-icons/outline/nothing', 'lucide-icons/solid/bell', 'bell'])
      expect((await keep('icons', key)).status).toBe(422)
    expect(await kept('lucide-icons')).toHaveLength(2)
    expect(await cells('in=favourites')).toEqual(['lucide-icons/outline/bell', 'bootstrap-icons/fill/bell-fill'])
    expect(await cells('in=favourites&q=fill')).toEqual(['bootstrap-icons/fill/bell-fill'])
    const { icons } = (await client.visit('/app/favourites')).props as unknown as { icons: string[][] }
    expect(icons.toSorted()).toEqual([
      ['bootstrap-icons/fill/bell-fill', '<path d="bootstrap-icons fill bell-fill"/>'],
      ['lucide-icons/outline/bell', '<path d="lucide-icons outline bell"/>'],
    ])
    expect((await drop('icons', 'lucide-icons/outline/bell')).status).toBe(204)
    expect(await kept('lucide-icons')).toEqual(['bootstrap-icons/fill/bell-fill'])
  })

  test('is refused for guests, for other tools, when it cannot be read, and when there is too much of it', async () => {
    expect(await kept('tailwind-color-palette')).toBeNull()
    expect((await keep('tailwind-color-palette', 'color=brand:2563eb')).status).toBe(401)
    await signUp(client)
    expect((await keep('nothing', 'a=b')).status).toBe(404)
    for (const query of ['', 'size=huge', 5, 'x'.repeat(2001)])
      expect((await keep('tailwind-button-builder', query)).status).toBe(422)
    const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const rows = Array.from({ length: keptDesignLimits['tailwind-button-builder'] }, (_, index) => ({
      userId: id,
      tool: 'tailwind-button-builder',
      query: `label=${index}`,
      createdAt: new Date(),
    }))
    await database.db.insertInto('keptDesigns').values(rows).execute()
    expect((await keep('tailwind-button-builder', 'variant=soft')).status).toBe(422)
    expect((await keep('tailwind-button-builder', 'label=7')).status).toBe(204)
  })

  test('is never more than an account may keep, however many are sent at once', async () => {
    await signUp(client)
    const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const most = keptDesignLimits['tailwind-button-builder']
    const row = (index: number) => ({
      userId: id,
      tool: 'tailwind-button-builder',
      query: `label=${index}`,
      createdAt: new Date(),
    })
    await database.db
      .insertInto('keptDesigns')
      .values(Array.from({ length: most - 1 }, (_, index) => row(index)))
      .execute()
    const place = { userId: id, tool: 'tailwind-button-builder' } as const
    const labels = Array.from({ length: 60 }, (_, index) => `label=more${index}`)
    const answers = await Promise.all(labels.map((label) => keepDesign(database, place, label)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await database.db.selectFrom('keptDesigns').select('query').execute()).toHaveLength(most)
  })
})
