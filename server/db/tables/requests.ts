/** What people want of us. */
import type { Selectable } from 'kysely'
import type { RequestState } from '#shared/component-requests.ts'

/** A component that somebody asks for. */
export type ComponentRequestsTable = {
  id: string
  userId: string
  name: string
  purpose: string
  /** An address of the web. */
  example: string | null
  state: RequestState
  /** Why it was declined, in a sentence of the operator. */
  reason: string | null
  /** The number on the part that came of it, which stays when its address changes. */
  part: string | null
  /** How many rows `componentVotes` has for it: kept here, since the list is in this order. */
  votes: number
  createdAt: Date
  /** Since when everybody can read it; null until the operator has read it. */
  publishedAt: Date | null
}
export type ComponentRequestRow = Selectable<ComponentRequestsTable>

export type ComponentVotesTable = {
  requestId: string
  userId: string
  /** They want to be told once it is made. */
  wantsMail: boolean
  createdAt: Date
}
