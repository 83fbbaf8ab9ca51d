/** What addresses may be asked in their query: the parameters of each, and the values these may have. */
import { viaParameter } from './affiliate.ts'
import { flavours } from './catalog.ts'
import { appLibraryQuery, libraryQuery } from './library-filters.ts'
import { licenseNames } from './license-tiers.ts'
import type { Routes } from './routes.ts'
import { reactFiles } from './snippet/preferences.ts'
import {
  colourNames,
  darkStrategies,
  densities,
  directions,
  indents,
  quoteKinds,
  rampNotations,
  type SnippetStyle,
  tailwindVersions,
} from './snippet/style.ts'

/** Any text, of which its reader makes something; a text that may stand several times; or one of these words. */
type Values = 'text' | 'texts' | readonly [string, ...string[]]
type Schema = Record<string, Values>

/** Where to go afterwards: a page of this site. */
const wantedPage = { next: 'text' } as const satisfies Schema
/** One of Tailwind's families, or colours of one's own as `encodeColors` writes them. */
const colors = { primary: 'text', secondary: 'text' } as const satisfies Schema
const style = {
  tailwind: tailwindVersions,
  dark: darkStrategies,
  prefix: 'text',
  quotes: quoteKinds,
  semicolons: ['no', 'yes'],
  indent: indents,
  direction: directions,
  ramps: rampNotations,
  density: densities,
  names: colourNames,
} as const satisfies Record<keyof SnippetStyle, Values>
/** Labels of the files among which a flavour lets somebody choose. */
const snippetLabels = reactFiles
const code = { flavour: flavours, ...colors, ...style } as const satisfies Schema
/** What a project asks of all that it takes from the registry; `dir` is where files go, `registry` how it calls us. */
const profile = { ...code, file: snippetLabels, dir: 'text', registry: 'text' } as const satisfies Schema
/** "auto" follows the browser's theme, as pages do; "wanted" comes to life when somebody turns to it. */
const look = {
  theme: ['light', 'dark', 'auto'],
  dir: ['ltr', 'rtl'],
  start: ['once', 'wanted'],
  ...colors,
} as const satisfies Schema
/** How a component is looked at; pages read it themselves (`readLook`). */
const pageLook = { theme: ['light', 'dark'], dir: ['ltr', 'rtl'] } as const satisfies Schema
/** The build whose file it is, so that each may be kept for ever; nobody reads it. */
const build = { v: 'text' } as const satisfies Schema

/** By the name of the route. What a tool writes into its address is not here: `encodeState` and its like own that. */
export const queries = {
  /** Every page takes it, from whoever follows an affiliate's link. */
  home: { [viaParameter]: 'text' },
  login: wantedPage,
  register: wantedPage,
  confirmPassword: wantedPage,
  /** The code that the device shows. */
  device: { code: 'text' },
  passkeyLogin: wantedPage,
  twoFactorChallenge: { recovery: ['1'] },
  /** Written by the other site. */
  socialCallback: { code: 'text', state: 'text' },
  checkout: { cancelled: ['1'] },
  billing: { checkout: licenseNames },
  /** What Stripe calls the session one comes back from. */
  checkoutReturn: { session_id: 'text' },
  components: { ...libraryQuery, page: 'text' },
  appComponents: { ...appLibraryQuery, page: 'text' },
  search: { q: 'text' },
  searchIcons: { q: 'text' },
  docsSearch: { q: 'text' },
  componentRequests: { order: ['newest'], page: 'text' },
  newComponentRequest: { name: 'text' },
  code,
  appCode: code,
  stackBlitz: { file: snippetLabels, ...code },
  registry: { q: 'text', type: 'text', limit: 'text', offset: 'text', ...profile },
  registryItem: profile,
  /** Part numbers with commas between them, or the path of a package or a subcategory: one of both. */
  codeZip: { parts: 'text', of: 'text', file: snippetLabels, ...code },
  /** The path of one of its pages. */
  templatePreview: { page: 'text' },
  template: { edition: 'text' },
  appTemplate: { edition: 'text' },
  setScreen: { theme: ['light', 'dark'] },
  setZip: { file: snippetLabels, ...code },
  collectionZip: { file: snippetLabels, ...code },
  component: pageLook,
  /** One file of one flavour; without a flavour all four stand in it. */
  componentMarkdown: { file: snippetLabels, ...code },
  /** With a flavour, the code of what is free stands in it. */
  packageLlmsFull: { flavour: flavours },
  appComponent: pageLook,
  /** `width` in pixels, or "full"; `from` is where the way back leads. */
  flavours: { ...pageLook, width: 'text', from: ['app'] },
  preview: look,
  appPreview: look,
  /** How a flavour looks that runs beside the others. */
  flavour: { ...pageLook, ...colors },
  previewPalette: colors,
  previewPalettes: { ...colors, of: 'texts' },
  /** Keys with commas between them. */
  iconBodies: { of: 'text' },
  buttonTemplates: build,
  buttonIcons: build,
  buttonStyles: build,
} as const satisfies { [Name in keyof Routes]?: Schema }

export type Queries = typeof queries
export type QueryName = keyof Queries

/** What a parameter may say. */
export type ValueOf<Allowed extends Values> = Allowed extends 'text'
  ? string
  : Allowed extends 'texts'
    ? readonly string[]
    : Allowed[number]

/** The query of a route as it is written; what is left out is the default. */
export type Query<Name extends QueryName> = {
  -readonly [Key in keyof Queries[Name]]?: ValueOf<Extract<Queries[Name][Key], Values>>
}
