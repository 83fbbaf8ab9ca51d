/** Writes until it is killed, some acts each time it is told to go on; its one argument is an Errand as JSON. */
import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../db/client.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { actsAtOnce, type Act, type Errand, type Line } from './acts.ts'
import { onceThere } from './once-there.ts'
import { live } from './work.ts'

/** Leaves the machine to those who begin; milliseconds. */
const restMs = 5

const { location, name, hurries } = JSON.parse(process.argv[2]!) as Errand
// In one call that is over when it answers: what was said is known, however this process ends.
const say = (line: Line | 'ready') => void writeSync(1, `${JSON.stringify(line)}\n`)

let left = 0
let goOn = () => {}
process.stdin.on('data', () => {
  left = actsAtOnce
  goOn()
})
const mayGoOn = async () => {
  if (left === 0) await new Promise<void>((resolve) => (goOn = resolve))
  left -= 1
}

say('ready')
const database = await onceThere(() => openDatabase(location))
for (let customer = 0; ; customer += 1) {
  try {
    await live(database, `${name}-${customer}@example.com`, during)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    await wait(restMs)
  }
}

async function during(act: () => Act, work: () => Promise<unknown>): Promise<void> {
  await mayGoOn()
  const begun = act()
  say({ ...begun, is: 'begun' })
  if (hurries) {
    say({ ...begun, is: 'done' })
    await new Promise(() => {})
  }
  try {
    await work()
  } catch (error) {
    if (isUnavailable(error)) say({ ...begun, is: 'refused' })
    throw error
  }
  say({ ...act(), is: 'done' })
  await wait(restMs)
}
