/** What the server hands to each page: one entry per page file under client/pages. */
import type { AffiliateFigures, AffiliateSale, AffiliateState } from './affiliate.ts'
import type { DesignRequest, DesignRequestEntry } from './design-service.ts'
import type { Edition, Good, GoodKind, ProjectGood, ProjectKind } from './goods.ts'
import type { PreviewHeights } from './preview-heights.ts'
import type { Proof, ProofCheck } from './proof.ts'
import type { OpenSale } from './sale.ts'
import type {
  ChangelogEntry,
  DocLink,
  DocPage,
  DocSection,
  LegalLink,
  LegalPage,
  Post,
  PostLink,
  Tag,
} from './publishing.ts'
import type { Change } from './recolor.ts'
import type { ComponentMeta, Flavour, PackageSlug, SnippetFile, SubcategoryMeta } from './catalog.ts'

import type { SnippetPreferences } from './snippet/preferences.ts'
import type { SocialName } from './social.ts'
import type { Kit } from './tools/button/kit.ts'
import type { IconSample } from './tools/pictures.ts'
import type { IconManifest } from './tools/icons/manifest.ts'
import type { GlyphKey, SetId } from './tools/icons/sets.ts'

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
    counts: SiteCounts
    /** The tools there are, for the search. */
    tools: Pick<Good, 'slug' | 'title'>[]
    sale: OpenSale | null
  }
}

/** What the build contains. */
export type SiteCounts = {
  components: number
  snippets: number
  tools: number
  starter_kits: number
  templates: number
  /** Drawings of all sets in all their styles, then those of each set. */
  icons: number
  heroicons1: number
  heroicons2: number
  lucide_icons: number
  bootstrap_icons: number
}

/** What there is, for the menus and the foot of public pages: packages that have components, and goods that exist. */
export type SiteMenu = {
  packages: { slug: PackageSlug; title: string; count: number; links: { title: string; path: string }[] }[]
  free: number
  goods: Record<GoodKind, Pick<Good, 'slug' | 'title'>[]>
}
/** Pages in the marketing layout. */
export type MarketingProps = { menu: SiteMenu }

/** An entry of the sidebar; the packages prop is sent to pages of the app shell only. */
export type PackageEntry = {
  category_slug: string
  category_title: string
  subcategory_slug: string
  subcategory_title: string
  component_count: number
}
export type PackagesProp = Record<
  'application_ui' | 'marketing' | 'ecommerce',
  { slug: PackageSlug; title: string; count: number; meta: PackageEntry[] }
>
export type AppProps = { packages: PackagesProp }

/** A component on its page: locked when this visitor may not read its code; without a proof when it changed since it was verified. */
export type ListedComponent = ComponentMeta & {
  locked: boolean
  favourite: boolean
  proof: Proof | null
  heights: PreviewHeights
}

/** A component outside its page, with the titles of where it stands. */
export type LibraryEntry = ComponentMeta & { subcategory: { title: string; path: string }; packageTitle: string }
/** A page of the library somebody was on, and the component they looked at last. */
export type VisitEntry = LibraryEntry & { visitedAt: string }

/** A subcategory in the public list: how many components it has, and the one that stands for it. */
export type ListedSubcategory = {
  title: string
  path: string
  count: number
  free: number
  face: Face
}
export type ListedPackage = {
  slug: PackageSlug
  title: string
  count: number
  categories: { slug: string; title: string; subcategories: ListedSubcategory[] }[]
}

/** A component in a list, with the page it stands on. */
export type ShelfComponent = Face & Pick<ComponentMeta, 'part'> & { page: string }
/** As much of a component as its preview needs. */
export type Face = Pick<ComponentMeta, 'slug' | 'path' | 'title' | 'minHeight'>
/** A component on the home page's bench, named after its page; the first comes with its HTML. */
export type BenchPiece = { component: Face & Pick<ComponentMeta, 'part'>; page: string; file: ShownFile | null }
export type HomePackage = SiteMenu['packages'][number] & { face: Face }
export type HomeTemplate = Pick<ProjectGood, 'slug' | 'title' | 'description' | 'picture'> & {
  editions: Pick<Edition, 'title' | 'builtWith'>[]
  /** How many it has. */
  pages: number
  /** Whether it is shown at work. */
  isShown: boolean
}
export type HomeKit = Pick<ProjectGood, 'slug' | 'title' | 'free'> & Pick<Edition, 'builtWith'>
/** A few icons of each set. */
export type HomeIcons = Partial<Record<SetId, IconSample>>
export type HomeExample = { component: Pick<ComponentMeta, 'path' | 'title'>; files: Record<Flavour, ShownFile> }
/** What verification found of the whole catalogue; `passed` and `known` add up to `total` where all is well. */
export type ProofTotals = {
  components: number
  states: number
  checks: { check: ProofCheck; passed: number; known: number; total: number }[]
}

/** The component of a day that is over. */
export type PastComponent = { day: string; path: string; title: string; part: string }

/** A file as public pages show it: to be read and copied from the page itself. */
export type ShownFile = Pick<SnippetFile, 'fileName' | 'highlighted'>

/** A component on its public page; code only where everyone may read it. */
export type PublicComponent = ComponentMeta & {
  ofTheDay: boolean
  code: Record<Flavour, ShownFile> | null
  heights: PreviewHeights
  /** States that were looked at in every flavour; null when it changed since. */
  verified: { states: number; holds: boolean } | null
}

export type Crumb = { title: string; slug: string }
export type Neighbour = { title: string; path: string } | null

export type Testimonial = { feedback: string; author: string; role: string }

/** Pages in the auth layout. The token goes into a hidden field, so that the form works before and without any script. */
export type AuthProps = { csrfToken: string; testimonial: Testimonial }
/** Where to go afterwards; null is the usual place. */
type WithNext = { next: string | null }

/** Other sites that are a way in. */
type WithSocial = { social: SocialName[] }

/** Pages of the user area, which all have forms. */
export type AccountProps = AppProps & { csrfToken: string }

/** A browser the user is signed in with. */
export type SessionEntry = { id: string; device: string; ip: string; lastActive: string; isCurrent: boolean }

/** Another site one may sign in with; `removable` unless it is the only way in. */
export type SignInEntry = { provider: SocialName; linked: boolean; removable: boolean }

/** A device the user may sign in with; `added` is how long ago, in words. */
export type PasskeyEntry = { id: string; name: string; added: string }

/** `qr` is the outline of a code of `size` by `size` squares. Recovery codes come once, right after they were made. */
export type TwoFactorProps =
  | { state: 'off' }
  | { state: 'pending'; secret: string; qr: { size: number; path: string } }
  | { state: 'on'; recoveryCodesLeft: number; recoveryCodes: string[] | null }

/** Pages between wanting a licence and having it. */
export type CheckoutProps = AccountProps & { sandbox: boolean }

/** The key is for the owner alone; a member of a team has none. */
export type LicenseProps = { tier: LicenseName; key: string | null; email: string; ownerName: string; since: string }
/** `rights`: what who looks at it may do. */
export type TeamProps =
  | { rights: 'owner'; used: number; max: number; seats: SeatEntry[] }
  | { rights: 'member'; ownerName: string; ownerEmail: string }
export type SeatEntry = {
  id: string
  email: string
  name: string | null
  state: 'member' | 'invited' | 'expired'
  /** Since when a member, or how long an invitation is still open, in words. */
  when: string
}

/** What one could move up to, and what that costs. */
export type OfferEntry = { tier: LicenseName; amount: string }
export type ReceiptEntry = {
  id: string
  number: string
  product: string
  amount: string
  date: string
  /** The money went back. */
  refunded: boolean
  /** Play money. */
  sandbox: boolean
}
/** What a part of a receipt is for. */
export type ReceiptLine = { label: string; amount: string }

/** A page of the documentation, between its neighbours. */
export type DocProps = {
  sections: DocSection[]
  doc: DocPage
  previous: DocLink | null
  next: DocLink | null
} & WithShown

/** What a text needs to show the components in it, by their paths. */
export type ShownComponent = Pick<ComponentMeta, 'path' | 'slug' | 'title' | 'part' | 'minHeight'> & {
  /** Where the text asks for it: every flavour's code, or null where it comes with a licence. */
  code?: Record<Flavour, ShownFile> | null
}
/** A post that is shown larger, with the component that stands for it. */
export type Lead = { post: PostLink; face: Face }
export type WithShown = { shown: Record<string, ShownComponent> }

/** A page of the documentation that a search found, with the place that fits best and words from it. */
export type DocHit = { slug: string; title: string; hash: string; heading: string | null; excerpt: string }

export type Pages = {
  changelog: { entries: ChangelogEntry[] }
  'components/index': { packages: ListedPackage[] }
  'components/show': {
    package: Crumb & { slug: PackageSlug }
    category: Crumb
    subcategory: { title: string; path: string; components: PublicComponent[] }
    previous: Neighbour
    next: Neighbour
  }
  pricing: Record<never, never>
  'free-components': { packages: { slug: PackageSlug; title: string; components: ShelfComponent[] }[] }
  'component-of-the-day': { day: string; component: PublicComponent | null; past: PastComponent[] }
  goods: { goods: Good[]; samples: Record<string, IconSample> }
  /** `open` names those this visitor may download. */
  projects: { kind: ProjectKind; goods: ProjectGood[]; open: string[] }
  'template-preview': { template: Pick<ProjectGood, 'slug' | 'title' | 'pages'>; edition: string }
  'web-application': Record<never, never>
  /** How far this visitor's application is; `apply` is for who may send one. */
  affiliate: { commission: number; days: number; state: AffiliateState | null; apply: { csrfToken: string } | null }
  'docs/index': { sections: DocSection[] }
  'docs/show': DocProps
  'docs/search': { q: string; hits: DocHit[] }
  /** All posts, or those of one tag. */
  /** `lead` comes first, pictured by a component that stands in it. */
  'blog/index': { posts: PostLink[]; tags: (Tag & { count: number })[]; tag: Tag | null; lead: Lead | null }
  'blog/show': { post: Post; related: PostLink[] } & WithShown
  legal: { legal: LegalPage; others: LegalLink[] }
  'tools/tailwind-button-builder': { about: Good; kit: Kit; iconManifest: IconManifest; kept: string[] | null }
  'tools/tailwind-color-palette': { about: Good; previews: ComponentMeta[]; kept: string[] | null }
  /** `first` is what the address shows, as far as the first screen goes; `opened` the icon it opens. */
  'tools/icons': {
    about: Good
    set: SetId
    manifest: IconManifest
    first: { cells: [GlyphKey, string][]; count: number; corrected: string | null }
    opened: [GlyphKey, string] | null
    /** The icons this person marked, newest first; null for a guest. */
    kept: GlyphKey[] | null
  }
  home: {
    bench: BenchPiece[]
    wall: Face[]
    packages: HomePackage[]
    example: HomeExample | null
    proof: ProofTotals
    templates: HomeTemplate[]
    kits: HomeKit[]
    icons: HomeIcons
    testimonials: Testimonial[]
  }
  'auth/login': AuthProps & WithNext & WithSocial
  'auth/register': AuthProps & WithNext & WithSocial
  'auth/forgot-password': AuthProps
  /** Not usable: unknown, used or too old. */
  'auth/reset-password': AuthProps & { token: string; isUsable: boolean }
  'auth/verify-email': AuthProps & { email: string }
  'auth/verify-email-link': AuthProps & { token: string; state: 'open' | 'invalid' | 'expired' }
  /** `social` has ways to confirm for who has no password. */
  /** Null: unknown, taken back, used or too old. */
  'auth/team-invitation': AuthProps & { token: string; invitation: { owner: string; email: string } | null }
  'auth/confirm-password': AuthProps & WithNext & WithSocial & { hasPassword: boolean }
  'auth/two-factor-challenge': AuthProps & { recovery: boolean; hasPasskey: boolean }
  'app/dashboard': AppProps & {
    /** Where to go on: the pages of the library seen last. */
    visits: VisitEntry[]
    /** Where to begin, for who has been nowhere yet. */
    begin: LibraryEntry | null
    /** The newest of what was marked. */
    favourites: LibraryEntry[]
    latest: Pick<ChangelogEntry, 'version' | 'date' | 'summary'> | null
    /** The first page of the documentation. */
    guide: DocLink | null
  }
  'app/changelog': AppProps & { entries: ChangelogEntry[] }
  'app/documentation/index': AppProps & { sections: DocSection[] }
  'app/documentation/show': AppProps & DocProps
  'app/extras/tools': AppProps & { goods: Good[] }
  'app/extras/starter-kits': AppProps & { goods: ProjectGood[]; open: string[] }
  'app/extras/templates': AppProps & { goods: ProjectGood[]; open: string[] }
  'app/extras/design-service/index': AccountProps & { requests: DesignRequestEntry[] }
  'app/extras/design-service/new': AccountProps
  'app/extras/design-service/show': AccountProps & { request: DesignRequest }
  'app/components/show': AppProps & {
    package: Crumb
    category: Crumb
    subcategory: Omit<SubcategoryMeta, 'components'> & { components: ListedComponent[] }
    /** Components that were on this page, by the anchors they had, with their paths now. */
    moved: Record<string, string>
    previous: Neighbour
    next: Neighbour
  }
  'dev/ui': Record<never, never>
  'app/favourites': AppProps & {
    favourites: (LibraryEntry & { locked: boolean })[]
    /** Marked icons with the inside of each drawing. */
    icons: [GlyphKey, string][]
    /** Where to go on: the pages seen last. */
    visits: VisitEntry[]
  }
  'user/profile': AccountProps & {
    /** An address that waits for its proof. */
    pendingEmail: string | null
    sessions: SessionEntry[]
    passkeys: PasskeyEntry[]
    /** Who came with the account of another site may have none. */
    hasPassword: boolean
    signIns: SignInEntry[]
    twoFactor: TwoFactorProps
  }
  'user/settings': AccountProps
  'user/active-license': AccountProps & {
    license: LicenseProps | null
    upgrades: OfferEntry[]
    receipts: ReceiptEntry[]
  }
  'user/affiliate': AccountProps & {
    state: AffiliateState
    link: string
    payout: string
    terms: { commission: number; days: number; hold: number }
    figures: AffiliateFigures
    sales: AffiliateSale[]
  }
  'user/team': AccountProps & { team: TeamProps }
  'user/receipt': AppProps & {
    receipt: ReceiptEntry & { buyer: { name: string; email: string }; lines: ReceiptLine[] }
  }
  'user/checkout': CheckoutProps & {
    tier: LicenseName
    from: LicenseName | null
    amount: string
    full: string
    /** What was paid for `from`. */
    credit: string | null
    sale: OpenSale | null
    /** They were at the payment, and came back without paying. */
    cancelled: boolean
  }
  /** A page of our own in the place of a payment provider's. */
  'user/sandbox-payment': CheckoutProps & { orderId: string; product: string; amount: string }
  'user/checkout-return': CheckoutProps & {
    orderId: string
    state: 'waiting' | 'paid' | 'unclear' | 'reversed'
    product: string
    license: LicenseProps | null
  }
  error: { status: number; requestId: string }
}
export type PageName = keyof Pages

/** A component as search knows it: its title, and the page and package it stands in. */
export type SearchComponent = {
  title: string
  path: string
  page: string
  group: 'Application UI' | 'Marketing' | 'Ecommerce'
}

/** Answer of the code endpoint (urls.appCode). */
export type CodeAnswer = {
  path: string
  flavour: Flavour
  files: SnippetFile[]
  dependencies: { name: string; version: string }[]
  setup: string[]
  /** Colours that were moved to another step so that contrast is kept. */
  changes: Change[]
}
