import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { User } from '../accounts/accounts.ts'
import type { Services } from '../services.ts'
import type { Assets } from '../views/assets.ts'

type Variables = { services: Services; assets: Assets }
type Member = { user: User; session: string }

/** What every handler finds in its context. */
export type Env = { Bindings: Partial<HttpBindings>; Variables: Variables & Partial<Member> }
/** What handlers find below `memberOnly`. */
export type MemberEnv = { Bindings: Partial<HttpBindings>; Variables: Variables & Member }

export type AppContext = Context<Env> | Context<MemberEnv>
