/**
 * npm run bench -- memory: what a server holds after collection, from request 20,000 to request 200,000 of a mix of all
 * kinds. Ends with an error where the last is more than 5 % above the first: then something is kept that is never let go.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { urls } from '#shared/urls.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { register } from './server/member.ts'
import { mixOf, sendAll } from './server/mixed.ts'

const first = Number(process.env.BENCH_FIRST ?? 20_000)
const last = Number(process.env.BENCH_LAST ?? 200_000)
const steps = 9
const allowed = 1.05
const atOnce = 16
/** So many that none of them keeps or takes more than an account may. */
const members = 16

const statuses = new Map<number, number>()

await build()
const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'))
const socket = join(folder, 'probe')
const probe = join(import.meta.dirname, 'server/probe.ts')
const server = await startServer({
  log: '/dev/null',
  variables: { LOG_LEVEL: 'info', TRUST_PROXY: 'true', MEMORY_SOCKET: socket },
  words: ['--expose-gc', `--import=${probe}`],
})
try {
  const visitors = []
  for (let number = 1; number <= members; number++) {
    const { email, cookie } = await register(server.url)
    server.grant(email)
    visitors.push({ cookie, ...(await spoken(cookie)) })
  }
  const mix = mixOf(await publicPages(), visitors)
  console.log(['requests', 'heap', 'outside it', 'together', 'resident'].map((head) => head.padStart(12)).join(''))
  const send = async (from: number, to: number) => {
    for (const [status, count] of await sendAll(server.url, mix, { from, to, atOnce }))
      statuses.set(status, (statuses.get(status) ?? 0) + count)
  }
  await send(0, first)
  const before = await report(first)
  let after = before
  for (let step = 1; step <= steps; step++) {
    const reached = (at: number) => first + Math.round(((last - first) * at) / steps)
    await send(reached(step - 1), reached(step))
    after = await report(reached(step))
  }
  const grown = after / before
  console.log(`\nafter ${last} requests ${((grown - 1) * 100).toFixed(1)} % more than after ${first}`)
  const answers = [...statuses].sort(([a], [z]) => a - z).map(([status, count]) => `${count} of ${status}`)
  console.log(`answers: ${answers.join(', ')}`)
  if (!(grown <= allowed) || [...statuses.keys()].some((status) => status >= 500)) process.exitCode = 1
} finally {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Prints a line, in MiB; answers what is held on the heap and outside it, in bytes. */
async function report(requests: number): Promise<number> {
  const { heapUsed, external, rss } = await usage()
  const mib = (bytes: number) => (bytes / 1024 ** 2).toFixed(1).padStart(12)
  console.log(`${requests}`.padStart(12) + [heapUsed, external, heapUsed + external, rss].map(mib).join(''))
  return heapUsed + external
}

function usage(): Promise<NodeJS.MemoryUsage> {
  return new Promise((resolve, reject) => {
    request({ socketPath: socket }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve(JSON.parse(text)))
    })
      .on('error', reject)
      .end()
  })
}

async function publicPages(): Promise<string[]> {
  const sitemap = await (await fetch(server.url + urls.sitemap())).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** The token of forms and the version of the build, as a page tells them. */
async function spoken(cookie: string) {
  const page = await (await fetch(server.url + urls.app(), { headers: { cookie } })).text()
  const data = /<script[^>]*data-page[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}'
  const { version } = JSON.parse(data) as { version: string }
  return { token: /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '', version }
}
