/** Writes until it is killed, once it is told to begin; its one argument is an Errand as JSON. */
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../db/client.ts'
import type { Errand, Line } from './acts.ts'
import { live } from './work.ts'

/** Leaves the machine to those who begin; milliseconds. */
const restMs = 5

const { location, name, hurries } = JSON.parse(process.argv[2]!) as Errand
// In one call that is over when it answers: what was said is known, however this process ends.
const say = (line: Line | 'ready') => void writeSync(1, `${JSON.stringify(line)}\n`)

say('ready')
await once(process.stdin, 'data')
const database = await openDatabase(location)
for (let customer = 0; ; customer += 1) {
  await live(database, `${name}-${customer}@example.com`, async (act, work) => {
    say({ ...act(), is: 'begun' })
    if (hurries) {
      say({ ...act(), is: 'done' })
      await new Promise(() => {})
    }
    await work()
    say({ ...act(), is: 'done' })
    await wait(restMs)
  })
}
