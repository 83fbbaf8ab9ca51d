/** Mails that are to leave, counts of a day, and what people tell us. */
import type { Generated, Selectable } from 'kysely'
import type { Flavour } from '#shared/catalog.ts'
import type { MailName } from '#shared/mails.ts'

/**
 * Why a mail is tried no more: its address was refused for good, it was tried for days, or nobody knows whether the mail
 * server has it.
 */
export type MailFailure = 'refused' | 'given-up' | 'unclear'

/** A mail that is to leave. */
export type OutboxMailsTable = {
  id: string
  name: MailName
  recipient: string
  /** What is known when it is asked for, as JSON; links with secrets are made when it leaves. */
  data: string
  attempts: number
  nextAttemptAt: Date
  /** Since when somebody has it in hand; null while it waits for its next try. */
  takenAt: Generated<Date | null>
  /** Which of those written in the same moment comes first. */
  turn: Generated<string>
  lastError: string | null
  /** When the mail server asked for its content, until it said what became of it. */
  handedOverAt: Date | null
  /** When it was given up, and why. */
  failedAt: Date | null
  failure: MailFailure | null
  createdAt: Date
}

export type FigureKind = 'visit' | 'copy' | 'search'
/** How often something was visited, copied or searched for in vain on a day (UTC), "2026-11-21". */
export type FiguresTable = { day: string; kind: FigureKind; name: string; count: number }

/** What somebody found wrong with a component. */
export type FaultReportsTable = {
  id: string
  userId: string
  /** The number on the part, which stays when its address changes. */
  part: string
  flavour: Flavour
  /** As its owner calls it. */
  browser: string
  what: string
  /** Of the site, when it was told. */
  version: string
  createdAt: Date
  /** When the operator was done with it; null while it is open. */
  closedAt: Date | null
}
export type FaultReportRow = Selectable<FaultReportsTable>
