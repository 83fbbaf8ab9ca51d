import { Migrator, type Migration } from 'kysely/migration'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { withNewer, isContract } from '../newer-migrations.ts'
import { migrations } from './index.ts'

type Column = { type: string; isNullable: boolean; isOptional: boolean }
type Shape = Map<string, Column>

/** Every column by "table.column". */
async function shapeOf({ db }: TestDatabase): Promise<Shape> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
        `${table}.${name}`,
        { type: dataType, isNullable, isOptional: isNullable || hasDefaultValue || isAutoIncrementing },
      ]),
    ),
  )
}

/** What an older process would stumble over, in words. */
function broken(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]))
  return [
    ...[...before].flatMap(([name, column]) => {
      const now = after.get(name)
      if (!now) return [`${name} is gone`]
      if (now.type !== column.type) return [`${name} was ${column.type} and is ${now.type}`]
      return column.isOptional && !now.isOptional ? [`${name} may not be left out any more`] : []
    }),
    ...[...after].flatMap(([name, { isOptional }]) =>
      before.has(name) || isOptional || !tables.has(name.split('.')[0]) ? [] : [`${name} may not be left out`],
    ),
  ]
}

describeEachDatabase('migrations', (open, kind) => {
  const migratorOf = ({ db }: TestDatabase, all = migrations(kind)) =>
    new Migrator({ db, provider: { getMigrations: async () => all } })

  test('only add: an older process works on what each of them leaves, except where its name says that it takes away', async () => {
    const database = await open({ migrated: false })
    const found: Record<string, string[]> = {}
    let before: Shape = new Map()
    for (const name of Object.keys(migrations(kind))) {
      const { error } = await migratorOf(database).migrateTo(name)
      expect(error).toBeUndefined()
      const after = await shapeOf(database)
      const problems = broken(before, after)
      if (problems.length > 0 && !isContract(name)) found[name] = problems
      before = after
    }
    expect(found).toEqual({})
  })

  test.each([
    ['alter table users drop column image', 'users.image is gone'],
    ['alter table users rename column image to picture', 'users.image is gone'],
    ["alter table users add column title text not null default ''", null],
    ['alter table users add column title text', null],
    ['create table things (id text not null)', null],
    ['drop table figures', 'figures.count is gone'],
  ])('“%s” is noticed for what it is', async (statement, problem) => {
    const database = await open()
    const before = await shapeOf(database)
    await sql.raw(statement).execute(database.db)
    const problems = broken(before, await shapeOf(database))
    if (problem === null) expect(problems).toEqual([])
    else expect(problems).toContain(problem)
  })

  test('of a newer version are left alone by an older process, which says so and works', async () => {
    const database = await open()
    expect(await database.migrate()).toEqual([])
    const next: Migration = { up: async (db) => void (await sql`alter table users add column title text`.execute(db)) }
    const { error } = await migratorOf(database, { ...migrations(kind), '9000-next': next }).migrateToLatest()
    expect(error).toBeUndefined()
    expect(await database.migrate()).toEqual(['9000-next'])
    expect(await Promise.all([database.migrate(), database.migrate()])).toEqual([['9000-next'], ['9000-next']])
    const { all } = await withNewer(database.db, kind, migrations(kind))
    expect(Object.keys(all)).toEqual([...Object.keys(migrations(kind)), '9000-next'])
  })

  test('that take away what an older process reads keep it from starting, with a sentence', async () => {
    const database = await open()
    const drops = { up: async () => {} }
    await migratorOf(database, { ...migrations(kind), '9001-contract-images': drops }).migrateToLatest()
    await expect(database.migrate()).rejects.toThrow('9001-contract-images')
  })

  test('that are missing in between are an error still', async () => {
    const database = await open()
    await sql`insert into kysely_migration (name, timestamp) values ('0010-unknown', 'now')`.execute(database.db)
    await expect(database.migrate()).rejects.toThrow('corrupted migrations')
  })
})
