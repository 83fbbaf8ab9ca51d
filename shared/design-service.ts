/** Requests to the design service: the states they go through, and how much they may hold. */

export const designStates = ['new', 'in-progress', 'delivered', 'closed'] as const
export type DesignState = (typeof designStates)[number]

/** What each state may become. What is closed stays closed; what was delivered may need another round. */
export const nextDesignStates: Record<DesignState, readonly DesignState[]> = {
  new: ['in-progress', 'closed'],
  'in-progress': ['delivered', 'closed'],
  delivered: ['in-progress', 'closed'],
  closed: [],
}

/** The states in words. */
export const designStateTitles: Record<DesignState, string> = {
  new: 'New',
  'in-progress': 'In progress',
  delivered: 'Delivered',
  closed: 'Closed',
}

/** Characters; links are counted. */
export const designLimits = { title: 100, purpose: 500, details: 5000, message: 5000, links: 10, link: 500 }

/** Who wrote a message. */
export type DesignAuthor = 'customer' | 'studio'

export type DesignRequestEntry = {
  id: string
  title: string
  purpose: string
  state: DesignState
  /** How long ago something happened, in words. */
  updated: string
  messages: number
}

/** Times are in words. */
export type DesignMessage = { id: string; author: DesignAuthor; body: string; sent: string }

export type DesignRequest = {
  id: string
  title: string
  purpose: string
  links: string[]
  details: string
  state: DesignState
  sent: string
  messages: DesignMessage[]
}
