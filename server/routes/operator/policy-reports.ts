import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { clientNetwork } from '../../http/client-network.ts'
import { HttpError } from '../../http/errors.ts'
import { readReports } from '../../http/policy-report.ts'
import { createReportBook } from '../../http/policy-report-book.ts'
import type { Clock } from '../../process/clock.ts'

/** A report is one or two kilobytes; browsers send some together. */
const maxBytes = 16 * 1024
const types = ['application/csp-report', 'application/reports+json']

const tooLarge = () => {
  throw new HttpError(413, 'This is larger than a report can be.')
}

/**
 * POST /csp-reports: browsers tell what our content policy refused. It stands before sessions, form tokens and the
 * database, all of which it does without. One line in the log for each kind a day; everything is counted.
 */
export function policyReportRoutes(clock: Clock) {
  const book = createReportBook(clock)
  return new Hono<AppEnv>().post(
    routes.policyReports,
    bodyLimit({ maxSize: maxBytes, onError: tooLarge }),
    async (c) => {
      const { logger, metrics } = c.var.deps
      const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
      if (!types.includes(type)) throw new HttpError(415, `A report is ${types.join(' or ')}.`)
      const wait = book.waitOf(clientNetwork(c.var.ip))
      if (wait > 0) return c.body(null, 429, { 'Retry-After': String(wait) })
      const reports = readReports(parsed(await c.req.text()))
      if (reports.length === 0) throw new HttpError(400, 'This is no report of a content policy.')
      for (const report of reports) {
        metrics?.policyReport(report.directive)
        if (book.isNew(report))
          logger.warn({ requestId: c.var.requestId, ...report }, 'content policy refused something')
      }
      return c.body(null, 204)
    },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
