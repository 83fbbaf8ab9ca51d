/**
 * npm run bench -- others: how long a visitor waits while somebody else, at one address of their own, asks for pages
 * that cannot be kept, so many at once and without a rest. Medians and the longest of them, beside the same at rest.
 */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { urls } from '#shared/urls.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { statusOf, type Asked } from './server/asked.ts'
import type { Crowd, CrowdSays } from './server/crowd.ts'
import { register } from './server/member.ts'
import { median } from './timing.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
const crowds = [0, 16, 64, 256]
const [somebody, other] = ['198.51.100.20', '203.0.113.7']

await build()
const server = await startServer({ variables: { TRUST_PROXY: 'true' } })
try {
  const { email, cookie } = await register(server.url)
  server.grant(email)
  const at = (path: string) => server.url + path
  const app = { url: at(urls.app()), cookie }
  const kinds = { 'a page of the app': app, 'an address that leads nowhere': { url: at('/nothing/at-this-address') } }
  const heads = ['at once', 'answers a second', 'sent away', 'page of the app', 'longest', 'kept page', 'longest']
  for (const [what, page] of Object.entries(kinds)) {
    console.log(`\nSomebody asks for ${what}; milliseconds that others wait\n${row(heads)}`)
    for (const atOnce of crowds) {
      const crowd = await begin({ ...page, from: somebody, atOnce })
      const own = await waits({ ...app, from: other })
      const kept = await waits({ url: at(urls.pricing()), from: other })
      const cells = [own, kept].flatMap((taken) => [median(taken), Math.max(...taken)].map((ms) => ms.toFixed(1)))
      console.log(row([`${atOnce}`, ...(await crowd.end()), ...cells]))
    }
  }
} finally {
  server.stop()
}

/** A crowd that was answered once; `end` tells how many answers a second it got and how many of them were refusals. */
async function begin(crowd: Crowd) {
  if (crowd.atOnce === 0) return { end: async () => ['–', '–'] }
  const worker = new Worker(join(import.meta.dirname, 'server/crowd.ts'), { workerData: crowd })
  const heard = async () => ((await once(worker, 'message')) as [CrowdSays])[0]
  const began = performance.now()
  await heard()
  return {
    async end() {
      worker.postMessage('stop', [])
      const said = await heard()
      if (typeof said === 'string') throw new Error('A crowd came twice.')
      const seconds = (performance.now() - began) / 1000
      return [(said.answered / seconds).toFixed(0), `${((said.refused / said.answered) * 100).toFixed(0)} %`]
    },
  }
}

/** How long each of some requests takes, one after the other. */
async function waits(asked: Asked): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const status = await statusOf(asked, agent)
    if (status !== 200) throw new Error(`${asked.url} answered ${status}.`)
    taken.push(performance.now() - began)
  }
  agent.destroy()
  return taken
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(18)).join('')
}
