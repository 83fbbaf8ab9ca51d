import type { Database } from '../../db/client.ts'
import type { Catalogue } from './catalogue.ts'

/** Lets what lies in collections follow components to their new addresses, as favourites do. Called at every start. */
export async function redirectCollections({ db }: Database, catalogue: Catalogue): Promise<void> {
  if (Object.keys(catalogue.moves()).length === 0) return
  await db.transaction().execute(async (transaction) => {
    const kept = await transaction.selectFrom('collectionItems').select('item').distinct().execute()
    for (const { item: from } of kept) {
      const to = catalogue.moved(from)
      if (!to) continue
      await transaction
        .insertInto('collectionItems')
        .columns(['collectionId', 'item', 'position'])
        .expression(({ selectFrom, val }) =>
          selectFrom('collectionItems')
            .select(['collectionId', val(to).as('item'), 'position'])
            .where('item', '=', from),
        )
        .onConflict((conflict) => conflict.columns(['collectionId', 'item']).doNothing())
        .execute()
      await transaction.deleteFrom('collectionItems').where('item', '=', from).execute()
    }
  })
}
