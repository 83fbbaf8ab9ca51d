/**
 * Somebody who asks one server for the same again and again, so many at once, in a thread of their own so that whoever
 * measures is not kept by it. Says when all were answered once; when told to stop, how many were answered and refused.
 */
import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { present } from '#toolchain/present.ts'
import { statusOf, type Asked } from './asked.ts'

export type Crowd = Asked & { atOnce: number }
export type CrowdSays = 'is there' | { answered: number; refused: number }

const { atOnce, ...asked } = workerData as Crowd
const port = present(parentPort, 'a thread that began this one')
const say = (what: CrowdSays) => port.postMessage(what)

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const over = new AbortController()
let [answered, refused] = [0, 0]
port.once('message', () => over.abort())

await Promise.all(Array.from({ length: atOnce }, askAgain))
say({ answered, refused })
agent.destroy()

async function askAgain() {
  while (!over.signal.aborted) {
    const status = await statusOf(asked, agent)
    answered += 1
    if (status === 429) refused += 1
    if (answered === atOnce) say('is there')
  }
}
