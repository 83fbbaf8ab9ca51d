/** Carries mails out of the outbox in the background, one after the other. */
import type { Mail, RenderMail } from '#shared/mails.ts'
import type { Database } from '../db/client.ts'
import { finishMail, postponeMail, queueMail, takeMail, type Errand, type Waiting } from '../domain/outbox.ts'
import type { Logger } from '../logger.ts'
import { isRefusedForGood, type Transport } from './transport.ts'

/** Puts a mail into the outbox. */
export type QueueMail = (errand: Errand) => Promise<void>

export type Postman = {
  queue: QueueMail
  /** Carries out everything that is due; resolves when nothing is left to do now. */
  deliver(): Promise<void>
  /** Delivers from now on: at once what is queued here, and what others queued within seconds. */
  start(): void
  /** Finishes the mail in hand, and takes no other. */
  stop(): Promise<void>
}

type Options = {
  database: Database
  from: string
  transport: Transport
  render: RenderMail
  /** Makes the mail of an errand, or null when there is nobody to send it to. */
  fill(errand: Errand): Promise<Mail | null>
  logger: Logger
  now?: () => number
}

/** How often the outbox is looked at for what failed before, or what another process left. */
const lookEveryMs = 10_000

export function createPostman({ database, from, transport, render, fill, logger, now = Date.now }: Options): Postman {
  let running: Promise<void> | null = null
  let again = false
  let stopped = true
  let timer: NodeJS.Timeout | undefined

  async function carry({ id, errand }: Waiting) {
    const mail = await fill(errand)
    if (mail) await transport({ id, from, to: errand.to, ...(await render(mail)) })
    await finishMail(database, id)
  }

  async function round() {
    for (;;) {
      const waiting = await takeMail(database, new Date(now()))
      if (!waiting) return
      try {
        await carry(waiting)
      } catch (err) {
        const { name } = waiting.errand
        const reason = { error: (err as Error).message, forGood: isRefusedForGood(err), now: new Date(now()) }
        const givenUp = await postponeMail(database, waiting, reason)
        const said = givenUp ? 'a mail was given up' : 'a mail did not leave and is tried again'
        logger[givenUp ? 'error' : 'warn']({ err, mail: waiting.id, name, attempts: waiting.attempts }, said)
      }
      if (stopped && timer) return
    }
  }

  function deliver(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      do {
        again = false
        await round()
      } while (again)
    })().finally(() => (running = null))
    return running
  }

  const look = () => {
    deliver().catch((err: unknown) => logger.error({ err }, 'the outbox could not be read'))
  }

  return {
    deliver,
    async queue(errand) {
      await queueMail(database, errand, new Date(now()))
      if (!stopped) setImmediate(look)
    },
    start() {
      stopped = false
      timer = setInterval(look, lookEveryMs)
      look()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}
