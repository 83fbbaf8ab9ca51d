/** Knows whether the database is there: finds out when something looks wrong, and tells of each outage once. */
import { patiently } from './patience.ts'
import { DatabaseUnavailable } from './unavailable.ts'

export type Outage = {
  /** Throws DatabaseUnavailable while the database is known to be away, so that nobody waits for it in vain. */
  refuseWhileAway(): void
  /** Something happened that an outage would explain: the database is asked whether it is there. */
  suspect(reason: string): void
  /** Calls once when the database goes away; the answer takes that back. */
  onceAway(listener: () => void): () => void
  stop(): void
}

/** Where outages are told: what is known of one, and a sentence. */
export type OutageLog = Record<'error' | 'warn', (about: object, sentence: string) => void>

type Options = {
  /** Rejects when the database does not answer; it need not give up by itself. */
  probe(): Promise<void>
  /** Called each time it goes away, before those who wait are told. */
  onAway(): void
  log: OutageLog | undefined
}

/** A database that is away is asked this often whether it is back, in milliseconds. */
const againMs = 500
/** An answer to so simple a question that takes longer is none, in milliseconds. */
const probeMs = 3000

export function watchForOutage({ probe, onAway, log }: Options): Outage {
  let state: 'there' | 'in doubt' | 'away' | 'given up' = 'there'
  let cause: unknown
  let since = 0
  const listeners = new Set<() => void>()
  const isOver = () => state === 'given up'

  async function answers(): Promise<boolean> {
    try {
      await patiently(probe(), { limitMs: probeMs })
      return true
    } catch (error) {
      cause = error
      return false
    }
  }

  async function find(reason: string) {
    state = 'in doubt'
    const isThere = await answers()
    if (isOver()) return
    if (isThere) {
      state = 'there'
      return log?.warn({ reason }, 'the database had a problem, and answers')
    }
    state = 'away'
    since = performance.now()
    log?.error({ reason: reasonOf(cause) }, 'the database is away')
    onAway()
    for (const listener of listeners) listener()
    listeners.clear()
    await comeBack()
  }

  async function comeBack() {
    do await new Promise((resolve) => setTimeout(resolve, againMs).unref())
    while (!isOver() && !(await answers()))
    if (isOver()) return
    state = 'there'
    log?.warn({ seconds: Math.round((performance.now() - since) / 1000) }, 'the database is back')
  }

  return {
    refuseWhileAway() {
      if (state === 'away') throw new DatabaseUnavailable('it is away', { cause })
    },
    suspect(reason) {
      if (state === 'there') void find(reason)
    },
    onceAway(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      state = 'given up'
    },
  }
}

/** An error's code, or else its sentence; the errors of the driver carry more, which is not for logs. */
export function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  return [code, message].filter(Boolean).join(': ') || 'no reason given'
}
