/** Mails on new components: who wants them, and what was announced. */
import type { Selectable } from 'kysely'

/** An address that is to hear of new components, whether or not somebody has an account with it. */
export type NewsSubscriptionsTable = {
  id: string
  /** Lower case; unique. */
  email: string
  /** Null until whoever reads its mail said yes; before that nothing but the question goes there. */
  confirmedAt: Date | null
  /** SHA-256 of the key in the mail that asks; the key itself is nowhere. */
  confirmHash: string | null
  confirmUntil: Date | null
  /** SHA-256 of the key by which every announcement to this address can be stopped; null before the first. */
  leaveHash: string | null
  createdAt: Date
}
export type NewsSubscriptionRow = Selectable<NewsSubscriptionsTable>

export type AnnouncementsTable = {
  /** From 1; the next is one more, so that of two that begin at once one is refused. */
  number: number
  /** The components it tells of, as JSON. */
  items: string
  /** The part numbers of the whole library at that time, as JSON: what is new next is none of them. */
  known: string
  /** How many mails are in the outbox or left it. */
  queued: number
  /** The id of the subscription that was served last; they are served in the order of their ids. */
  queuedTo: string
  createdAt: Date
  /** When the last mail was in the outbox; null while it is under way. */
  finishedAt: Date | null
}
export type AnnouncementRow = Selectable<AnnouncementsTable>
