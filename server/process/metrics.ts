/** What an operator's Prometheus reads of this process. Every label is bounded: no address as it was sent, no person. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** One answer: the pattern of its address (shared/routes.ts), and how long it took. */
type Answered = { route: string; method: string; status: number; seconds: number }

export type Metrics = {
  answered(request: Answered): void
  /** A browser told that the content policy refused something; the directive is one of those there are, or "other". */
  policyReport(directive: string): void
  contentType: string
  /** Everything in Prometheus' text format. */
  text(): Promise<string>
}

type Options = {
  keptPages(): { hits: number; misses: number; bytes: number }
  /** Rejects while the database is away, which is then told instead. */
  mailQueue(): Promise<{ waiting: number; givenUp: number; oldestSeconds: number }>
  pool?: (() => { open: number; idle: number; waiting: number }) | undefined
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** From what is kept to what a reader gives up on, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Begins to count. Memory, processor, collection and the delay of the event loop come from the library. */
export function createMetrics({ keptPages, mailQueue, pool }: Options): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const requests = new Counter({
    name: 'millwork_http_requests_total',
    help: 'Answers by pattern of the address, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'millwork_http_request_duration_seconds',
    help: 'Seconds until an answer began, by pattern of the address.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const policyReports = new Counter({
    name: 'millwork_policy_reports_total',
    help: 'What browsers told that the content policy refused, by directive.',
    labelNames: ['directive'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name: `millwork_${name}`, help, registers })
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `millwork_${name}`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })

  total('kept_pages_hits_total', 'Pages of guests that were found kept.', () => keptPages().hits)
  total('kept_pages_misses_total', 'Pages of guests that were made.', () => keptPages().misses)
  const keptBytes = gauge('kept_pages_bytes', 'Bytes of pages that are kept.')
  const isUp = gauge('database_up', '1 while the database answers, else 0.')
  const mailsWaiting = gauge('mails_waiting', 'Mails that are still to leave, of all processes.')
  const mailsGivenUp = gauge('mails_given_up', 'Mails that were given up and wait for the operator.')
  const mailsOldest = gauge('mails_oldest_seconds', 'For how long the oldest mail has waited.')
  const poolOpen = pool && gauge('database_connections_open', 'Connections of this process.')
  const poolIdle = pool && gauge('database_connections_idle', 'Connections that nobody uses.')
  const poolWaiting = pool && gauge('database_queries_waiting', 'Queries that wait for a connection.')

  async function look() {
    keptBytes.set(keptPages().bytes)
    // Before the queue is asked for, which takes a connection itself.
    const use = pool?.()
    if (use) {
      poolOpen?.set(use.open)
      poolIdle?.set(use.idle)
      poolWaiting?.set(use.waiting)
    }
    try {
      const { waiting, givenUp, oldestSeconds } = await mailQueue()
      mailsWaiting.set(waiting)
      mailsGivenUp.set(givenUp)
      mailsOldest.set(oldestSeconds)
      isUp.set(1)
    } catch {
      // The outage itself is in the log; here the rest is still worth reading.
      isUp.set(0)
    }
  }

  return {
    answered({ route, method, status, seconds }) {
      requests.inc({ route, method: methods.has(method) ? method : 'other', status })
      durations.observe({ route }, seconds)
    },
    policyReport: (directive) => policyReports.inc({ directive }),
    contentType: register.contentType,
    async text() {
      await look()
      return register.metrics()
    },
  }
}
