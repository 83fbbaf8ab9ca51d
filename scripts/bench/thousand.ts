/**
 * npm run bench -- thousand: what a catalogue of a thousand costs, made of ours by varying it, in a folder that goes
 * afterwards. Words: `count=300` makes fewer, `without=start,build,compile,walk` leaves out rows that take long, `keep`
 * leaves the folder, and `in=<folder>` goes on in one that was left. Times that passed are true of an idle machine only; CPU time is of a process and all that it started.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { urls } from '#shared/urls.ts'
import { serverProgram } from '#toolchain/server-program.ts'
import { freePort } from '../start/server.ts'
import { register } from './server/member.ts'
import { cpuOf } from './server/load.ts'
import { copyIn, copyWith } from './thousand/copy.ts'
import { appPaths, isTooHeavy, publicPaths, sentBytes, weigh, type Weight } from './thousand/page-weight.ts'
import { run, serve, type Running, type Spent } from './thousand/running.ts'

/** Pages of the library after which the server's memory is read. */
const visits = 200

const words = argv.slice(3)
const wordOf = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
const without = new Set(wordOf('without')?.split(','))
const known = wordOf('in')
const folder = known ?? mkdtempSync(join(tmpdir(), 'thousand-'))
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => known || words.includes('keep') || rmSync(folder, { recursive: true, force: true }))

const { made, five, twenty } = known ? copyIn(folder) : copyWith(folder, Number(wordOf('count') ?? 1000))
console.log(`${made} components in ${folder}, load ${loadavg()[0]?.toFixed(1)}`)
if (!without.has('start')) {
  await served(['scripts/start/index.ts'], async ({ first, settled }) => {
    row('nothing built, start to the first page', time(first))
    await settled()
  })
}
if (!without.has('build')) {
  rmSync(join(folder, 'build'), { recursive: true, force: true })
  row('npm run build from nothing', time(await run(folder, 'scripts/build/index.ts')))
} else await run(folder, 'scripts/build/index.ts')
await served(['scripts/start/index.ts'], async ({ first }) =>
  row('nothing changed, start to the first page', time(first)),
)
if (!without.has('compile')) await compiling()
await served(serverProgram, async (server) => {
  row('server alone, start to the first page', time(server.first))
  await weights(server)
})
// Begun anew: what is read is what those pages leave behind, and not every page there is.
await served(serverProgram, memory)
console.log(`\nload ${loadavg()[0]?.toFixed(1)} at the end`)

async function served(program: readonly string[], look: (server: Running) => Promise<void>) {
  const server = await serve(folder, program, await freePort())
  try {
    await look(server)
  } finally {
    await server.stop()
  }
}

async function compiling() {
  const { printed } = await run(folder, 'scripts/bench/thousand/compile-cost.ts')
  const costs = (JSON.parse(printed) as number[]).toSorted((a, z) => a - z)
  const at = (share: number) => `${Math.round(costs[Math.floor(costs.length * share)] ?? 0)}`
  const mean = Math.round(costs.reduce((sum, cost) => sum + cost, 0) / costs.length)
  row('compiling one in a warm process, CPU', `median ${at(0.5)} ms, p90 ${at(0.9)} ms, mean ${mean} ms`)
}

async function weights(server: Running) {
  const { email, cookie } = await register(server.url)
  server.grant(email)
  const pages: [string, string, Record<string, string>][] = [
    ['/components', urls.components(), {}],
    ['a subcategory of 5', urls.subcategory(five), {}],
    ['a subcategory of 20', urls.subcategory(twenty), {}],
    ['in the app: a subcategory of 5', urls.appSubcategory(five), { cookie }],
    ['in the app: a subcategory of 20', urls.appSubcategory(twenty), { cookie }],
    ['in the app: the library', urls.app(), { cookie }],
  ]
  for (const [what, path, headers] of pages) {
    const { bytes, elements } = await weigh(server.url + path, headers)
    const sent = await sentBytes(server.url + path, headers)
    row(what, `${kb(bytes)} of HTML (${kb(sent)} as sent), ${elements} elements`)
  }
  if (!without.has('walk')) await walk(server, cookie)
  row('what search looks through', `${kb(await sentBytes(server.url + urls.searchDocuments()))} as sent`)
}

/** Every page there is; those that are too heavy are named, and the command fails. */
async function walk({ url }: Running, cookie: string) {
  const paths = await publicPaths(url)
  const walked: { path: string; weight: Weight }[] = []
  for (const path of paths) walked.push({ path, weight: await weigh(url + path) })
  for (const path of appPaths(paths)) walked.push({ path, weight: await weigh(url + path, { cookie }) })
  const most = (of: keyof Weight) => Math.max(...walked.map(({ weight }) => weight[of]))
  row(`all ${walked.length} pages`, `${kb(most('bytes'))} of HTML, ${most('elements')} elements at most`)
  const heavy = walked.filter(({ weight }) => isTooHeavy(weight))
  for (const { path, weight } of heavy) row(`  too heavy: ${path}`, `${kb(weight.bytes)}, ${weight.elements} elements`)
  if (heavy.length > 0) process.exitCode = 1
}

async function memory({ url, pid }: Running) {
  const rss = () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  const library = (await publicPaths(url)).filter((path) => path.startsWith(`${urls.components()}/`))
  const step = Math.max(1, Math.floor(library.length / visits))
  const [before, reckoned] = [rss(), cpuOf(pid) ?? 0]
  for (let visit = 0; visit < visits; visit++)
    await (await fetch(url + library[(visit * step) % library.length])).arrayBuffer()
  const each = ((cpuOf(pid) ?? 0) - reckoned) / visits
  row(
    `after ${visits} pages of the library`,
    `${mb(rss())} held (${mb(before)} before), ${each.toFixed(1)} ms CPU a page`,
  )
}

function row(what: string, found: string) {
  console.log(what.padEnd(44), found)
}

function time({ passed, reckoned }: Spent): string {
  return `${passed.toFixed(1)} s passed, ${reckoned === null ? 'unknown' : `${reckoned.toFixed(1)} s`} CPU`
}
function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
function mb(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
