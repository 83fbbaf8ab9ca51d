/**
 * npm run bench -- server: how many answers a second the server gives beside a plain Hono handler that sends the same
 * bytes and headers in the same run, how many two processes give beside one, and what pages that cannot be kept cost.
 */
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { urls } from '#shared/urls.ts'
import { present } from '#toolchain/present.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { reportCosts } from './server/costs.ts'
import { capture, serveFloor } from './server/floor.ts'
import { load, type Target } from './server/load.ts'
import { reportTwo } from './server/two.ts'
import { median } from './timing.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const connections = [1, 8, 64]
/** Characters of a column. */
const width = 28
const br = { 'accept-encoding': 'br' }
/** As links of advertisements are: each with a parameter of its own, which no page knows. */
const clicked = Array.from({ length: 500 }, (_, click) => `${urls.home()}?gclid=${click}`)

await build()
const logs = mkdtempSync(join(tmpdir(), 'bench-logs-'))
const silent = await startServer({ variables: { LOG_LEVEL: 'silent' } })
const logging = await startServer({ variables: { LOG_LEVEL: 'info' }, log: join(logs, 'server.log') })
const second = await startServer({ variables: { LOG_LEVEL: 'silent' } })
const first = await fetch(silent.url, { headers: br })
const copy = { ...br, 'if-none-match': first.headers.get('etag') ?? '' }
// From here on all answer from what is kept.
await fetch(logging.url, { headers: br })
await fetch(second.url, { headers: br })
const floor = await serveFloor([
  await capture(silent.url, br, urls.home()),
  await capture(silent.url, copy, '/not-modified'),
])
try {
  console.log(
    `${'answers a second, medians of ' + rounds}`.padEnd(44),
    ...connections.map((c) => `${c}`.padStart(width)),
  )
  const plain = { ...floor, paths: [urls.home()], headers: br }
  await compare('a kept page, logs off', plain, { ...silent, paths: [urls.home()], headers: br })
  await compare('a kept page, with logs', plain, { ...logging, paths: [urls.home()], headers: br })
  await compare('the same, unknown parameters, logs off', plain, { ...silent, paths: clicked, headers: br })
  const unchanged = { ...floor, paths: ['/not-modified'], headers: copy }
  await compare('not modified, logs off', unchanged, { ...silent, paths: [urls.home()], headers: copy })
  const kept = { paths: [urls.home()], headers: br }
  await reportTwo(
    'two processes beside one, a kept page',
    [
      { ...silent, ...kept },
      { ...second, ...kept },
    ],
    { rounds, seconds },
  )
  await reportCosts(silent, rounds)
} finally {
  for (const server of [silent, second, logging, floor]) server.stop()
  rmSync(logs, { recursive: true, force: true })
}

/** By the time that passed, and by what the two servers reckoned, which other work on the machine does not lengthen as much. */
async function compare(what: string, plain: Target, ours: Target) {
  const cells: string[] = []
  for (const count of connections) {
    const ratios: number[] = []
    const reckoned: number[] = []
    const rates: number[] = []
    // A first run of each that does not count, so that both are compiled.
    for (const target of [plain, ours]) await load(target, count, 1)
    for (let round = 0; round < rounds; round++) {
      const least = await load(plain, count, seconds)
      const own = await load(ours, count, seconds)
      ratios.push(own.rate / least.rate)
      reckoned.push((least.cpu ?? Number.NaN) / (own.cpu ?? Number.NaN))
      rates.push(own.rate)
    }
    const figures = [median(ratios), median(reckoned)].map((ratio) => ratio.toFixed(2)).join(', CPU ')
    cells.push(`${figures} (${Math.round(median(rates))}/s)`.padStart(width))
  }
  console.log(what.padEnd(44), ...cells, ` load ${present(loadavg()[0], 'a load of the machine').toFixed(1)}`)
}
