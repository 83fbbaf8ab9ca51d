/**
 * npm run bench -- zip: what one zip with the code of the whole library (at most 150 components) takes a server: time to
 * its first byte and to its last, CPU time, memory at its peak, and how long another request waits meanwhile.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { flavours } from '#shared/catalog.ts'
import { builtComponents } from '#toolchain/built-components.ts'
import { urls } from '#shared/urls.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { cpuOf } from './server/load.ts'
import { register } from './server/member.ts'
import { inTurn, median } from './timing.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const mostComponents = 150
const hues = ['teal', 'rose', 'lime', 'sky', 'amber', 'violet', 'red', 'cyan', 'pink', 'green'] as const
type Figures = Record<'first' | 'total' | 'cpu' | 'peak' | 'above' | 'waited' | 'bytes', number>

await build()
const parts = partNumbers().slice(0, mostComponents)
const server = await startServer()
try {
  const { email, cookie } = await register(server.url)
  server.grant(email)
  console.log(`A zip of ${parts.length} components, medians of ${rounds}; the first round of a server is named apart.`)
  const heads = ['first byte', 'total', 'CPU', 'peak', 'above rest', 'others wait', 'size']
  console.log(''.padEnd(34) + heads.map((head) => head.padStart(13)).join(''))
  const address = (round: number, isV3: boolean) =>
    urls.codeZip({ parts }, inTurn(flavours, round), {
      primary: inTurn(hues, round),
      ...(isV3 && { tailwind: 'v3', semicolons: 'yes', prefix: 'tw' }),
    })
  print('the first since the start', [await take(address(0, false), cookie)])
  for (const isV3 of [false, true]) {
    const taken: Figures[] = []
    for (let round = 1; round <= rounds; round++) taken.push(await take(address(round, isV3), cookie))
    print(isV3 ? 'Tailwind CSS 3, restyled' : 'Tailwind CSS 4', taken)
  }
} finally {
  server.stop()
}

/** Downloads one, while another request is made again and again. */
async function take(path: string, cookie: string): Promise<Figures> {
  const rest = memoryOf('VmRSS')
  // Writing this begins the peak anew; proc(5).
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const cpuBefore = cpuOf(server.pid) ?? Number.NaN
  const started = performance.now()
  const response = await fetch(server.url + path, { headers: { cookie } })
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}.`)
  const isRead = new AbortController()
  const waits = askMeanwhile(isRead.signal)
  let first = Number.NaN
  let bytes = 0
  for await (const chunk of response.body) {
    if (bytes === 0) first = performance.now() - started
    bytes += chunk.length
  }
  const total = performance.now() - started
  const cpu = (cpuOf(server.pid) ?? Number.NaN) - cpuBefore
  isRead.abort()
  const waited = Math.max(0, ...(await waits))
  const peak = memoryOf('VmHWM')
  return { first, total, cpu, peak, above: peak - rest, waited, bytes }
}

async function askMeanwhile(signal: AbortSignal): Promise<number[]> {
  const waits: number[] = []
  while (!signal.aborted) {
    const began = performance.now()
    await (await fetch(server.url + urls.health())).arrayBuffer()
    waits.push(performance.now() - began)
  }
  return waits
}

/** MiB, of what Linux tells of a process. */
function memoryOf(what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
}

function print(what: string, taken: readonly Figures[]) {
  const middle = (key: keyof Figures) => median(taken.map((each) => each[key]))
  const ms = (key: keyof Figures) => `${middle(key).toFixed(0)} ms`
  const cells = [
    ms('first'),
    ms('total'),
    ms('cpu'),
    `${middle('peak').toFixed(0)} MiB`,
    `${middle('above').toFixed(0)} MiB`,
    `${middle('waited').toFixed(0)} ms`,
    `${(middle('bytes') / 1024).toFixed(0)} KiB`,
  ]
  console.log(what.padEnd(34) + cells.map((cell) => cell.padStart(13)).join(''))
}

function partNumbers(): string[] {
  return builtComponents().map(({ part }) => part)
}
