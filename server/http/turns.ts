/**
 * Requests that have to be worked on, taken in turns. The server has one thread: whoever asks for a hundred pages at
 * once would keep everybody else waiting for all hundred. So of one network a few are worked on at once, and the rest
 * stand in a line of their own; what comes when that is full is sent away with few words.
 */
import { createMiddleware } from 'hono/factory'
import type { Context } from 'hono'
import { ownRequest } from '../page/kept/make-ahead.ts'
import type { AppEnv } from './app-env.ts'
import { clientNetwork } from './client-network.ts'
import { wants } from './wants.ts'

export type TurnLimits = {
  /** Requests of one network that are worked on at once. */
  atOnce: number
  /** Requests of one network that wait behind them. */
  inLine: number
  /** Milliseconds after which who waits is sent away: what is before them may itself wait, as for a database that hangs. */
  patienceMs: number
}

export type Turns = {
  /**
   * Resolves when it is this network's turn, at once where nobody of it is before, and with false where it took too long;
   * null where its line is full.
   *
   * @param signal of whoever waits: their turn is left out once they are gone
   */
  take(network: string, signal?: () => AbortSignal): Promise<boolean> | null
  /** The same for whoever was in already: they are never sent away. */
  takeAgain(network: string): Promise<boolean>
  /** Ends a turn; each that was taken ends once. */
  end(network: string): void
}

type Waiting = { begin: () => void; isGone: () => boolean }
type Line = { busy: number; waiting: Waiting[] }

/** An office that opens pages with thirty previews each is far from it. */
const usual: TurnLimits = { atOnce: 6, inLine: 400, patienceMs: 5000 }
const done = Promise.resolve(true)

/** Turns of one process. */
export function createTurns(limits: Partial<TurnLimits> = {}): Turns {
  const { atOnce, inLine, patienceMs } = { ...usual, ...limits }
  const lines = new Map<string, Line>()
  /** Networks whose turns ended, as often as they did. */
  const passing: string[] = []

  function lineOf(network: string): Line {
    const line = lines.get(network) ?? { busy: 0, waiting: [] }
    lines.set(network, line)
    return line
  }

  const wait = (line: Line, isGone: () => boolean) =>
    new Promise<boolean>((resolve) => void line.waiting.push({ begin: () => resolve(true), isGone }))

  /** The same for whoever is not to wait for long. */
  function waitShortly(line: Line, gone: AbortSignal | undefined) {
    let isLate = false
    const turn = wait(line, () => isLate || (gone?.aborted ?? false))
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => {
        isLate = true
        resolve(false)
      }, patienceMs)
      void turn.then((isTurn) => {
        clearTimeout(timer)
        resolve(isTurn)
      })
    })
  }

  /** The turn goes to the next who is still there; false where nobody is. */
  function pass(network: string): boolean {
    const line = lineOf(network)
    const next = line.waiting.shift()
    if (next?.isGone()) return pass(network)
    next?.begin()
    if (next) return true
    line.busy -= 1
    if (line.busy === 0) lines.delete(network)
    return false
  }

  /** One begins, and others are heard before the next. */
  function passOne() {
    for (let network = passing.shift(); network !== undefined; network = passing.shift()) if (pass(network)) break
    if (passing.length > 0) setImmediate(passOne)
  }

  return {
    take(network, signal) {
      const line = lineOf(network)
      if (line.busy >= atOnce) {
        if (line.waiting.length >= inLine) return null
        return waitShortly(line, signal?.())
      }
      line.busy += 1
      return done
    },
    takeAgain(network) {
      const line = lineOf(network)
      if (line.busy >= atOnce) return wait(line, () => false)
      line.busy += 1
      return done
    },
    end(network) {
      // A turn may begin and end without waiting for anything. Then whatever arrived meanwhile from the same network would
      // be worked on before anybody else is heard, so a turn that ended is free a moment later only.
      passing.push(network)
      if (passing.length === 1) setImmediate(passOne)
    },
  }
}

const networkOf = (c: Context<AppEnv>) => clientNetwork(c.var.ip)

/** Has a request wait for its turn before anything of it is worked out. */
export const inTurn = createMiddleware<AppEnv>((c, next) => takeTurn(c, next, () => sentAway(c)))

/** The same for what is said to requests that were refused before their turn. */
export const answerInTurn = (c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> =>
  takeTurn(c, answer, () => sentAway(c))

/** Gives others the turn while an answer from elsewhere is waited for. */
export async function outOfTurn<Answer>(c: Context<AppEnv>, work: () => Promise<Answer>): Promise<Answer> {
  if (!c.var.hasTurn) return work()
  const { turns } = c.var.deps
  turns.end(networkOf(c))
  try {
    return await work()
  } finally {
    await turns.takeAgain(networkOf(c))
  }
}

/** For what goes on being made after a request was answered: each piece of it has a turn of the network that asked. */
export function laterTurns(c: Context<AppEnv>): (work: () => Promise<void>) => Promise<void> {
  const { turns } = c.var.deps
  const network = networkOf(c)
  return async (work) => {
    await turns.takeAgain(network)
    try {
      await work()
    } finally {
      turns.end(network)
    }
  }
}

async function takeTurn<Answer>(
  c: Context<AppEnv>,
  work: () => Answer | Promise<Answer>,
  refuse: () => Response,
): Promise<Answer | Response> {
  if (c.var.hasTurn || (c.env as unknown) === ownRequest) return work()
  const { turns } = c.var.deps
  const network = networkOf(c)
  const turn = turns.take(network, () => c.req.raw.signal)
  if (!turn) return refuse()
  if (turn !== done && !(await turn)) return refuse()
  c.set('hasTurn', true)
  try {
    return await work()
  } finally {
    c.set('hasTurn', false)
    turns.end(network)
  }
}

const tooMany = 'Too many requests at once from your network. Please try again in a moment.'

/** Said in few words: a page would take what others wait for. */
function sentAway(c: Context<AppEnv>): Response {
  c.header('Retry-After', '1')
  if (wants(c) === 'json') return c.json({ error: { status: 429, message: tooMany, requestId: c.var.requestId } }, 429)
  return c.text(tooMany, 429)
}
