/** Carries mails out of the outbox in the background, some at once: a slow mail server keeps nobody but its own waiting. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Mail, RenderMail, Sender } from '#shared/mails.ts'
import type { Database } from '../db/client.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { failureOf, sentenceOf, told, Unclear } from './failures.ts'
import {
  finishMail,
  giveMailBack,
  handOverMail,
  postponeMail,
  queueMail,
  takeMail,
  type OutgoingMail,
  type Waiting,
} from './outbox.ts'
import type { Logger } from '../process/logger.ts'
import type { Transport } from './transport.ts'

/** Puts a mail into the outbox. What a mail tells of is written in one transaction with it, by `queueMail`. */
export type QueueMail = (outgoing: OutgoingMail) => Promise<void>

export type Postman = {
  queue: QueueMail
  /** Looks through the outbox at once: mails were queued there together with what they tell of. */
  soon(): void
  /** Carries out everything that is due; resolves when nothing is left to do now. */
  deliver(): Promise<void>
  /** Delivers from now on: at once what is queued here, and what others queued within seconds. */
  start(): void
  /**
   * Takes no other mail, and waits for those in hand, but not longer than this. What is left and has not gone out is given
   * back, for another process to take at once.
   */
  stop(withinMs?: number): Promise<void>
}

type Options = {
  database: Database
  from: string
  transport: Transport
  render: RenderMail
  /** Who sends them, as they say it. */
  sender?: Sender
  /** Makes the text of an outgoing mail, or null when there is nobody to send it to. */
  fill(outgoing: OutgoingMail): Promise<Mail | null>
  logger: Logger
  /** So many mails are on their way at once; a mail server that limits connections per client rarely allows fewer. */
  atOnce?: number
}

/** How often the outbox is looked at for what failed before, or what another process left. */
const lookEveryMs = 10_000
/** And how often while the database is away, so that what waits leaves soon after its return. */
const lookWhileAwayMs = 1000
/** A mail server may take minutes; a process that is to stop has seconds, in milliseconds. */
const stopMs = 8000

export function createPostman({
  database,
  from,
  transport,
  render,
  fill,
  logger,
  sender,
  atOnce = 6,
}: Options): Postman {
  let running: Promise<void> | null = null
  /** Somebody called for a delivery while one was running: there may be more to take. */
  let again = false
  let wake = () => {}
  let stopped = true
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  /** Mails that left, but could not be crossed out; they do not leave again. */
  const gone = new Set<string>()
  /** What is in hand. */
  const held = new Set<Waiting>()

  async function carry(waiting: Waiting, handOver: () => Promise<void>) {
    const { id, outgoing } = waiting
    if (!gone.has(id)) {
      if (waiting.isHandedOver) throw new Unclear('The process that sent it ended before the mail server answered.')
      const mail = await fill(outgoing)
      if (mail)
        await transport({ id, from, to: outgoing.to, ...(await render(sender ? { ...mail, sender } : mail)) }, handOver)
      gone.add(id)
    }
    await finishMail(database, id)
    gone.delete(id)
  }

  async function attempt(waiting: Waiting) {
    const { id, attempts } = waiting
    held.add(waiting)
    let isHandedOver = waiting.isHandedOver
    let isLost = false
    async function handOver() {
      isLost = !(await handOverMail(database, waiting))
      if (isLost) throw new Error('Another process has taken this mail meanwhile.')
      isHandedOver = true
    }
    try {
      await carry(waiting, handOver)
    } catch (error) {
      // It left, and only its row stayed.
      if (gone.has(id)) throw error
      if (isLost) return
      const why = await postponeMail(database, waiting, {
        error: sentenceOf(error),
        failure: failureOf(error, isHandedOver),
      })
      const about = { mail: id, name: waiting.outgoing.name, attempts, ...told(error) }
      if (why) logger.error({ ...about, failure: why }, 'a mail was given up')
      else logger.warn(about, 'a mail did not leave and is tried again')
    } finally {
      held.delete(waiting)
    }
  }

  /** Takes what is due while a hand is free, until nothing is due and every hand is empty. */
  async function carryAll() {
    const inHand = new Set<Promise<void>>()
    const failures: unknown[] = []
    // Each that leaves may let another go, also while the outbox was being looked through.
    let left = 0
    const free = () => inHand.size < atOnce && failures.length === 0 && !(stopped && timer)
    try {
      for (;;) {
        again = false
        const before = left
        const waiting = free() ? await takeMail(database) : null
        if (waiting) {
          const carried: Promise<void> = attempt(waiting)
            .catch((error: unknown) => void failures.push(error))
            .finally(() => {
              inHand.delete(carried)
              left++
            })
          inHand.add(carried)
        } else if (inHand.size > 0) {
          const called = new Promise<void>((resolve) => (wake = resolve))
          if ((!again && left === before) || !free()) await Promise.race([...inHand, called])
        } else if ((!again && left === before) || !free()) break
      }
    } finally {
      await Promise.all(inHand)
    }
    if (failures.length > 0) throw failures[0]
  }

  function deliver(): Promise<void> {
    if (running) {
      again = true
      wake()
      return running
    }
    running = (async () => {
      try {
        await carryAll()
      } finally {
        running = null
      }
    })()
    return running
  }

  const look = () => {
    deliver().catch((err: unknown) => {
      if (!isUnavailable(err)) return logger.error({ err }, 'the outbox could not be read')
      clearTimeout(soon)
      if (!stopped) soon = setTimeout(look, lookWhileAwayMs)
    })
  }

  function lookSoon() {
    if (!stopped) setImmediate(look)
  }

  return {
    deliver,
    async queue(outgoing) {
      await queueMail(database, outgoing)
      lookSoon()
    },
    soon: lookSoon,
    start() {
      stopped = false
      timer = setInterval(look, lookEveryMs)
      look()
    },
    async stop(withinMs = stopMs) {
      stopped = true
      clearInterval(timer)
      clearTimeout(soon)
      const isOver = new AbortController()
      const { signal } = isOver
      await Promise.race([running?.catch(() => {}), wait(withinMs, undefined, { signal }).catch(() => {})])
      isOver.abort()
      for (const waiting of held) {
        if (gone.has(waiting.id)) continue
        await giveMailBack(database, waiting).catch((err: unknown) => {
          logger.warn({ err, mail: waiting.id }, 'a mail could not be given back, and is tried again later')
        })
      }
    },
  }
}
