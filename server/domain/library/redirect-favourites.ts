import type { Database } from '../../db/client.ts'
import type { Catalogue } from './catalogue.ts'

/** Lets favourites follow components to their new addresses. Called at every start; doing it again changes nothing. */
export async function redirectFavourites({ db }: Database, catalogue: Catalogue): Promise<void> {
  if (Object.keys(catalogue.moves()).length === 0) return
  await db.transaction().execute(async (transaction) => {
    const marked = await transaction.selectFrom('favourites').select('component').distinct().execute()
    for (const { component: from } of marked) {
      const to = catalogue.moved(from)
      if (!to) continue
      await transaction
        .insertInto('favourites')
        .columns(['userId', 'component', 'createdAt'])
        .expression(({ selectFrom, val }) =>
          selectFrom('favourites')
            .select(['userId', val(to).as('component'), 'createdAt'])
            .where('component', '=', from),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'component']).doNothing())
        .execute()
      await transaction.deleteFrom('favourites').where('component', '=', from).execute()
    }
  })
}
