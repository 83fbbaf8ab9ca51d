/** Components that people ask for: how far each is, and how much fits into what they write. */
export const publicRequestStates = ['open', 'planned', 'made', 'declined'] as const
/** How far a request is that everybody may read. */
export type PublicRequestState = (typeof publicRequestStates)[number]
/** A request waits until the operator has read it; until then nobody else sees it. */
export type RequestState = 'waiting' | PublicRequestState

export const requestStateTitles: Record<PublicRequestState, string> = {
  open: 'Open',
  planned: 'Planned',
  made: 'Made',
  declined: 'Declined',
}

/** Characters. The longest is what comes back whole with an error. */
export const requestLimits = { name: 80, purpose: 500, example: 300 }

export const requestOrders = ['votes', 'newest'] as const
export type RequestOrder = (typeof requestOrders)[number]

/** A request as everybody sees it: what is asked for, and never by whom. */
export type RequestEntry = {
  id: string
  name: string
  purpose: string
  /** An address of the web. */
  example: string | null
  state: PublicRequestState
  /** Why it was declined. */
  reason: string | null
  /** What came of it. */
  component: { path: string; title: string } | null
  votes: number
  /** ISO day. */
  asked: string
  /** What this person said to it. */
  voted: boolean
  wantsMail: boolean
}

/** Who looks: only who is signed in with a confirmed address may ask and vote. */
export type Asker = { may: true; csrfToken: string } | { may: false; isSignedIn: boolean }
