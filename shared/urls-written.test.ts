import { expect, test } from 'vitest'
import { urls } from './urls.ts'

type Urls = typeof urls
type Written = { [Name in keyof Urls]: [given: Parameters<Urls[Name]>, address: string][] }

/** Every function of the contract, with what it is given and what it writes; links that are out there hold us to it. */
const written: Written = {
  home: [[[], '/']],
  login: [
    [[], '/login'],
    [['/app?a=1&b=ü'], '/login?next=%2Fapp%3Fa%3D1%26b%3D%C3%BC'],
    [[''], '/login'],
  ],
  register: [
    [[], '/register'],
    [['/checkout/team'], '/register?next=%2Fcheckout%2Fteam'],
  ],
  logout: [[[], '/logout']],
  forgotPassword: [[[], '/forgot-password']],
  resetPassword: [
    [['tok_en-1'], '/reset-password/tok_en-1'],
    [['a b/ü&c=?#%d'], '/reset-password/a%20b/%C3%BC&c=%3F%23%25d'],
  ],
  confirmPassword: [
    [[], '/user/confirm-password'],
    [['/user/profile'], '/user/confirm-password?next=%2Fuser%2Fprofile'],
  ],
  verifyEmail: [[[], '/email/verify']],
  verifyEmailLink: [
    [['tok_en-1'], '/email/verify/tok_en-1'],
    [['a b/ü&c=?#%d'], '/email/verify/a%20b/%C3%BC&c=%3F%23%25d'],
  ],
  app: [[[], '/app']],
  appChangelog: [
    [[], '/app/changelog'],
    [['4.5.0'], '/app/changelog#v4.5.0'],
  ],
  appDocumentation: [
    [[], '/app/documentation'],
    [['colours'], '/app/documentation/colours'],
    [[''], '/app/documentation'],
  ],
  extrasTools: [[[], '/app/extras/tools']],
  extrasStarterKits: [[[], '/app/extras/starter-kits']],
  extrasTemplates: [[[], '/app/extras/templates']],
  goodDownload: [
    [['templates', 'atlas', 'react'], '/app/extras/templates/atlas/react.zip'],
    [['starter-kits', 'vite-react', 'react'], '/app/extras/starter-kits/vite-react/react.zip'],
  ],
  designService: [[[], '/app/extras/design-service']],
  designServiceNew: [[[], '/app/extras/design-service/new']],
  designRequest: [
    [['0b1c'], '/app/extras/design-service/0b1c'],
    [['a b/ü&c=?#%d'], '/app/extras/design-service/a%20b/%C3%BC&c=%3F%23%25d'],
  ],
  designFile: [[['0b1c', '2d3e'], '/app/extras/design-service/0b1c/files/2d3e']],
  designMessages: [
    [['0b1c'], '/app/extras/design-service/0b1c/messages'],
    [['a b/ü&c=?#%d'], '/app/extras/design-service/a%20b/%C3%BC&c=%3F%23%25d/messages'],
  ],
  pricing: [[[], '/pricing']],
  licenses: [[[], '/pricing#licenses']],
  components: [
    [[], '/components'],
    [['application-ui'], '/components#application-ui'],
  ],
  subcategory: [[['a/b/c'], '/components/a/b/c']],
  component: [[['a/b/c/d'], '/components/a/b/c/d']],
  library: [
    [[], '/components'],
    [[{ package: 'marketing', free: '1', sort: 'name' }], '/components?package=marketing&free=1&sort=name'],
  ],
  componentInList: [[['a/b/c/d'], '/components/a/b/c#d']],
  code: [
    [['a/b/c/d', 'html'], '/components/a/b/c/d/code?flavour=html'],
    [
      ['a/b/c/d', 'react', { primary: 'rose', secondary: 'zinc' }],
      '/components/a/b/c/d/code?flavour=react&primary=rose&secondary=zinc',
    ],
    [
      ['a/b/c/d', 'vue', { tailwind: 'v3', prefix: 'tw', primary: '2563eb.50,ff', semicolons: 'yes' }],
      '/components/a/b/c/d/code?flavour=vue&tailwind=v3&prefix=tw&primary=2563eb.50%2Cff&semicolons=yes',
    ],
  ],
  stackBlitz: [
    [['a/b/c/d', 'svelte', { density: 'compact' }], '/components/a/b/c/d/stackblitz?flavour=svelte&density=compact'],
    [['a/b/c/d', 'react', { file: 'JSX' }], '/components/a/b/c/d/stackblitz?flavour=react&file=JSX'],
  ],
  previewHeights: [[['a/b/c'], '/components/a/b/c/heights.css']],
  flavours: [
    [['a/b/c/d'], '/components/a/b/c/d/flavours'],
    [
      ['a/b/c/d', { theme: 'dark', dir: 'rtl', width: '390', from: 'app' }],
      '/components/a/b/c/d/flavours?theme=dark&dir=rtl&width=390&from=app',
    ],
  ],
  flavour: [
    [['a/b/c/d', 'vue'], '/components/a/b/c/d/flavours/vue'],
    [
      ['a/b/c/d', 'html', { theme: 'dark', dir: 'rtl', primary: 'rose' }],
      '/components/a/b/c/d/flavours/html?theme=dark&dir=rtl&primary=rose',
    ],
  ],
  registry: [
    [[], '/r/registry.json'],
    [[{ q: 'a b', limit: '5', flavour: 'vue' }], '/r/registry.json?q=a+b&limit=5&flavour=vue'],
  ],
  registryUpdates: [[[], '/r/updates']],
  registryItem: [
    [['alerts-dismissible'], '/r/alerts-dismissible.json'],
    [
      ['application-ui/components/alerts/dismissible', { flavour: 'svelte', dir: 'src/lib' }],
      '/r/application-ui/components/alerts/dismissible.json?flavour=svelte&dir=src%2Flib',
    ],
    [['a b?'], '/r/a%20b%3F.json'],
  ],
  freeComponents: [[[], '/free-tailwind-components']],
  componentOfTheDay: [[[], '/free-tailwind-component-of-the-day']],
  templates: [[[], '/templates']],
  starterKits: [[[], '/starter-kits']],
  tools: [[[], '/tools']],
  webApplication: [[[], '/web-application']],
  affiliate: [[[], '/become-an-affiliate']],
  affiliateLink: [[['ada-1'], '/?via=ada-1']],
  affiliateAccount: [[[], '/user/affiliate']],
  affiliatePayout: [[[], '/user/affiliate/payout']],
  socialPicture: [[['home-1a2b.png'], '/social/home-1a2b.png']],
  sitemap: [[[], '/sitemap.xml']],
  changelog: [
    [[], '/changelog'],
    [['4.5.0'], '/changelog#v4.5.0'],
    [[''], '/changelog'],
  ],
  docs: [
    [[], '/docs'],
    [['getting-started'], '/docs/getting-started'],
    [[''], '/docs'],
  ],
  search: [
    [[], '/search'],
    [['date picker'], '/search?q=date+picker'],
  ],
  componentRequests: [
    [[], '/component-requests'],
    [[{ order: 'newest', page: '2' }], '/component-requests?order=newest&page=2'],
  ],
  newComponentRequest: [
    [[], '/component-requests/new'],
    [['date picker'], '/component-requests/new?name=date+picker'],
  ],
  componentVote: [[['0a1b'], '/component-requests/0a1b/vote']],
  news: [[[], '/news']],
  newsConfirm: [[['a.b'], '/news/confirm/a.b']],
  newsLeave: [[['a.b'], '/news/leave/a.b']],
  settingsNews: [[[], '/user/settings/news']],
  settingsKeyMail: [[[], '/user/settings/key-mail']],
  searchDocuments: [[[], '/search.json']],
  searchDescriptions: [[[], '/search-descriptions.json']],
  searchIcons: [[['bell'], '/search/icons.json?q=bell']],
  docsSearch: [
    [[], '/docs/search'],
    [['dark mode & ü'], '/docs/search?q=dark+mode+%26+%C3%BC'],
    [[''], '/docs/search'],
  ],
  docsMarkdown: [
    [['getting-started'], '/docs/getting-started.md'],
    [['a b/ü&c=?#%d'], '/docs/a%20b/%C3%BC&c=%3F%23%25d.md'],
  ],
  blog: [
    [[], '/blog'],
    [['one-source'], '/blog/one-source'],
  ],
  blogMarkdown: [[['one-source'], '/blog/one-source.md']],
  blogTag: [[['colour'], '/blog/tags/colour']],
  feed: [[[], '/feed.xml']],
  changelogFeed: [[[], '/changelog.xml']],
  llms: [[[], '/llms.txt']],
  cliTarball: [[['millwork-4.6.0.tgz'], '/cli/millwork-4.6.0.tgz']],
  cliLatest: [[[], '/cli/latest.json']],
  cliDevice: [[[], '/cli/device']],
  cliToken: [[[], '/cli/token']],
  cliSelf: [[[], '/cli/self.json']],
  cliProjects: [[[], '/cli/projects.json']],
  cliProject: [[['starter-kits', 'react-vite', 'react'], '/cli/projects/starter-kits/react-vite/react.zip']],
  securityTxt: [[[], '/.well-known/security.txt']],
  legal: [
    [['about'], '/about'],
    [['lifetime'], '/lifetime'],
    [['refunds'], '/refunds'],
    [['security'], '/security'],
    [['license'], '/license'],
    [['privacy-policy'], '/privacy-policy'],
    [['terms-of-service'], '/terms-of-service'],
  ],
  legalMarkdown: [
    [['about'], '/about.md'],
    [['license'], '/license.md'],
    [['privacy-policy'], '/privacy-policy.md'],
    [['terms-of-service'], '/terms-of-service.md'],
  ],
  tool: [
    [['tailwind-color-palette'], '/tools/tailwind-color-palette'],
    [['lucide-icons'], '/tools/lucide-icons'],
  ],
  keptDesigns: [
    [['icons'], '/tools/icons/kept'],
    [['tailwind-button-builder'], '/tools/tailwind-button-builder/kept'],
  ],
  buttonTool: [
    [[], '/tools/tailwind-button-builder'],
    [
      ['look=outline&start=lucide-icons/outline/bell'],
      '/tools/tailwind-button-builder?look=outline&start=lucide-icons/outline/bell',
    ],
  ],
  buttonTemplates: [[['1a2b'], '/tools/tailwind-button-builder/templates.json?v=1a2b']],
  buttonIcons: [[['1a2b'], '/tools/tailwind-button-builder/icons.json?v=1a2b']],
  buttonStyles: [
    [['1a2b'], '/tools/tailwind-button-builder.css?v=1a2b'],
    [['1a2b', 'look=outline'], '/tools/tailwind-button-builder.css?v=1a2b&look=outline'],
  ],
  paletteTool: [
    [[], '/tools/tailwind-color-palette'],
    [['color=brand:2563eb'], '/tools/tailwind-color-palette?color=brand:2563eb'],
  ],
  paletteToolData: [
    [[], '/tools/tailwind-color-palette.json'],
    [['color=brand:2563eb&color=x:fff'], '/tools/tailwind-color-palette.json?color=brand:2563eb&color=x:fff'],
  ],
  iconTool: [
    [['lucide-icons'], '/tools/lucide-icons'],
    [['heroicons-v1', 'q=arrow&icon=solid/bell'], '/tools/heroicons-v1?q=arrow&icon=solid/bell'],
  ],
  iconBodies: [
    [
      [['lucide-icons/outline/bell', 'heroicons-v2/mini/x-mark']],
      '/tools/icon-bodies.json?of=lucide-icons/outline/bell,heroicons-v2/mini/x-mark',
    ],
    [[[]], '/tools/icon-bodies.json?of='],
  ],
  starterKit: [[['vite-react'], '/starter-kits#vite-react']],
  templatePreview: [[['atlas'], '/templates/atlas/preview']],
  templatePreviewFile: [
    [['atlas', 'html', 'about/index.html'], '/templates/atlas/preview/html/about/index.html'],
    [['atlas', 'html', '/about'], '/templates/atlas/preview/html/about'],
    [['atlas', 'html', ''], '/templates/atlas/preview/html/'],
  ],
  template: [[['atlas'], '/templates#atlas']],
  appLibrary: [
    [[], '/app/components'],
    [
      [{ kind: 'pages', open: '1', favourites: '1', sort: 'newest' }],
      '/app/components?kind=pages&open=1&favourites=1&sort=newest',
    ],
  ],
  appSubcategory: [[['a/b/c'], '/app/components/a/b/c']],
  appComponent: [[['a/b/c/d'], '/app/components/a/b/c/d']],
  appComponentInList: [[['a/b/c/d'], '/app/components/a/b/c#d']],
  appPreview: [
    [['a/b/c/d'], '/app/components/a/b/c/d/preview'],
    [
      ['a/b/c/d', { theme: 'dark', dir: 'rtl', primary: 'rose' }],
      '/app/components/a/b/c/d/preview?theme=dark&dir=rtl&primary=rose',
    ],
    [['a/b/c/d', { secondary: 'zinc', theme: 'light' }], '/app/components/a/b/c/d/preview?secondary=zinc&theme=light'],
  ],
  faultReport: [
    [['marketing/sections/heroes/wide'], '/app/faults/marketing/sections/heroes/wide'],
    [['a b/ü/c?/#d'], '/app/faults/a%20b/%C3%BC/c%3F/%23d'],
  ],
  codeZip: [
    [[{ of: 'marketing' }, 'html'], '/app/code.zip?of=marketing&flavour=html'],
    [
      [{ parts: ['AUI-C01-1', 'MKT-S02-3'] }, 'react', { file: 'JSX', tailwind: 'v3', primary: 'teal' }],
      '/app/code.zip?parts=AUI-C01-1%2CMKT-S02-3&flavour=react&file=JSX&tailwind=v3&primary=teal',
    ],
  ],
  appCode: [
    [['a/b/c/d', 'html'], '/app/components/a/b/c/d/code?flavour=html'],
    [
      ['a/b/c/d', 'svelte', { ramps: 'variables', secondary: 'stone', indent: 'tab', prefix: '', density: 'compact' }],
      '/app/components/a/b/c/d/code?flavour=svelte&ramps=variables&secondary=stone&indent=tab&density=compact',
    ],
  ],
  favourites: [[[], '/app/favourites']],
  favourite: [[['a/b/c/d'], '/app/favourites/a/b/c/d']],
  sets: [[[], '/sets']],
  set: [[['analytics-dashboard'], '/sets/analytics-dashboard']],
  setScreen: [
    [['analytics-dashboard', 'overview'], '/sets/analytics-dashboard/screens/overview'],
    [['a', 'b', { theme: 'dark' }], '/sets/a/screens/b?theme=dark'],
  ],
  appSets: [[[], '/app/sets']],
  appSet: [[['analytics-dashboard'], '/app/sets/analytics-dashboard']],
  setZip: [
    [['a', 'react', { file: 'JSX', primary: 'teal' }], '/app/sets/a/code.zip?flavour=react&file=JSX&primary=teal'],
  ],
  collections: [[[], '/app/collections']],
  collection: [[['0b1c'], '/app/collections/0b1c']],
  collectionName: [[['0b1c'], '/app/collections/0b1c/name']],
  collectionOrder: [[['0b1c'], '/app/collections/0b1c/order']],
  deleteCollection: [[['0b1c'], '/app/collections/0b1c/delete']],
  collectionItem: [[['0b1c', 'a/b/c/d'], '/app/collections/0b1c/items/a/b/c/d']],
  collectionZip: [
    [['0b1c', 'html'], '/app/collections/0b1c/code.zip?flavour=html'],
    [
      ['0b1c', 'react', { file: 'JSX', tailwind: 'v3', primary: 'teal' }],
      '/app/collections/0b1c/code.zip?flavour=react&file=JSX&tailwind=v3&primary=teal',
    ],
  ],
  copiedComponent: [[['a/b/c/d'], '/app/copied/a/b/c/d']],
  libraryVisit: [[['a/b/c/d'], '/app/visits/a/b/c/d']],
  preview: [
    [['a/b/c/d'], '/components/a/b/c/d/preview'],
    [
      ['a/b/c/d', { theme: 'auto', dir: 'rtl', start: 'wanted' }],
      '/components/a/b/c/d/preview?theme=auto&dir=rtl&start=wanted',
    ],
    [
      ['a/b/c/d', { primary: '2563eb.50,ff', theme: 'dark' }],
      '/components/a/b/c/d/preview?primary=2563eb.50%2Cff&theme=dark',
    ],
  ],
  componentPicture: [
    [['a/b/c/d', { light: '1a2b3c4d', dark: '5e6f7a8b' }, 'dark'], '/pictures/d-5e6f7a8b.avif'],
    [['a/b/c/d', { light: '1a2b3c4d', dark: '5e6f7a8b' }, 'light', 'small'], '/pictures/d-1a2b3c4d-s.avif'],
  ],
  previewPalette: [
    [['a/b/c/d', {}], '/components/a/b/c/d/preview/palette.css'],
    [
      ['a/b/c/d', { primary: 'rose', secondary: 'zinc' }],
      '/components/a/b/c/d/preview/palette.css?primary=rose&secondary=zinc',
    ],
  ],
  previewPalettes: [
    [[['a/b/c/d'], {}], '/components/palettes.json?of=a%2Fb%2Fc%2Fd'],
    [
      [['a/b/c/d', 'a b/c&d/ü/e'], { primary: 'rose' }],
      '/components/palettes.json?primary=rose&of=a%2Fb%2Fc%2Fd&of=a%20b%2Fc%26d%2F%C3%BC%2Fe',
    ],
    [[[], { secondary: 'zinc' }], '/components/palettes.json?secondary=zinc&'],
    [[[], {}], '/components/palettes.json?'],
  ],
  appPreviewHeights: [[['a/b/c'], '/app/components/a/b/c/heights.css']],
  twoFactorChallenge: [
    [[], '/two-factor-challenge'],
    [[false], '/two-factor-challenge'],
    [[true], '/two-factor-challenge?recovery=1'],
  ],
  passkeyOptions: [[[], '/login/passkey/options']],
  passkeyLogin: [
    [[], '/login/passkey'],
    [['/app'], '/login/passkey?next=%2Fapp'],
  ],
  passkeys: [[[], '/user/passkeys']],
  newPasskeyOptions: [[[], '/user/passkeys/options']],
  removePasskey: [[[], '/user/passkeys/remove']],
  social: [[['google'], '/auth/google']],
  socialCallback: [[['github'], '/auth/github/callback']],
  linkSocial: [[['google'], '/user/sign-ins/google']],
  unlinkSocial: [[['google'], '/user/sign-ins/google/remove']],
  confirmSocial: [[['github'], '/user/confirm-password/github']],
  profile: [[[], '/user/profile']],
  profileInformation: [[[], '/user/profile/information']],
  profileEmail: [[[], '/user/profile/email']],
  profileEmailWithdraw: [[[], '/user/profile/email/withdraw']],
  profilePassword: [[[], '/user/password']],
  twoFactor: [[[], '/user/two-factor']],
  twoFactorConfirm: [[[], '/user/two-factor/confirm']],
  twoFactorEnd: [[[], '/user/two-factor/end']],
  recoveryCodes: [[[], '/user/two-factor/recovery-codes']],
  endSession: [[[], '/user/sessions/end']],
  endOtherSessions: [[[], '/user/sessions/end-others']],
  deleteAccount: [[[], '/user/delete']],
  accountData: [[[], '/user/data.zip']],
  settings: [[[], '/user/settings']],
  settingsSnippets: [[[], '/user/settings/snippets']],
  checkout: [[['team'], '/checkout/team']],
  checkoutCancelled: [[['team'], '/checkout/team?cancelled=1']],
  sandboxPayment: [[['0b1c'], '/checkout/sandbox/0b1c']],
  checkoutReturn: [[['0b1c'], '/checkout/return/0b1c']],
  paymentEvents: [[[], '/webhooks/payments']],
  receiptDetails: [
    [['0b1c'], '/user/receipts/0b1c/details'],
    [['a b/ü&c=?#%d'], '/user/receipts/a%20b/%C3%BC&c=%3F%23%25d/details'],
  ],
  receiptInvoice: [[['0b1c'], '/user/receipts/0b1c/invoice']],
  billing: [
    [[], '/user/billing'],
    [['team'], '/user/billing?checkout=team'],
  ],
  receipt: [
    [['0b1c'], '/user/receipts/0b1c'],
    [['a b/ü&c=?#%d'], '/user/receipts/a%20b/%C3%BC&c=%3F%23%25d'],
  ],
  activeLicense: [[[], '/user/active-license']],
  team: [[[], '/user/team']],
  teamInvitations: [[[], '/user/team/invitations']],
  accessKeys: [[[], '/user/access-keys']],
  revokeAccessKey: [[['0b1c'], '/user/access-keys/0b1c/revoke']],
  resendSeat: [[['0b1c'], '/user/team/seats/0b1c/resend']],
  removeSeat: [[['0b1c'], '/user/team/seats/0b1c/remove']],
  handOverTeam: [[['0b1c'], '/user/team/seats/0b1c/hand-over']],
  withdrawTeam: [[[], '/user/team/hand-over/withdraw']],
  acceptTeam: [[[], '/user/team/hand-over/accept']],
  declineTeam: [[[], '/user/team/hand-over/decline']],
  dissolveTeam: [[[], '/user/team/dissolve']],
  leaveTeam: [[[], '/user/team/leave']],
  teamInvitation: [
    [['tok_en-1'], '/team/invitation/tok_en-1'],
    [['a b/ü&c=?#%d'], '/team/invitation/a%20b/%C3%BC&c=%3F%23%25d'],
  ],
  settingsDarkMode: [[[], '/user/settings/app-dark-mode']],
  devMail: [
    [[], '/dev/mail'],
    [['2026-01-05-a_b'], '/dev/mail/2026-01-05-a_b'],
  ],
  devUi: [[[], '/dev/ui']],
  devMailHtml: [[['2026-01-05-a_b'], '/dev/mail/2026-01-05-a_b/html']],
  health: [[[], '/up']],
  metrics: [[[], '/metrics']],
  copies: [[[], '/copies']],
  searches: [[[], '/searches']],
}

test.each(Object.entries(written))('urls.%s', (name, calls) => {
  const address = urls[name as keyof Urls] as (...given: unknown[]) => string
  expect(calls.map(([given]) => address(...given))).toEqual(calls.map(([, address]) => address))
})
