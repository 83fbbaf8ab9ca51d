import type { Database } from '../db/client.ts'
import { dayOf } from '../domain/library/component-of-the-day.ts'

/** Says which component is open to everyone today, by the database's clock, so that the others are not. */
export async function openToday({ db, clock }: Database, component: string): Promise<void> {
  await db
    .insertInto('componentDays')
    .values({ day: dayOf(clock()), component })
    .execute()
}
