import { setOfItem } from './collections.ts'
import { viaParameter } from './affiliate.ts'
import type { ComponentPicture, Flavour } from './catalog.ts'
import { componentParams, subcategoryParams } from './component-params.ts'
import { fill } from './fill-pattern.ts'
import type { DownloadKind, KitFamily, ProjectKind } from './goods.ts'
import type { Query } from './queries.ts'
import { routes } from './routes.ts'
import { plainQuery, query } from './write-query.ts'

/**
 * The URL contract: whoever leads to an address takes it from here, and writes none by hand. Each fills in its pattern
 * of `routes`, on which the server mounts its handler, and asks only what `queries` says may be asked there.
 * A component's path is "package/category/subcategory/component", a subcategory's the first three.
 */
export const urls = {
  home: () => fill(routes.home),
  login: (next?: string) => fill(routes.login) + query('login', { next }),
  register: (next?: string) => fill(routes.register) + query('register', { next }),
  logout: () => fill(routes.logout),
  forgotPassword: () => fill(routes.forgotPassword),
  resetPassword: (token: string) => fill(routes.resetPassword, { token }),
  confirmPassword: (next?: string) => fill(routes.confirmPassword) + query('confirmPassword', { next }),
  /** Asks for the mail again. */
  verifyEmail: () => fill(routes.verifyEmail),
  verifyEmailLink: (token: string) => fill(routes.verifyEmailLink, { token }),
  app: () => fill(routes.app),
  /** POST makes a key on the dashboard, and puts its set-up away. */
  setUpKey: () => fill(routes.setUpKey),
  putSetUpAway: () => fill(routes.putSetUpAway),
  /** With a version: its place on the page. */
  appChangelog: (version?: string) => fill(routes.appChangelog) + (version ? `#v${version}` : ''),
  appDocumentation: (slug?: string) => (slug ? fill(routes.appDoc, { slug }) : fill(routes.appDocumentation)),
  extrasTools: () => fill(routes.extrasTools),
  extrasStarterKits: () => fill(routes.extrasStarterKits),
  appStarterKit: (slug: string) => fill(routes.appStarterKit, { slug }),
  extrasTemplates: () => fill(routes.extrasTemplates),
  appTemplate: (slug: string, edition?: string) =>
    fill(routes.appTemplate, { slug }) + query('appTemplate', { edition }),
  /** The zip of a template's or starter kit's edition, for whoever may have it. */
  goodDownload: (kind: DownloadKind, slug: string, edition: string) =>
    fill(routes.goodDownload, { kind, slug, zip: `${edition}.zip` }),
  /** All of somebody's requests; POST sends a new one. */
  designService: () => fill(routes.designService),
  designServiceNew: () => fill(routes.designServiceNew),
  designRequest: (id: string) => fill(routes.designRequest, { id }),
  designMessages: (id: string) => fill(routes.designMessages, { id }),
  /** A file that was sent with a request, to download. */
  designFile: (id: string, upload: string) => fill(routes.designFile, { id, upload }),
  pricing: () => fill(routes.pricing),
  /** Where "Get access" leads. */
  licenses: () => `${fill(routes.pricing)}#${licensesAnchor}`,
  /** With a package: its place on the page. */
  components: (packageSlug?: string) => fill(routes.components) + (packageSlug ? `#${packageSlug}` : ''),
  /** The library narrowed and in order; without any filter its front page. */
  library: (filters: Query<'components'> = {}) => fill(routes.components) + query('components', filters),
  /** A subcategory for everyone. */
  subcategory: (subcategoryPath: string) => fill(routes.subcategory, subcategoryParams(subcategoryPath)),
  /** A component on a page of its own. */
  component: (componentPath: string, look: Query<'component'> = {}) =>
    fill(routes.component, componentParams(componentPath)) + query('component', look),
  /** The same as Markdown; with a flavour, its code in that one alone. */
  componentMarkdown: (componentPath: string, wishes: Query<'componentMarkdown'> = {}) => {
    const { component, ...place } = componentParams(componentPath)
    return fill(routes.componentMarkdown, { ...place, file: `${component}.md` }) + query('componentMarkdown', wishes)
  },
  /** A subcategory as Markdown: what is in it, with links to the same of each. */
  subcategoryMarkdown: (subcategoryPath: string) => {
    const { subcategory, ...place } = subcategoryParams(subcategoryPath)
    return fill(routes.subcategoryMarkdown, { ...place, file: `${subcategory}.md` })
  },
  /** Its place among the others of its subcategory. */
  componentInList: (componentPath: string) => {
    const { subcategoryPath, slug } = splitComponentPath(componentPath)
    return `${urls.subcategory(subcategoryPath)}#${slug}`
  },
  /** JSON with one flavour of a component that everyone may read. */
  code: (componentPath: string, flavour: Flavour, wishes: SnippetColors & SnippetWishes = {}) =>
    fill(routes.code, componentParams(componentPath)) + query('code', { flavour, ...wishes }),
  /** The page from which the code goes to StackBlitz, as a project. */
  stackBlitz: (
    componentPath: string,
    flavour: Flavour,
    wishes: SnippetColors & SnippetWishes & Pick<Query<'stackBlitz'>, 'file'> = {},
  ) => fill(routes.stackBlitz, componentParams(componentPath)) + query('stackBlitz', { flavour, ...wishes }),
  /** The stylesheet that keeps the place of a public page's previews until a script runs. */
  previewHeights: (subcategoryPath: string) => fill(routes.previewHeights, subcategoryParams(subcategoryPath)),
  /** The index of the registry; programs ask with an access key. */
  registry: (asked: Query<'registry'> = {}) => fill(routes.registry) + query('registry', asked),
  /** POST tells which of some files have changed since they were taken. */
  registryUpdates: () => fill(routes.registryUpdates),
  /** An item of the registry: a component by its name or path, a set, a team's collection, or the theme. */
  registryItem: (name: string, profile: Query<'registryItem'> = {}) =>
    fill(routes.registryItem, { name: `${name}.json` }) + query('registryItem', profile),
  freeComponents: () => fill(routes.freeComponents),
  componentOfTheDay: () => fill(routes.componentOfTheDay),
  templates: () => fill(routes.templates),
  starterKits: () => fill(routes.starterKits),
  tools: () => fill(routes.tools),
  webApplication: () => fill(routes.webApplication),
  useItYourWay: () => fill(routes.useItYourWay),
  /** The program; POST applies for it. */
  affiliate: () => fill(routes.affiliate),
  /** What an affiliate gives others to follow. */
  affiliateLink: (code: string) => fill(routes.home) + query('home', { [viaParameter]: code }),
  /** What came of somebody's links. */
  affiliateAccount: () => fill(routes.affiliateAccount),
  affiliatePayout: () => fill(routes.affiliatePayout),
  /** A component's picture in one theme, or the smaller one that the build made of it. */
  componentPicture: (
    componentPath: string,
    picture: ComponentPicture,
    theme: 'light' | 'dark',
    size: 'large' | 'small' = 'large',
  ) =>
    fill(routes.componentPicture, {
      // A page of many has six of these for each, so only what makes it one of its kind stands in it.
      '*': `${splitComponentPath(componentPath).slug}-${picture[theme]}${size === 'small' ? '-s' : ''}.avif`,
    }),
  socialPicture: (file: string) => fill(routes.socialPicture, { '*': file }),
  sitemap: () => fill(routes.sitemap),
  changelog: (version?: string) => fill(routes.changelog) + (version ? `#v${version}` : ''),
  docs: (slug?: string) => (slug ? fill(routes.doc, { slug }) : fill(routes.docs)),
  /** What the library, the documentation and the rest have for some words. */
  search: (q?: string) => fill(routes.search) + query('search', { q }),
  /** JSON with all that can be found, but for icons. */
  searchDocuments: () => fill(routes.searchDocuments),
  /** What components are described by, as it is shown beside what was found. */
  searchDescriptions: () => fill(routes.searchDescriptions),
  /** JSON with the icons that have some words. */
  searchIcons: (q: string) => fill(routes.searchIcons) + query('searchIcons', { q }),
  docsSearch: (q?: string) => fill(routes.docsSearch) + query('docsSearch', { q }),
  /** What people ask for; POST asks for something new. */
  componentRequests: (asked: Query<'componentRequests'> = {}) =>
    fill(routes.componentRequests) + query('componentRequests', asked),
  /** Where one asks; with a name: what there is of it already. */
  newComponentRequest: (name?: string) => fill(routes.newComponentRequest) + query('newComponentRequest', { name }),
  /** POST gives a vote, or takes it back. */
  componentVote: (id: string) => fill(routes.componentVote, { request: id }),
  /** Where one asks for a mail on new components; POST has a link sent. */
  news: () => fill(routes.news),
  /** That link; POST confirms the address. */
  newsConfirm: (token: string) => fill(routes.newsConfirm, { token }),
  /** The link in each of those mails; POST ends them. */
  newsLeave: (token: string) => fill(routes.newsLeave, { token }),
  /** The same page as plain Markdown. */
  docsMarkdown: (slug: string) => fill(routes.docsMarkdown, { file: `${slug}.md` }),
  blog: (slug?: string) => (slug ? fill(routes.post, { slug }) : fill(routes.blog)),
  blogMarkdown: (slug: string) => fill(routes.blogMarkdown, { file: `${slug}.md` }),
  blogTag: (tag: string) => fill(routes.blogTag, { tag }),
  /** RSS with the blog, and with the versions. */
  feed: () => fill(routes.feed),
  changelogFeed: () => fill(routes.changelogFeed),
  /** What a program should read first. */
  llms: () => fill(routes.llms),
  /** The whole documentation in one text. */
  llmsFull: () => fill(routes.llmsFull),
  /** Every component of a package in a line each; and all that everyone may know of each, in one text. */
  packageLlms: (packageSlug: string) => fill(routes.packageLlms, { package: packageSlug }),
  packageLlmsFull: (packageSlug: string, wishes: Query<'packageLlmsFull'> = {}) =>
    fill(routes.packageLlmsFull, { package: packageSlug }) + query('packageLlmsFull', wishes),
  /** What customers put into their projects for assistants. */
  agentsFile: () => fill(routes.agentsFile),
  skillFile: () => fill(routes.skillFile),
  /** Our server for assistants, to be named in their settings. */
  mcp: () => fill(routes.mcp),
  mcpProtection: () => fill(routes.mcpProtection),
  siteProtection: () => fill(routes.siteProtection),
  authorizationServer: () => fill(routes.authorizationServer),
  signingKeys: () => fill(routes.signingKeys),
  /** Where an assistant sends somebody who is to connect it; what it asks for is written by the assistant. */
  assistantAuthorize: () => fill(routes.assistantAuthorize),
  assistantToken: () => fill(routes.assistantToken),
  assistantRegister: () => fill(routes.assistantRegister),
  assistantRevoke: () => fill(routes.assistantRevoke),
  assistantSignIn: () => fill(routes.assistantSignIn),
  /** Back to what an assistant asked, after signing in. */
  assistantContinue: () => fill(routes.assistantContinue),
  assistantConsent: () => fill(routes.assistantConsent),
  assistantProblem: () => fill(routes.assistantProblem),
  disconnectAssistant: () => fill(routes.disconnectAssistant),
  /** The command line package; its file's name is what `cliFile` writes. */
  cliTarball: (tarball: string) => fill(routes.cliTarball, { tarball }),
  cliLatest: () => fill(routes.cliLatest),
  /** JSON with whose key asks, and what it opens. */
  cliSelf: () => fill(routes.cliSelf),
  /** JSON with every template and starter kit, for the command line. */
  cliProjects: () => fill(routes.cliProjects),
  /** The zip of an edition, for whoever's key opens it. */
  cliProject: (kind: ProjectKind, slug: string, edition: string) =>
    fill(routes.cliProject, { kind, slug, zip: `${edition}.zip` }),
  securityTxt: () => fill(routes.securityTxt),
  /** "about", "lifetime", "refunds" or "security", or a text that binds: "license", "privacy-policy", "terms-of-service". */
  legal: (slug: string) => fill(routes.legal, { slug }),
  legalMarkdown: (slug: string) => fill(routes.legalMarkdown, { file: `${slug}.md` }),
  tool: (slug: string) => fill(routes.tool, { tool: slug }),
  /** What an account keeps of a tool. */
  keptDesigns: (tool: string) => fill(routes.keptDesigns, { tool }),
  /** The button builder with a button; `state` is what `encodeButton` writes. */
  buttonTool: (state = '') => fill(routes.buttonTool) + carrying(state),
  /** What the button builder fetches once: every structure of a button, and every icon; "v" is the build's. */
  buttonTemplates: (version: string) =>
    `${fill(routes.buttonTemplates)}?${plainQuery('buttonTemplates', { v: version })}`,
  buttonIcons: (version: string) => `${fill(routes.buttonIcons)}?${plainQuery('buttonIcons', { v: version })}`,
  /** The stylesheet of one button, for the first paint and for browsers without scripts. */
  buttonStyles: (version: string, state = '') =>
    `${fill(routes.buttonStyles)}?${plainQuery('buttonStyles', { v: version })}${state && `&${state}`}`,
  /** The palette tool with colours; `state` is what `encodeState` writes. */
  paletteTool: (state = '') => fill(routes.paletteTool) + carrying(state),
  /** JSON with the same colours, for scripts. */
  paletteToolData: (state = '') => fill(routes.paletteToolData) + carrying(state),
  /** An icon browser; `state` is what the icons' `encodeState` writes. */
  iconTool: (set: string, state = '') => fill(routes.tool, { tool: set }) + carrying(state),
  /** JSON with some drawings by their keys. */
  iconBodies: (keys: readonly string[]) =>
    `${fill(routes.iconBodies)}?${plainQuery('iconBodies', { of: keys.join(',') })}`,
  starterKit: (slug: string) => fill(routes.starterKit, { slug }),
  /** The kits of a family, in their list. */
  kitFamily: (family: KitFamily) => `${fill(routes.starterKits)}#kits-${family}`,
  /** A template at work, in a frame of any width; it begins with the front page, or with the one of this path. */
  templatePreview: (slug: string, page = '/') =>
    fill(routes.templatePreview, { slug }) + query('templatePreview', { page: page === '/' ? undefined : page }),
  /** A page of its static edition by itself; its paths begin with a slash, files of the build do without. */
  templatePreviewFile: (slug: string, edition: string, path: string) =>
    fill(routes.templatePreviewFile, { slug, edition, path: path.replace(/^\//, '') }),
  /** A template, with the files of its first edition or of this one. */
  template: (slug: string, edition?: string) => fill(routes.template, { slug }) + query('template', { edition }),
  /** The library of who is signed in, narrowed and in order. */
  appLibrary: (filters: Query<'appComponents'> = {}) => fill(routes.appComponents) + query('appComponents', filters),
  appSubcategory: (subcategoryPath: string) => fill(routes.appSubcategory, subcategoryParams(subcategoryPath)),
  /** A component on a page of its own. */
  appComponent: (componentPath: string, look: Query<'appComponent'> = {}) =>
    fill(routes.appComponent, componentParams(componentPath)) + query('appComponent', look),
  /** Its place among the others of its subcategory. */
  appComponentInList: (componentPath: string) => {
    const { subcategoryPath, slug } = splitComponentPath(componentPath)
    return `${urls.appSubcategory(subcategoryPath)}#${slug}`
  },
  appPreview: (componentPath: string, look: PreviewLook & SnippetColors = {}) =>
    fill(routes.appPreview, componentParams(componentPath)) + query('appPreview', look),
  /** JSON with one flavour of one component, for whoever may read it. */
  appCode: (componentPath: string, flavour: Flavour, wishes: SnippetColors & SnippetWishes = {}) =>
    fill(routes.appCode, componentParams(componentPath)) + query('appCode', { flavour, ...wishes }),
  /** A zip with the code of these parts, by their numbers, or of all of a package or subcategory, by its path. */
  codeZip: (
    which: { parts: readonly string[] } | { of: string },
    flavour: Flavour,
    wishes: SnippetColors & SnippetWishes & Pick<Query<'codeZip'>, 'file'> = {},
  ) => {
    const asked = 'of' in which ? which : { parts: which.parts.join(',') }
    return fill(routes.codeZip) + query('codeZip', { ...asked, flavour, ...wishes })
  },
  favourites: () => fill(routes.favourites),
  /** PUT marks a component, DELETE takes the mark away. */
  favourite: (componentPath: string) => fill(routes.favourite, componentParams(componentPath)),
  /** Components that make one product together, as far as any such set is open. */
  sets: () => fill(routes.sets),
  set: (slug: string) => fill(routes.set, { slug }),
  setMarkdown: (slug: string) => fill(routes.setMarkdown, { file: `${slug}.md` }),
  setScreen: (slug: string, screen: string, look: Query<'setScreen'> = {}) =>
    fill(routes.setScreen, { slug, screen }) + query('setScreen', look),
  appSets: () => fill(routes.appSets),
  appSet: (slug: string) => fill(routes.appSet, { slug }),
  /** A zip with the code of all of its members that stand. */
  setZip: (
    slug: string,
    flavour: Flavour,
    wishes: SnippetColors & SnippetWishes & Pick<Query<'setZip'>, 'file'> = {},
  ) => fill(routes.setZip, { slug }) + query('setZip', { flavour, ...wishes }),
  /** What a team keeps together; POST begins another. */
  collections: () => fill(routes.collections),
  collection: (id: string) => fill(routes.collection, { collection: id }),
  /** POST gives it another name. */
  collectionName: (id: string) => fill(routes.collectionName, { collection: id }),
  /** PUT puts what lies in it into another order. */
  collectionOrder: (id: string) => fill(routes.collectionOrder, { collection: id }),
  /** POST deletes it. */
  deleteCollection: (id: string) => fill(routes.deleteCollection, { collection: id }),
  /** PUT adds a component or a set, DELETE takes it out. */
  collectionItem: (id: string, item: string) => {
    const slug = setOfItem(item)
    return slug === null
      ? fill(routes.collectionItem, { collection: id, ...componentParams(item) })
      : fill(routes.collectionSet, { collection: id, slug })
  },
  /** A zip with the code of all that lies in it. */
  collectionZip: (
    id: string,
    flavour: Flavour,
    wishes: SnippetColors & SnippetWishes & Pick<Query<'collectionZip'>, 'file'> = {},
  ) => fill(routes.collectionZip, { collection: id }) + query('collectionZip', { flavour, ...wishes }),
  /** PUT remembers the component somebody is looking at. */
  libraryVisit: (componentPath: string) => fill(routes.libraryVisit, componentParams(componentPath)),
  /** PUT remembers that somebody took the code of a component. */
  copiedComponent: (componentPath: string) => fill(routes.copiedComponent, componentParams(componentPath)),
  /** POST reports a fault of a component. */
  faultReport: (componentPath: string) => fill(routes.faultReport, componentParams(componentPath)),
  /** The same preview for everyone. */
  preview: (componentPath: string, look: (PreviewLook | RestingPreview) & SnippetColors = {}) =>
    fill(routes.preview, componentParams(componentPath)) + query('preview', look),
  /** All flavours of a component side by side. */
  flavours: (componentPath: string, look: Query<'flavours'> = {}) =>
    fill(routes.flavours, componentParams(componentPath)) + query('flavours', look),
  /** One flavour of a component, running; for whoever may read its code. */
  flavour: (componentPath: string, flavour: Flavour, look: Query<'flavour'> = {}) =>
    fill(routes.flavour, { ...componentParams(componentPath), flavour }) + query('flavour', look),
  /** The stylesheet that gives a preview its colours. */
  previewPalette: (componentPath: string, colors: SnippetColors) =>
    fill(routes.previewPalette, componentParams(componentPath)) + query('previewPalette', colors),
  /** JSON with those stylesheets for several previews, by path. */
  previewPalettes: (componentPaths: readonly string[], colors: SnippetColors) => {
    const chosen = query('previewPalettes', colors)
    const wanted = plainQuery('previewPalettes', { of: componentPaths.map(encodeURIComponent) })
    return `${fill(routes.previewPalettes)}${chosen ? `${chosen}&` : '?'}${wanted}`
  },
  /** The stylesheet that keeps the place of a page's previews until a script runs. */
  appPreviewHeights: (subcategoryPath: string) => fill(routes.appPreviewHeights, subcategoryParams(subcategoryPath)),
  twoFactorChallenge: (recovery = false) =>
    fill(routes.twoFactorChallenge) + query('twoFactorChallenge', { recovery: recovery ? '1' : undefined }),
  passkeyOptions: () => fill(routes.passkeyOptions),
  passkeyLogin: (next?: string) => fill(routes.passkeyLogin) + query('passkeyLogin', { next }),
  passkeys: () => fill(routes.passkeys),
  newPasskeyOptions: () => fill(routes.newPasskeyOptions),
  removePasskey: () => fill(routes.removePasskey),
  /** POST leads to another site to sign in there. */
  social: (provider: string) => fill(routes.social, { provider }),
  /** Where that site sends people back to. */
  socialCallback: (provider: string) => fill(routes.socialCallback, { provider }),
  /** POST adds the account of another site as a way to sign in. */
  linkSocial: (provider: string) => fill(routes.linkSocial, { provider }),
  unlinkSocial: (provider: string) => fill(routes.unlinkSocial, { provider }),
  /** POST asks another site whether it is still the same person, in place of the password. */
  confirmSocial: (provider: string) => fill(routes.confirmSocial, { provider }),
  profile: () => fill(routes.profile),
  profileInformation: () => fill(routes.profileInformation),
  profileEmail: () => fill(routes.profileEmail),
  profileEmailWithdraw: () => fill(routes.profileEmailWithdraw),
  profilePassword: () => fill(routes.profilePassword),
  /** Begins, and asks for the first code. */
  twoFactor: () => fill(routes.twoFactor),
  twoFactorConfirm: () => fill(routes.twoFactorConfirm),
  twoFactorEnd: () => fill(routes.twoFactorEnd),
  recoveryCodes: () => fill(routes.recoveryCodes),
  endSession: () => fill(routes.endSession),
  endOtherSessions: () => fill(routes.endOtherSessions),
  deleteAccount: () => fill(routes.deleteAccount),
  /** A zip with everything that is kept about somebody. */
  accountData: () => fill(routes.accountData),
  settings: () => fill(routes.settings),
  settingsSnippets: () => fill(routes.settingsSnippets),
  /** What one is about to buy; POST goes on to the payment. */
  checkout: (tier: string) => fill(routes.checkout, { tier }),
  /** The same for whoever came back without paying. */
  checkoutCancelled: (tier: string) => fill(routes.checkout, { tier }) + query('checkout', { cancelled: '1' }),
  /** The sandbox's page for an order; POST pays, declines or leaves. */
  sandboxPayment: (orderId: string) => fill(routes.sandboxPayment, { order: orderId }),
  /** Where one waits for the licence after paying. */
  checkoutReturn: (orderId: string) => fill(routes.checkoutReturn, { order: orderId }),
  /** Where payment providers tell what happened. */
  paymentEvents: () => fill(routes.paymentEvents),
  receipt: (orderId: string) => fill(routes.receipt, { order: orderId }),
  /** What a receipt says about its buyer; POST corrects it. */
  receiptDetails: (orderId: string) => fill(routes.receiptDetails, { order: orderId }),
  /** Leads to the invoice of whoever took the money, on their site. */
  receiptInvoice: (orderId: string) => fill(routes.receiptInvoice, { order: orderId }),
  /** What the next receipts are to say; POST keeps it, and goes back to the checkout it was opened from. */
  billing: (tier?: Query<'billing'>['checkout']) => fill(routes.billing) + query('billing', { checkout: tier }),
  /** POST begins the sign-in of a device (RFC 8628). */
  cliDevice: () => fill(routes.cliDevice),
  /** POST asks for the key of a device that was allowed. */
  cliToken: () => fill(routes.cliToken),
  /** Where somebody lets a device in: with the code it shows, or to type that. */
  device: (code?: string) => fill(routes.device) + query('device', { code }),
  /** POST makes an access key. */
  accessKeys: () => fill(routes.accessKeys),
  revokeAccessKey: (key: string) => fill(routes.revokeAccessKey, { key }),
  activeLicense: () => fill(routes.activeLicense),
  team: () => fill(routes.team),
  /** POST invites an address. */
  teamInvitations: () => fill(routes.teamInvitations),
  resendSeat: (seatId: string) => fill(routes.resendSeat, { seat: seatId }),
  removeSeat: (seatId: string) => fill(routes.removeSeat, { seat: seatId }),
  handOverTeam: (seatId: string) => fill(routes.handOverTeam, { seat: seatId }),
  withdrawTeam: () => fill(routes.withdrawTeam),
  acceptTeam: () => fill(routes.acceptTeam),
  declineTeam: () => fill(routes.declineTeam),
  dissolveTeam: () => fill(routes.dissolveTeam),
  leaveTeam: () => fill(routes.leaveTeam),
  /** An invitation from a mail; POST accepts it. */
  teamInvitation: (token: string) => fill(routes.teamInvitation, { token }),
  settingsDarkMode: () => fill(routes.settingsDarkMode),
  /** POST switches mails on new components on or off. */
  settingsNews: () => fill(routes.settingsNews),
  /** POST says whether mails tell of access keys on new networks. */
  settingsKeyMail: () => fill(routes.settingsKeyMail),
  /** The mails of the local outbox, or one of them; while developing only. */
  devMail: (id?: string) => (id ? fill(routes.devMailMessage, { id }) : fill(routes.devMail)),
  /** Every primitive of the interface; while developing only. */
  devUi: () => fill(routes.devUi),
  devMailHtml: (id: string) => fill(routes.devMailHtml, { id }),
  health: () => fill(routes.health),
  metrics: () => fill(routes.metrics),
  copies: () => fill(routes.copies),
  /** POST tells what was searched for in vain. */
  searches: () => fill(routes.searches),
} as const

/** The section of the pricing page that holds the licences. */
export const licensesAnchor = 'licenses'

/** Colours in a query; what is left out is the default. */
export type SnippetColors = Query<'previewPalette'>

/** How code is to be written: names and values of the style's query; what is left out is the default. */
export type SnippetWishes = Omit<Query<'code'>, 'flavour' | keyof SnippetColors>

export type PreviewLook = Pick<Query<'preview'>, 'dir'> & { theme?: 'light' | 'dark' }

/** A preview that comes to life when somebody turns to it; "auto" follows this browser's theme, as pages do. */
export type RestingPreview = Pick<Query<'preview'>, 'dir'> &
  Required<Pick<Query<'preview'>, 'theme'>> & { start: 'wanted' }

/** Splits "a/b/c/d" into the subcategory's path "a/b/c" and the component's slug "d". */
export function splitComponentPath(path: string): { subcategoryPath: string; slug: string } {
  const cut = path.lastIndexOf('/')
  return { subcategoryPath: path.slice(0, cut), slug: path.slice(cut + 1) }
}

/** What a tool wrote of its state, behind its address. */
const carrying = (state: string) => state && `?${state}`

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
