/** What the server hands to each page: one entry per page file under client/pages. */
import type { AffiliateFigures, AffiliateSale, AffiliateState } from './affiliate.ts'
import type { CollectedItem, CollectionChoice, CollectionEntry } from './collections.ts'
import type { Asker, RequestEntry, RequestOrder } from './component-requests.ts'
import type { DesignRequest, DesignRequestEntry } from './design-service.ts'
import type { EngineRun } from './engines.ts'
import type { Good, Overlay, ProjectGood, ProjectKind } from './goods.ts'
import type { ChangelogEntry, DocLink, DocSection, LegalLink, LegalPage, Post, PostLink, Tag } from './publishing.ts'
import type { ComponentMeta, Flavour, PackageSlug, SubcategoryMeta } from './catalog.ts'
import type { AppLibraryFilters, FoundPage, LibraryCounts, LibraryFilters } from './library-filters.ts'
import type { FoundIcon, SearchDocument } from './search/documents.ts'
import type { TaxTreatment } from './tax.ts'
import type { Kit } from './tools/button/kit.ts'
import type { IconSample } from './tools/pictures.ts'
import type { IconManifest } from './tools/icons/manifest.ts'
import type { GlyphKey, SetId } from './tools/icons/sets.ts'
import type { LicenseName } from './page-props/shared.ts'
import type {
  AppProps,
  ComponentNeeds,
  ComponentPlace,
  Crumb,
  FoundComponent,
  LibraryEntry,
  ListedComponent,
  Neighbour,
  SetEntry,
  ShownSet,
  VisitEntry,
} from './page-props/library.ts'
import type {
  BenchPiece,
  PicturedThumbnail,
  HomeExample,
  HomeIcons,
  HomeKit,
  HomePackage,
  HomeTemplate,
  KitProps,
  TemplateProps,
  ListedPackage,
  PastComponent,
  ProofTotals,
  PublicComponent,
  ShelfComponent,
} from './page-props/public.ts'
import type {
  AccessKeyEntry,
  AccountProps,
  AssistantEntry,
  AuthProps,
  BillingProps,
  CheckoutProps,
  LicenseProps,
  MadeAccessKey,
  NewsAccount,
  OfferEntry,
  PasskeyEntry,
  ReceiptEntry,
  ReceiptProps,
  SessionEntry,
  SignInEntry,
  TeamProps,
  TwoFactorProps,
  WithNext,
  WithSocial,
} from './page-props/account.ts'
import type { DocHit, DocProps, Lead, WithComponents } from './page-props/publishing.ts'

export * from './page-props/shared.ts'
export type * from './page-props/library.ts'
export type * from './page-props/public.ts'
export type * from './page-props/account.ts'
export type * from './page-props/publishing.ts'

export type Pages = {
  changelog: { entries: ChangelogEntry[] }
  'components/index': { packages: ListedPackage[]; counts: LibraryCounts }
  /** The library narrowed or in another order. */
  'components/filtered': {
    filters: LibraryFilters
    counts: LibraryCounts
  } & FoundPage<FoundComponent>
  'components/show': {
    package: Crumb & { slug: PackageSlug }
    category: Crumb
    subcategory: { title: string; path: string; components: PublicComponent[] }
    previous: Neighbour
    next: Neighbour
  }
  'components/component': ComponentPlace & {
    component: PublicComponent
    known: number
    /** It is still to be compiled, so that nobody can say yet which proof holds for it. */
    awaitsProof: boolean
    /** Besides Chromium, in which its proof was made. */
    engines: EngineRun[]
    needs: ComponentNeeds[]
    /** Whether this visitor may run all flavours of it. */
    runs: boolean
  }
  /** `isOpen`: whoever asks may have its code; `known` are the differences that its proof names, by flavour. */
  'components/flavours': Pick<ComponentPlace, 'package' | 'subcategory'> & {
    component: ComponentMeta
    isOpen: boolean
    known: Record<Flavour, string[]>
  }
  /** `tax`: how the payment provider treats taxes. */
  pricing: { tax: TaxTreatment }
  'free-components': { packages: { slug: PackageSlug; title: string; components: ShelfComponent[] }[] }
  'component-of-the-day': { day: string; component: PublicComponent | null; past: PastComponent[] }
  goods: { goods: Good[]; samples: Record<string, IconSample> }
  /** `open` names those this visitor may download; `overlays` stand below starter kits and are none. */
  projects: { kind: ProjectKind; goods: ProjectGood[]; open: string[]; overlays: Overlay[] }
  'starter-kit': KitProps
  template: TemplateProps
  /** `start` is the path of the page that is shown first. */
  'template-preview': { template: Pick<ProjectGood, 'slug' | 'title' | 'pages'>; edition: string; start: string }
  'web-application': Record<never, never>
  /** `example` is a component that everyone may have; null where there is none. */
  'use-it-your-way': { example: Pick<ComponentMeta, 'path' | 'title'> | null }
  /** How far this visitor's application is; `apply` is for who may send one. */
  affiliate: { commission: number; days: number; state: AffiliateState | null; apply: { csrfToken: string } | null }
  /** `isNear`: nothing has every word of `q`, these have most of them. */
  search: { q: string; groups: { title: string; documents: SearchDocument[] }[]; isNear: boolean; icons: FoundIcon[] }
  /** `waiting`: this person's own, which nobody else sees yet. */
  'component-requests/index': {
    requests: RequestEntry[]
    order: RequestOrder
    page: number
    hasMore: boolean
    waiting: { id: string; name: string; purpose: string }[]
    asker: Asker
  }
  /** `have`: what the library has by this name; `alike`: open requests for much the same. */
  'component-requests/new': { name: string; have: SearchDocument[]; alike: RequestEntry[]; asker: Asker }
  /** `account`: of whoever is signed in. */
  'news/index': { csrfToken: string; account: NewsAccount | null }
  /** "gone": unknown, replaced or too old. */
  'news/confirm': { csrfToken: string; token: string; state: 'open' | 'done' | 'gone'; email: string | null }
  /** "gone": on no list, or not any more. */
  'news/leave': { csrfToken: string; token: string; state: 'open' | 'gone'; email: string | null }
  'docs/index': { sections: DocSection[] }
  'docs/show': DocProps
  /** `similar`: no page has the words of `q` themselves, these have words like them. */
  'docs/search': { q: string; hits: DocHit[]; similar: boolean }
  /** All posts, or those of one tag. */
  /** `lead` comes first, pictured by a component that stands in it. */
  'blog/index': { posts: PostLink[]; tags: (Tag & { count: number })[]; tag: Tag | null; lead: Lead | null }
  'blog/show': { post: Post; related: PostLink[] } & WithComponents
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
    /** Below the headline. */
    pieces: PicturedThumbnail[]
    bench: BenchPiece[]
    /** Which a colour of one's own is tried on. */
    colour: PicturedThumbnail[]
    packages: HomePackage[]
    example: HomeExample | null
    proof: ProofTotals
    templates: HomeTemplate[]
    kits: HomeKit[]
    icons: HomeIcons
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
  /** An assistant asks to be connected; `query` is what it asked for, as the form has to say it again. */
  'auth/connect-assistant': AuthProps & {
    assistant: { name: string; answersAt: string; isOnThisMachine: boolean }
    account: { name: string; email: string; licence: LicenseName | null }
    query: string
  }
  'auth/assistant-problem': AuthProps & { sentence: string }
  'auth/confirm-password': AuthProps & WithNext & WithSocial & { hasPassword: boolean }
  /** A device that wants to sign in: `asks` is what it says of itself, null before somebody gave its code. */
  'auth/device': AuthProps & {
    asks: { code: string; name: string; network: string; when: string } | null
    decided: 'allowed' | 'denied' | null
  }
  'auth/two-factor-challenge': AuthProps & { recovery: boolean; hasPasskey: boolean }
  'app/dashboard': AppProps & {
    /** Where to go on: the pages of the library seen last. */
    visits: VisitEntry[]
    /** Where to begin, for who has been nowhere yet. */
    begin: LibraryEntry | null
    /** What came to the library last. */
    newest: FoundComponent[]
    /** What this person copied last. */
    copied: LibraryEntry[]
    /** The newest of what was marked. */
    favourites: LibraryEntry[]
    latest: Pick<ChangelogEntry, 'version' | 'date' | 'summary'> | null
    /** The first page of the documentation. */
    guide: DocLink | null
    /** How far they are with using it outside of the site, and which component to begin with, by its path; null once that is done or put away. */
    setUp: { hasKey: boolean; made: MadeAccessKey | null; first: string | null } | null
    /** Only with the set-up, for its forms. */
    csrfToken?: string
  }
  'app/changelog': AppProps & { entries: ChangelogEntry[] }
  'app/documentation/index': AppProps & { sections: DocSection[] }
  'app/documentation/show': AppProps & DocProps
  'app/extras/tools': AppProps & { goods: Good[] }
  'app/extras/starter-kits': AppProps & { goods: ProjectGood[]; open: string[]; overlays: Overlay[] }
  'app/extras/starter-kit': AppProps & KitProps
  'app/extras/templates': AppProps & { goods: ProjectGood[]; open: string[] }
  'app/extras/template': AppProps & TemplateProps
  'app/extras/design-service/index': AccountProps & { requests: DesignRequestEntry[] }
  'app/extras/design-service/new': AccountProps
  'app/extras/design-service/show': AccountProps & { request: DesignRequest }
  /** The library of who is signed in, all of it or narrowed. */
  'app/components/index': AppProps & {
    filters: AppLibraryFilters
    counts: LibraryCounts
  } & FoundPage<FoundComponent & { locked: boolean }>
  'app/components/show': AppProps & {
    package: Crumb
    category: Crumb
    subcategory: Omit<SubcategoryMeta, 'components'> & { components: ListedComponent[] }
    /** Components that were on this page, by the anchors they had, with their paths now. */
    moved: Record<string, string>
    previous: Neighbour
    next: Neighbour
  }
  'app/components/component': AppProps &
    ComponentPlace & {
      component: ListedComponent
      needs: ComponentNeeds[]
      runs: boolean
      /** Those of the team of who looks; null for who is in none. */
      collections: CollectionChoice[] | null
    }
  'dev/ui': Record<never, never>
  'app/favourites': AppProps & {
    favourites: (LibraryEntry & { locked: boolean })[]
    /** Marked icons with the inside of each drawing. */
    icons: [GlyphKey, string][]
    /** Where to go on: the pages seen last. */
    visits: VisitEntry[]
  }
  /** Those that are open, each with the first screen on which nothing is missing. */
  'sets/index': { sets: SetEntry[] }
  'sets/show': { set: ShownSet }
  'app/sets/index': AppProps & { sets: SetEntry[] }
  'app/sets/show': AppProps & {
    set: ShownSet
    /** Those of the team of who looks; null for who is in none. */
    collections: CollectionChoice[] | null
  }
  'app/collections/index': AccountProps & { collections: CollectionEntry[] }
  'app/collections/show': AccountProps & {
    collection: { id: string; name: string; items: CollectedItem[] }
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
    /** What stays in the books once the account is deleted. */
    kept: { orders: number; affiliate: boolean }
  }
  'user/settings': AccountProps & {
    news: NewsAccount
    /** Whether mails tell of access keys on new networks. */
    keyMail: boolean
  }
  'user/access-keys': AccountProps & {
    made: MadeAccessKey | null
    keys: AccessKeyEntry[]
    /** Those of the team, for its owner; null for everybody else. */
    teamKeys: AccessKeyEntry[] | null
    assistants: AssistantEntry[]
  }
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
    /** `correctable` for its buyer; the owner of a team that was handed over only reads it. */
    receipt: ReceiptProps & { correctable: boolean }
  }
  /** `tier`: of the checkout one came from. */
  'user/billing': BillingProps & { tier: LicenseName | null }
  'user/receipt-details': BillingProps & { receipt: { id: string; number: string } }
  'user/checkout': CheckoutProps & {
    tier: LicenseName
    from: LicenseName | null
    amount: string
    full: string
    /** The same in cents: what is to be charged for this page to have been true. */
    cents: number
    /** What was paid for `from`. */
    credit: string | null
    /** They were at the payment, and came back without paying. */
    cancelled: boolean
  }
  /** A page of our own in the place of a payment provider's. */
  'user/sandbox-payment': CheckoutProps & { orderId: string; product: string; amount: string }
  'user/checkout-return': CheckoutProps & {
    orderId: string
    state: 'waiting' | 'paid' | 'unclear' | 'reversed' | 'revoked'
    product: string
    license: LicenseProps | null
  }
  /** `near`: pages whose address comes nearest to one that does not exist. */
  error: { status: number; requestId: string; near?: { title: string; href: string }[] }
}
export type PageName = keyof Pages
