/** Mails that are to leave, and counts of a day. */
import type { Generated } from 'kysely'
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
