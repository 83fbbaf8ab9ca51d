/** Writers that are killed, one a round, while the others go on. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { needed } from '#shared/needed.ts'
import { openDatabase, type DatabaseLocation } from '../../db/client.ts'
import { chanceOf } from '../fuzz/chance.ts'
import type { Errand, Line } from './acts.ts'
import { judge } from './judge.ts'
import { onceThere } from './once-there.ts'

export type CrashOptions = {
  rounds: number
  /** The first of them: what was left off is taken up there. */
  from?: number
  seed: number
  writers: number
  hurries?: boolean
  /** Is told how far it got, now and then. */
  tell?: (soFar: CrashReport) => void
  /** The database is away at the beginning of one round, until somebody was refused. */
  outage?: { round: number; begin(): Promise<void>; end(): Promise<void> }
}
export type CrashReport = {
  rounds: number
  acknowledged: number
  /** Acts that were answered by that the database cannot be used. */
  refused: number
  lost: string[]
  twice: string[]
  milliseconds: number
}

const program = join(import.meta.dirname, 'writer.ts')
/** A writer is killed at one of so many of its lines, which is before it would rest, and up to so many milliseconds later. */
const mostLines = 16
const mostMs = 6
/** How far it got is told after so many rounds. */
const tellEvery = 50
/** Who hurries says that something begins, that it is done, and no more. */
const hurriedLines = 2

/** Kills one writer a round and looks what became of its work; a migrated database, which is not emptied. */
export async function crash(location: DatabaseLocation, options: CrashOptions): Promise<CrashReport> {
  const { rounds, from = 1, seed, writers, hurries = false, tell, outage } = options
  const report: CrashReport = { rounds, acknowledged: 0, refused: 0, lost: [], twice: [], milliseconds: 0 }
  const began = performance.now()
  let started = 0
  const start = () => startWriter({ location, name: `writer-${seed}-${(started += 1)}`, hurries })
  const running = Array.from({ length: writers }, start)
  const goOn = () => running.forEach((writer) => writer.goOn())
  let spare = start()
  try {
    for (const writer of running) await writer.begin()
    for (let done = 1; done <= rounds; done += 1) {
      const round = from + done - 1
      if (outage?.round === round) {
        await outage.begin()
        goOn()
        await Promise.race(running.map((writer) => writer.isRefused()))
        await outage.end()
      }
      goOn()
      const chance = chanceOf(seed, round)
      const victim = needed(running[round % writers], 'Nobody writes.')
      const line = victim.said() + 1 + chance.upTo(mostLines)
      await victim.hasSaid(hurries ? hurriedLines : line)
      await wait(chance.upTo(mostMs))
      const lines = await victim.kill()
      // Opened anew: a file that was left in the middle of a write is put in order by who comes first.
      const database = await onceThere(() => openDatabase(location))
      const { acknowledged, lost, twice } = await judge(database, lines).finally(database.close)
      report.acknowledged += acknowledged
      report.refused += lines.filter(({ is }) => is === 'refused').length
      const told = (what: string) => `round ${round}: ${what}`
      report.lost.push(...lost.map(told))
      report.twice.push(...twice.map(told))
      running[round % writers] = spare
      await spare.begin()
      spare = start()
      if (tell && done % tellEvery === 0 && done < rounds)
        tell({ ...report, rounds: done, milliseconds: performance.now() - began })
    }
  } finally {
    await Promise.all([...running, spare].map((writer) => writer.kill()))
  }
  report.milliseconds = performance.now() - began
  return report
}

function startWriter(errand: Errand) {
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(errand)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const lines: Line[] = []
  let isReady = false
  let complaint = ''
  let look = () => {}
  const { stdin, stdout, stderr } = child
  if (!stdin || !stdout || !stderr) throw new Error('A writer has no pipes.')
  stdin.on('error', () => {})
  stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  createInterface(stdout).on('line', (text) => {
    const line = parsed(text)
    if (line === 'ready') isReady = true
    else if (line) lines.push(line)
    look()
  })
  let isKilled = false
  const closed = once(child, 'close').then(() => {
    look()
  })

  /** Rejects when it ended by itself, with what it said of that. */
  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (!isKilled && (child.exitCode !== null || child.signalCode !== null))
        throw new Error(`A writer ended: ${complaint}`)
      await new Promise<void>((resolve) => (look = resolve))
    }
  }

  const goOn = () => void stdin.write('go on\n')

  return {
    said: () => lines.length,
    hasSaid: (count: number) => until(() => lines.length >= count),
    isRefused: () => until(() => lines.some(({ is }) => is === 'refused')),
    async begin() {
      await until(() => isReady)
      goOn()
    },
    goOn,
    /** Ends it as kill -9 does; answers every line it wrote whole. */
    async kill(): Promise<Line[]> {
      isKilled = true
      child.kill('SIGKILL')
      await closed
      return lines
    },
  }
}

/** Null for a line that was cut off. */
function parsed(text: string): Line | 'ready' | null {
  try {
    return JSON.parse(text) as Line | 'ready'
  } catch {
    return null
  }
}
