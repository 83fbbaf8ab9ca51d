import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp, signUp } from '../../testing/index.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { copiedOf, mostCopied, rememberCopied } from './copied-components.ts'

const alerts = 'application-ui/components/alerts'
const numbered = (number: number) => `${alerts}/part-${String(number).padStart(2, '0')}`
const many = Array.from({ length: mostCopied + 3 }, (_, number) => numbered(number))
const catalogue = testCatalogue(
  many.map((path) => testComponent(path)),
  {},
  { [`${alerts}/before`]: numbered(5) },
)

describeEachDatabase('what a member copied', (open) => {
  test('the last dozen is kept, each once, by the address it has now', async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await signUp(createTestApp(database, { catalogue }).client())
    const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    for (const path of many) await rememberCopied(database, id, path)
    const rows = await database.db.selectFrom('copiedComponents').select('component').execute()
    expect(rows.map(({ component }) => component).toSorted()).toEqual(many.slice(3))

    await rememberCopied(database, id, `${alerts}/before`)
    const paths = (await copiedOf(database, catalogue, id)).map(({ path }) => path)
    expect(paths.slice(0, 3)).toEqual([numbered(5), many.at(-1), many.at(-2)])
    expect(new Set(paths).size).toBe(paths.length)
    expect(await copiedOf(database, catalogue, id, { limit: 2 })).toHaveLength(2)
    expect(await copiedOf(database, catalogue, 'nobody')).toEqual([])
  })
})
