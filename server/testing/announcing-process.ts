/**
 * Announces in a process of its own, for tests that end it in the middle. Told by its one argument, as JSON: where the
 * database is, which announcement, how many mails are a lot, and at which it stands still, having said so.
 */
import { openDatabase, type DatabaseLocation } from '../db/client.ts'
import { carryOut } from '../domain/operator/announcements.ts'
import { queueMail } from '../mail/outbox.ts'

export type Announcing = { location: DatabaseLocation; number: number; lot: number; stopAt: number; now: string }

const { location, number, lot, stopAt, now } = JSON.parse(process.argv[2]!) as Announcing
const database = await openDatabase(location, { clock: () => new Date(now) })
let written = 0
await carryOut(
  database,
  number,
  async (to, within) => {
    await queueMail(within, { name: 'new-components', to, data: { announcement: number } })
    if ((written += 1) !== stopAt) return
    console.log('standing')
    // Something must be under way, or the process would end by itself.
    await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1))
  },
  lot,
)
await database.close()
