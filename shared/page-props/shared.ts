/** Props that every page receives. */
import type { Good } from '../goods.ts'
import type { OpenSale } from '../sale.ts'
import type { PostLink } from '../publishing.ts'
import type { SnippetPreferences } from '../snippet/preferences.ts'

export type DarkMode = 'on' | 'off' | 'system'

export const darkModes = ['on', 'off', 'system'] as const satisfies readonly DarkMode[]

export type LicenseName = 'developer' | 'unlimited' | 'team'

/** The signed-in user as pages see it (field names are the specification's). */
export type AuthUser = {
  name: string
  email: string
  email_verified: boolean
  opt_app_dark_mode: DarkMode
  ds_active: boolean
  /** Has applied for the affiliate program, whatever came of it. */
  is_affiliate: boolean
  /** How the account likes its snippets; null until it was given a choice. */
  snippet_defaults: SnippetPreferences | null
  license_name: LicenseName | null
  license_email: string | null
  license_key: string | null
  /** Support is the owner's in a team: its members ask through them. */
  may_ask_support: boolean
}

export type BannerStyle = 'success' | 'danger'

/** Props every page receives. */
export type SharedProps = {
  auth: { user: AuthUser | null }
  flash: { banner: string | null; bannerStyle: BannerStyle }
  /** One message per field, under the field's name. */
  errors: Record<string, string>
  /** What was typed into the form that came back with errors; never passwords. */
  old: Record<string, string>
  meta: { ds_u: number }
  /** The newest posts, for the foot of public pages. */
  blog: { latest_posts: Pick<PostLink, 'slug' | 'title'>[] }
  site: {
    url: string
    supportEmail: string
    /** The company's own page to write to; null where the page about us has the address. */
    contactUrl: string | null
    /** Who runs the site; null where only a sample stands for it. */
    company: string | null
    counts: SiteCounts
    /** The tools there are, for the search. */
    tools: Pick<Good, 'slug' | 'title'>[]
    sale: OpenSale | null
    /** In production nothing is charged, which every page says. */
    play_money: boolean
  }
}

/** What the build contains. */
export type SiteCounts = {
  components: number
  snippets: number
  tools: number
  starter_kits: number
  templates: number
  /** Those that are open. */
  sets: number
  /** Drawings of all sets in all their styles, then those of each set. */
  icons: number
  heroicons1: number
  heroicons2: number
  lucide_icons: number
  bootstrap_icons: number
}
