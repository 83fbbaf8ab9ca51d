/**
 * Which reports came today and from where, in the memory of this process: they need neither session nor database, and
 * whatever anybody sends, it is little that is kept.
 */
import { dropOldest } from '#shared/drop-oldest.ts'
import type { Clock } from '../process/clock.ts'
import type { PolicyReport } from './policy-report.ts'

/** Bodies a network may send within the window. */
const perNetwork = 30
const windowMs = 10 * 60 * 1000
/** Networks that are counted at once; the oldest are forgotten. */
const mostNetworks = 5000
/** Reports of a day that differ; more are only counted. */
const mostDistinct = 200

export type ReportBook = {
  /** Counts a body from a network; seconds until the next is taken, or 0 where this one is. */
  waitOf(network: string): number
  /** Whether this is the first of its kind today, and so worth a line. */
  isNew(report: PolicyReport): boolean
}

export function createReportBook(clock: Clock): ReportBook {
  const networks = new Map<string, { count: number; endsAt: number }>()
  const seen = new Set<string>()
  let day = ''
  return {
    waitOf(network) {
      const now = clock().getTime()
      const before = networks.get(network)
      const counted = before && before.endsAt > now ? before : { count: 0, endsAt: now + windowMs }
      counted.count += 1
      networks.set(network, counted)
      if (networks.size > mostNetworks) dropOldest(networks)
      return counted.count > perNetwork ? Math.ceil((counted.endsAt - now) / 1000) : 0
    },
    isNew({ directive, blocked, page }) {
      const today = clock().toISOString().slice(0, 10)
      if (today !== day) seen.clear()
      day = today
      const key = `${directive} ${blocked} ${page}`
      if (seen.has(key) || seen.size >= mostDistinct) return false
      seen.add(key)
      return true
    },
  }
}
