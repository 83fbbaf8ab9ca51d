import type { ProjectKind } from './goods.ts'
import type { SnippetStyle } from './snippet.ts'

/**
 * The URL contract: every address the product serves is written here once, and nowhere by hand.
 * A component's path is "package/category/subcategory/component", a subcategory's the first three.
 */
export const urls = {
  home: () => '/',
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  confirmPassword: (next?: string) => withQuery('/user/confirm-password', { next }),
  /** Asks for the mail again. */
  verifyEmail: () => '/email/verify',
  verifyEmailLink: (token: string) => `/email/verify/${token}`,
  app: () => '/app',
  /** With a version: its place on the page. */
  appChangelog: (version?: string) => (version ? `/app/changelog#v${version}` : '/app/changelog'),
  appDocumentation: (slug?: string) => (slug ? `/app/documentation/${slug}` : '/app/documentation'),
  extrasTools: () => '/app/extras/tools',
  extrasStarterKits: () => '/app/extras/starter-kits',
  extrasTemplates: () => '/app/extras/templates',
  /** All of somebody's requests; POST sends a new one. */
  /** The zip of a template's or starter kit's edition, for whoever may have it. */
  goodDownload: (kind: ProjectKind, slug: string, edition: string) => `/app/extras/${kind}/${slug}/${edition}.zip`,
  designService: () => '/app/extras/design-service',
  designServiceNew: () => '/app/extras/design-service/new',
  designRequest: (id: string) => `/app/extras/design-service/${id}`,
  designMessages: (id: string) => `/app/extras/design-service/${id}/messages`,
  pricing: () => '/pricing',
  /** Where "Get access" leads. */
  licenses: () => `/pricing#${licensesAnchor}`,
  /** With a package: its place on the page. */
  components: (packageSlug?: string) => (packageSlug ? `/components#${packageSlug}` : '/components'),
  /** A subcategory for everyone. */
  subcategory: (subcategoryPath: string) => `/components/${subcategoryPath}`,
  /** The place of one component on that page. */
  component: (componentPath: string) => {
    const { subcategoryPath, slug } = splitComponentPath(componentPath)
    return `${urls.subcategory(subcategoryPath)}#${slug}`
  },
  /** JSON with one flavour of a component that everyone may read. */
  code: (componentPath: string, flavour: string, wishes: SnippetColors & SnippetWishes = {}) =>
    withQuery(`/components/${componentPath}/code`, { flavour, ...wishes }),
  /** The stylesheet that keeps the place of a public page's previews until a script runs. */
  previewHeights: (subcategoryPath: string) => `/components/${subcategoryPath}/heights.css`,
  freeComponents: () => '/free-tailwind-components',
  componentOfTheDay: () => '/free-tailwind-component-of-the-day',
  templates: () => '/templates',
  starterKits: () => '/starter-kits',
  tools: () => '/tools',
  webApplication: () => '/web-application',
  /** The program; POST applies for it. */
  affiliate: () => '/become-an-affiliate',
  /** What came of somebody's links. */
  affiliateAccount: () => '/user/affiliate',
  affiliatePayout: () => '/user/affiliate/payout',
  socialPicture: (file: string) => `/social/${file}`,
  sitemap: () => '/sitemap.xml',
  changelog: (version?: string) => (version ? `/changelog#v${version}` : '/changelog'),
  docs: (slug?: string) => (slug ? `/docs/${slug}` : '/docs'),
  docsSearch: (q?: string) => withQuery('/docs/search', { q }),
  /** The same page as plain Markdown. */
  docsMarkdown: (slug: string) => `/docs/${slug}.md`,
  blog: (slug?: string) => (slug ? `/blog/${slug}` : '/blog'),
  blogMarkdown: (slug: string) => `/blog/${slug}.md`,
  blogTag: (tag: string) => `/blog/tags/${tag}`,
  /** RSS with the blog, and with the versions. */
  feed: () => '/feed.xml',
  changelogFeed: () => '/changelog.xml',
  /** What a program should read first. */
  llms: () => '/llms.txt',
  /** A text that binds: "license", "privacy-policy" or "terms-of-service". */
  legal: (slug: string) => `/${slug}`,
  legalMarkdown: (slug: string) => `/${slug}.md`,
  tool: (slug: string) => `/tools/${slug}`,
  /** What an account keeps of a tool. */
  keptDesigns: (tool: string) => `/tools/${tool}/kept`,
  /** The button builder with a button; `query` is what `encodeButton` writes. */
  buttonTool: (query = '') => `/tools/tailwind-button-builder${query && `?${query}`}`,
  /** What the button builder fetches once: every structure of a button, and every icon; "v" is the build's. */
  buttonTemplates: (version: string) => `/tools/tailwind-button-builder/templates.json?v=${version}`,
  buttonIcons: (version: string) => `/tools/tailwind-button-builder/icons.json?v=${version}`,
  /** The stylesheet of one button, for the first paint and for browsers without scripts. */
  buttonStyles: (version: string, query = '') =>
    `/tools/tailwind-button-builder.css?v=${version}${query && `&${query}`}`,
  /** The palette tool with colours; `query` is what `encodeState` writes. */
  paletteTool: (query = '') => `/tools/tailwind-color-palette${query && `?${query}`}`,
  /** JSON with the same colours, for scripts. */
  paletteToolData: (query = '') => `/tools/tailwind-color-palette.json${query && `?${query}`}`,
  /** An icon browser; `query` is what the icons' `encodeState` writes. */
  iconTool: (set: string, query = '') => `/tools/${set}${query && `?${query}`}`,
  /** JSON with some drawings by their keys. */
  iconBodies: (keys: readonly string[]) => `/tools/icon-bodies.json?of=${keys.join(',')}`,
  starterKit: (slug: string) => `/starter-kits#${slug}`,
  /** A template at work, in a frame of any width. */
  templatePreview: (slug: string) => `/templates/${slug}/preview`,
  /** A page of its static edition by itself; its paths begin with a slash, files of the build do without. */
  templatePreviewFile: (slug: string, edition: string, path: string) =>
    `/templates/${slug}/preview/${edition}/${path.replace(/^\//, '')}`,
  template: (slug: string) => `/templates#${slug}`,
  appSubcategory: (subcategoryPath: string) => `/app/components/${subcategoryPath}`,
  /** The place of one component on its subcategory's page. */
  appComponent: (componentPath: string) => {
    const { subcategoryPath, slug } = splitComponentPath(componentPath)
    return `${urls.appSubcategory(subcategoryPath)}#${slug}`
  },
  appPreview: (componentPath: string, look: PreviewLook & SnippetColors = {}) =>
    withQuery(`/app/components/${componentPath}/preview`, look),
  /** JSON with one flavour of one component, for whoever may read it. */
  appCode: (componentPath: string, flavour: string, wishes: SnippetColors & SnippetWishes = {}) =>
    withQuery(`/app/components/${componentPath}/code`, { flavour, ...wishes }),
  favourites: () => '/app/favourites',
  /** PUT marks a component, DELETE takes the mark away. */
  favourite: (componentPath: string) => `/app/favourites/${componentPath}`,
  /** PUT remembers the component somebody is looking at. */
  libraryVisit: (componentPath: string) => `/app/visits/${componentPath}`,
  /** JSON with the titles of all components. */
  appSearch: () => '/app/search.json',
  /** The same preview for everyone. */
  preview: (componentPath: string, look: (PreviewLook | RestingPreview) & SnippetColors = {}) =>
    withQuery(`/components/${componentPath}/preview`, look),
  /** The stylesheet that gives a preview its colours. */
  previewPalette: (componentPath: string, colors: SnippetColors) =>
    withQuery(`/components/${componentPath}/preview/palette.css`, colors),
  /** JSON with those stylesheets for several previews, by path. */
  previewPalettes: (componentPaths: readonly string[], colors: SnippetColors) => {
    const of = componentPaths.map((path) => `of=${encodeURIComponent(path)}`).join('&')
    return `${withQuery('/components/palettes.json', colors)}${Object.values(colors).some(Boolean) ? '&' : '?'}${of}`
  },
  /** The stylesheet that keeps the place of a page's previews until a script runs. */
  appPreviewHeights: (subcategoryPath: string) => `/app/components/${subcategoryPath}/heights.css`,
  twoFactorChallenge: (recovery = false) =>
    withQuery('/two-factor-challenge', { recovery: recovery ? '1' : undefined }),
  passkeyOptions: () => '/login/passkey/options',
  passkeyLogin: (next?: string) => withQuery('/login/passkey', { next }),
  passkeys: () => '/user/passkeys',
  newPasskeyOptions: () => '/user/passkeys/options',
  removePasskey: () => '/user/passkeys/remove',
  /** POST leads to another site to sign in there. */
  social: (provider: string) => `/auth/${provider}`,
  /** Where that site sends people back to. */
  socialCallback: (provider: string) => `/auth/${provider}/callback`,
  /** POST adds the account of another site as a way to sign in. */
  linkSocial: (provider: string) => `/user/sign-ins/${provider}`,
  unlinkSocial: (provider: string) => `/user/sign-ins/${provider}/remove`,
  /** POST asks another site whether it is still the same person, in place of the password. */
  confirmSocial: (provider: string) => `/user/confirm-password/${provider}`,
  profile: () => '/user/profile',
  profileInformation: () => '/user/profile/information',
  profileEmail: () => '/user/profile/email',
  profileEmailWithdraw: () => '/user/profile/email/withdraw',
  profilePassword: () => '/user/password',
  /** Begins, and asks for the first code. */
  twoFactor: () => '/user/two-factor',
  twoFactorConfirm: () => '/user/two-factor/confirm',
  twoFactorEnd: () => '/user/two-factor/end',
  recoveryCodes: () => '/user/two-factor/recovery-codes',
  endSession: () => '/user/sessions/end',
  endOtherSessions: () => '/user/sessions/end-others',
  deleteAccount: () => '/user/delete',
  settings: () => '/user/settings',
  settingsSnippets: () => '/user/settings/snippets',
  /** What one is about to buy; POST goes on to the payment. */
  checkout: (tier: string) => `/checkout/${tier}`,
  /** The same for whoever came back without paying. */
  checkoutCancelled: (tier: string) => `/checkout/${tier}?cancelled=1`,
  /** The sandbox's page for an order; POST pays, declines or leaves. */
  sandboxPayment: (orderId: string) => `/checkout/sandbox/${orderId}`,
  /** Where one waits for the licence after paying. */
  checkoutReturn: (orderId: string) => `/checkout/return/${orderId}`,
  /** Where payment providers tell what happened. */
  paymentEvents: () => '/webhooks/payments',
  receipt: (orderId: string) => `/user/receipts/${orderId}`,
  activeLicense: () => '/user/active-license',
  team: () => '/user/team',
  /** POST invites an address. */
  teamInvitations: () => '/user/team/invitations',
  resendSeat: (seatId: string) => `/user/team/seats/${seatId}/resend`,
  removeSeat: (seatId: string) => `/user/team/seats/${seatId}/remove`,
  handOverTeam: (seatId: string) => `/user/team/seats/${seatId}/hand-over`,
  leaveTeam: () => '/user/team/leave',
  /** An invitation from a mail; POST accepts it. */
  teamInvitation: (token: string) => `/team/invitation/${token}`,
  settingsDarkMode: () => '/user/settings/app-dark-mode',
  /** The mails of the local outbox, or one of them; while developing only. */
  devMail: (id?: string) => (id ? `/dev/mail/${id}` : '/dev/mail'),
  /** Every primitive of the interface; while developing only. */
  devUi: () => '/dev/ui',
  devMailHtml: (id: string) => `/dev/mail/${id}/html`,
  health: () => '/up',
} as const

/** The section of the pricing page that holds the licences. */
export const licensesAnchor = 'licenses'

/** Names of Tailwind's colour families; what is left out is the default. */
export type SnippetColors = { primary?: string; secondary?: string }

/** How code is to be written: names and values of the style's query; what is left out is the default. */
export type SnippetWishes = Partial<Record<keyof SnippetStyle, string>>

export type PreviewLook = { theme?: 'light' | 'dark'; dir?: 'ltr' | 'rtl' }

/** A preview that comes to life when somebody turns to it; "auto" follows this browser's theme, as pages do. */
export type RestingPreview = { theme: 'light' | 'dark' | 'auto'; dir?: 'ltr' | 'rtl'; start: 'wanted' }

/** Splits "a/b/c/d" into the subcategory's path "a/b/c" and the component's slug "d". */
export function splitComponentPath(path: string): { subcategoryPath: string; slug: string } {
  const cut = path.lastIndexOf('/')
  return { subcategoryPath: path.slice(0, cut), slug: path.slice(cut + 1) }
}

/** Appends the query parameters that have a value, encoded. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path
}

/**
 * The address a visitor may be sent to after signing in: a path on this site, or the fallback.
 * Refuses absolute and protocol-relative addresses, backslashes and control characters (open redirect).
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.length > 512) return fallback
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(next)) return fallback
  return next
}
