import type { Member, Refused } from './forms'

declare module 'h3' {
  interface H3EventContext {
    user?: Member | null
    session?: string
    refused?: Refused
  }
}
