import { createContext } from 'react-router'
import type { User } from './.server/accounts.ts'

/** Where a request comes from, to count attempts. The server of production sets it; in development all are one. */
export const addressContext = createContext('local')

export type Member = { user: User; session: string }

/** Who is signed in, if somebody is. */
export const sessionContext = createContext<Member | null>(null)

/** The same on pages of members, where there always is somebody. */
export const memberContext = createContext<Member>()
