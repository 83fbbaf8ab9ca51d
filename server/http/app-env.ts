/** What every handler finds on its context. */
import type { Contents, Goods, Overlay, Previews } from '#shared/goods.ts'
import type { ComponentSet } from '#shared/sets.ts'
import type { ButtonKit } from '../domain/tools/button-kit.ts'
import type { Auth } from '../auth/index.ts'
import type { Clock } from '../process/clock.ts'
import type { CurrentSession } from '../auth/sessions.ts'
import type { Assets } from '../page/assets.ts'
import type { Database } from '../db/client.ts'
import type { Catalogue } from '../domain/library/catalogue.ts'
import type { Figures } from '../domain/operator/figures.ts'
import type { Icons } from '../domain/tools/icons.ts'
import type { Publications } from '../domain/publishing/publications.ts'
import type { Env } from '../env.ts'
import type { FlashData } from './flash.ts'
import type { Compressed } from './compress.ts'
import type { MemberPages } from '../page/member-pages.ts'
import type { ChannelReader } from './access-key.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Turns } from './turns.ts'
import type { Metrics } from '../process/metrics.ts'
import type { BuildBehind } from '../process/build-behind.ts'
import type { Logger } from '../process/logger.ts'
import type { Postman } from '../mail/postman.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { SocialProviders } from '../social/providers.ts'

/** Made once at start, or by a test. */
export type Deps = {
  env: Env
  /** The same as the database's. */
  clock: Clock
  secret: string
  database: Database
  auth: Auth
  catalogue: Catalogue
  goods: Goods
  /** Those that are planned; `openSets` says which are open. */
  sets: readonly ComponentSet[]
  /** What the live previews of templates are allowed, read when it is first wanted. */
  previews: () => Previews
  /** What is in each edition of templates and starter kits, by its name, read when it is first wanted. */
  contents: () => Contents
  /** What is laid over projects of others. */
  overlays: () => Overlay[]
  /** Where the build lies, for what is streamed from it. */
  buildDir: string
  icons: Icons
  /** What the build made for the button builder, read when it is first wanted. */
  buttonKit: () => ButtonKit
  publications: Publications
  assets: Assets
  limiter: RateLimiter
  turns: Turns
  postman: Postman
  /** Other sites one may sign in with; those without keys are missing. */
  social: SocialProviders
  /** Null where nothing can be bought. */
  payments: PaymentProvider | null
  /** Counts of a day, without a person in them. */
  figures: Figures
  /** Null where the operator reads none. */
  metrics: Metrics | null
  /** What is still being built, where the server was started before all was there. */
  behind?: BuildBehind
  logger: Logger
}

/** A page for everyone: its document, the styles in it, and the sale and the customers on it (`shownToGuests`). */
export type MadePage = { styles: string; body: Compressed; sale: string }

export type Keeping = {
  /** The path and the parameters the page knows. */
  address: string
  /** Makes a page that shows this sale, once for all who ask for it at the same time. */
  make(sale: string, render: () => Promise<{ html: string; styles: string }>): Promise<MadePage>
}

export type AppEnv = {
  Variables: {
    deps: Deps
    requestId: string
    /** The client's address: the socket's, or the proxy's word where the operator trusts it. */
    ip: string
    /** Whether it is worked on, in the turn of its network. */
    hasTurn: boolean | undefined
    /** Null for a guest, and for everyone while `sessionError` says why nobody knows; `knownSession` tells the two apart. */
    session: CurrentSession | null
    /** Why it could not be looked up whose session this is. */
    sessionError: unknown
    /** Who reads through a channel that takes access keys; set by `accessKeys` and nothing else. */
    channelReader: ChannelReader
    /** The CSRF token of this visitor, as in the XSRF-TOKEN cookie. */
    csrfToken: string
    /** What the previous response left for this page. */
    flash: FlashData
    /** How a page for everyone is kept that this request may be answered with; undefined where it is for one person. */
    keeping: Keeping | undefined
    /** Pages as many get them who are signed in. */
    memberPages: MemberPages
    /** Whether the form that was sent may hold files. */
    takesFiles: boolean | undefined
    /** The page that was made to be kept. */
    madeToKeep: MadePage | undefined
  }
}
