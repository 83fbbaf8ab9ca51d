import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Database } from '../../db/client.ts'
import { openDatabase } from '../../db/client.ts'
import { createFigures, mostSearches } from './figures.ts'
import { figuresOf } from './figures-book.ts'

const always = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2027-01-01T00:00:00Z') }
const clock = () => new Date('2026-03-01T12:00:00Z')
const visitsOf = (database: Database) => figuresOf(database, 'visit', always, 10)

describeEachDatabase('figures', (open) => {
  test('are added up by day, over processes', async () => {
    const database = await open({ clock })
    const beside = await openDatabase(database.location, { clock: () => new Date('2026-03-02T12:00:00Z') })
    try {
      const [one, other] = [createFigures(database), createFigures(beside)]
      for (let at = 0; at < 3; at++) one.count('visit', '/pricing')
      one.count('visit', '/docs')
      other.count('visit', '/pricing')
      expect(await visitsOf(database)).toEqual([])
      await Promise.all([one.flush(), other.flush()])
      one.count('visit', '/pricing')
      await one.flush()
      expect(await visitsOf(database)).toEqual([
        { name: '/pricing', count: 5 },
        { name: '/docs', count: 1 },
      ])
      const day = { from: new Date('2026-03-02T00:00:00Z'), until: new Date('2026-03-03T00:00:00Z') }
      expect(await figuresOf(database, 'visit', day, 10)).toEqual([{ name: '/pricing', count: 1 }])
    } finally {
      await beside.close()
    }
  })

  test('are written when the process stops, in more than one statement where they are many', async () => {
    const database = await open({ clock })
    const figures = createFigures(database)
    for (let at = 0; at < 250; at++) figures.count('copy', `part-${String(at).padStart(3, '0')} html page`)
    await figures.stop()
    expect(await figuresOf(database, 'copy', always, 1000)).toHaveLength(250)
  })

  test('wait for a database that refuses them, and count once', async () => {
    const database = await open({ migrated: false, clock })
    const figures = createFigures(database)
    figures.count('visit', '/')
    await expect(figures.flush()).rejects.toThrow()
    await database.migrate()
    await figures.flush()
    await figures.flush()
    expect(await visitsOf(database)).toEqual([{ name: '/', count: 1 }])
  })

  test(`keep ${mostSearches} different searches of a day, and go on counting those`, async () => {
    const database = await open({ clock })
    const figures = createFigures(database)
    for (let at = 0; at < mostSearches + 50; at++) figures.count('search', `word${at}`)
    await figures.flush()
    const kept = await figuresOf(database, 'search', always, 1000)
    expect(kept).toHaveLength(mostSearches)
    figures.count('search', kept[0]!.name)
    figures.count('search', 'one too many')
    await figures.flush()
    const after = await figuresOf(database, 'search', always, 1000)
    expect(after).toHaveLength(mostSearches)
    expect(after[0]).toEqual({ name: kept[0]!.name, count: 2 })
  })

  test('count once where a write fails half-way, among searches there is no room for', async () => {
    const database = await open({ clock })
    let inserts = 0
    const db = new Proxy(database.db, {
      get(target, name) {
        if (name === 'insertInto' && ++inserts === 4) throw new Error('The database went away.')
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const figures = createFigures({ db, clock })
    const countAll = () => {
      for (let at = 0; at < mostSearches; at++) figures.count('search', `word${at}`)
    }
    countAll()
    await figures.flush()
    for (let at = 0; at < 50; at++) figures.count('search', `another${at}`)
    countAll()
    await expect(figures.flush()).rejects.toThrow('went away')
    await figures.flush()
    const kept = await figuresOf(database, 'search', always, 1000)
    expect(new Set(kept.map(({ count }) => Number(count)))).toEqual(new Set([2]))
    expect(kept).toHaveLength(mostSearches)
  })
})
