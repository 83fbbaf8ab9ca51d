/** What there is besides components: tools, starter kits and templates, as the build found them. */

export const goodKinds = ['tools', 'starter-kits', 'templates'] as const
export type GoodKind = (typeof goodKinds)[number]

/** Those that are delivered as whole projects. */
export const projectKinds = ['starter-kits', 'templates'] as const satisfies readonly GoodKind[]
export type ProjectKind = (typeof projectKinds)[number]

/** The packages a project is told to be built with, as they are called. */
export const goodTechnologies = {
  tailwindcss: 'Tailwind CSS',
  vite: 'Vite',
  alpinejs: 'Alpine.js',
  '@alpinejs/csp': 'Alpine.js',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  nuxt: 'Nuxt',
  svelte: 'Svelte',
  '@sveltejs/kit': 'SvelteKit',
  astro: 'Astro',
  'react-router': 'React Router',
  '@tanstack/react-start': 'TanStack Start',
  hono: 'Hono',
  'htmx.org': 'htmx',
  '@inertiajs/react': 'Inertia',
  '@angular/core': 'Angular',
  typescript: 'TypeScript',
} as const
export type Technology = keyof typeof goodTechnologies

/** What starter kits are grouped by, in the order in which they are shown. */
export const kitFamilies = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  content: 'Content',
} as const
export type KitFamily = keyof typeof kitFamilies

/** What its pages are written in, by the packages it is built with: the first row of which it has one. */
const familyMarks: [KitFamily, Technology[]][] = [
  ['content', ['astro']],
  ['angular', ['@angular/core']],
  ['svelte', ['svelte', '@sveltejs/kit']],
  ['vue', ['vue', 'nuxt']],
  ['react', ['react', 'next', 'react-router', '@tanstack/react-start', '@inertiajs/react']],
]

/** The family of a starter kit; what is built with no framework of components is plain HTML. */
export const kitFamilyOf = (builtWith: readonly Technology[]): KitFamily =>
  familyMarks.find(([, marks]) => marks.some((mark) => builtWith.includes(mark)))?.[0] ?? 'html'

/** One project of a template or kit, as it is delivered. */
export type Edition = EditionContent & {
  /** The name of its folder, and its name in addresses. */
  slug: string
  title: string
  /** In the order they are told, with the versions its lockfile holds. */
  builtWith: { title: string; version: string }[]
  /** Whether it is shown at work. */
  preview: boolean
}

/** What is told of a project only once it was put together. */
export type EditionContent = {
  /** How many files the project has. */
  files: number
  /** The zip: its bytes, and a name that changes with them. */
  zip: { bytes: number; hash: string }
  /** The day since which it is as it is, once it was proven: "2026-11-21". */
  changed: string | null
}

/** A page every edition has; one of members is open to those who are signed in. */
export type GoodPage = { path: string; title: string; status?: number; member?: boolean }

/** One of them; its slug is the name of its folder. */
export type Good = { slug: string; title: string; description: string }

/** A template or starter kit, with what is inside. */
export type ProjectGood<Inside = Edition> = Good & {
  /** Open to every account, without a licence. */
  free: boolean
  editions: Inside[]
  pages: GoodPage[]
  /** How it looks. */
  picture: GoodPicture | null
  /** The title of the page on its picture. */
  pictured: string | null
  /** How some of its other pages look, in their order. */
  gallery: { title: string; picture: GoodPicture }[]
  /** How pages look on a phone. */
  phone: { title: string; picture: GoodPicture }[]
  /** What only starter kits say of themselves. */
  kit: KitFacts | null
}

export type KitFacts = {
  family: KitFamily
  /** It signs people in by itself and keeps others out; without them its forms only show how that looks. */
  accounts: boolean
  /** Whom it suits, in a sentence; null where nobody wrote it. */
  suits: string | null
}

/** A picture of a page; each width has a file for light and for dark. */
export type GoodPicture = { name: string; alt: string; width: number; height: number; widths: number[] }

/** The name of a page's picture, without its theme: "templates/finbank-pricing" of "/pricing", the front page's without a page. */
export const goodPictureName = (kind: ProjectKind, slug: string, page = '/'): string =>
  `${kind}/${[slug, ...page.split('/').filter(Boolean)].join('-')}`

/** The name of a picture of a kit's page; beside it lies the page as the kit's card shows it, by the kit's own name. */
export const kitPictureName = (slug: string, page: string, view: 'desktop' | 'phone' = 'desktop'): string =>
  `starter-kits/${slug}-${page === '/' ? 'front' : page.split('/').filter(Boolean).join('-')}${view === 'phone' ? '-phone' : ''}`
export type Goods<Inside = Edition> = { tools: Good[] } & Record<ProjectKind, ProjectGood<Inside>[]>

/**
 * Files that are laid over a project that another program makes. They are free and open to every account, and no kind
 * of goods: what lists and counts starter kits does not know of them.
 */
export type Overlay = Good & {
  /** What of it was never run here, in a sentence. */
  notRun: string
  parts: OverlayPart[]
}

/** A zip for one kind of project; `over` is the command that makes such a project. */
export type OverlayPart = { slug: string; title: string; over: string } & Pick<EditionContent, 'files' | 'zip'>

/** What overlays are called in addresses, where goods are called by their kind. */
export const overlayKind = 'overlays'
export type DownloadKind = ProjectKind | typeof overlayKind

/** What is in an edition of a template or kit, as the build counted it: the names of its files, and no line of any that is sold. */
export type ProjectContents = {
  /** Every file of the project, by its path, with its bytes. */
  files: [path: string, bytes: number][]
  /** In files of code, without empty ones. */
  lines: number
  /** What package.json asks for, each with the version its lockfile holds. */
  packages: { name: string; version: string; isForDevelopment: boolean }[]
  /** How many packages the lockfile holds in all. */
  locked: number
  /** What package.json says of Node, as in ">=22.22.0"; null where it says nothing. */
  node: string | null
  /** The names of its commands. */
  scripts: string[]
  /** Its README, where everybody may read it. */
  readme: string | null
  /** What was measured when it was proven as it is now; null where nothing was, as of templates. */
  record: KitMeasures | null
}

/** What the proof of a starter kit measured, as far as a page shows it. */
export type KitMeasures = {
  /** The ISO day. */
  day: string
  /** The version of Node it was proven with. */
  node: string
  /** How long it took on the machine of the proof. */
  seconds: { install: number; build: number }
  /** How many packages were installed there. */
  installed: number
  /** What a guest's first page loads, in bytes compressed with gzip. */
  firstPage: { javascript: number; css: number }
  /** How many of its own tests ran; null where its command does not say. */
  tests: number | null
  /** What was tried against its accounts, and held; none where it has no accounts. */
  attacks: string[]
  /** Whether the main job was done without scripts, too. */
  withoutScripts: boolean
  /** Medians, each out of 100; null where they could not be measured. */
  lighthouse: Record<LighthouseScore, number> | null
}
export const lighthouseScores = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  bestPractices: 'Best practices',
  seo: 'SEO',
} as const
export type LighthouseScore = keyof typeof lighthouseScores

/** What the live preview of an edition may do besides running its own files: hashes of its inline parts. */
export type PreviewRules = {
  scripts: string[]
  styles: string[]
  styleAttributes: string[]
  /** Every file, by its path, with its content's hash. */
  files: Record<string, string>
}

/** "<template>/<edition>" with its rules. */
export type Previews = Record<string, PreviewRules>

/** What the editions of a project are built with, each package once. */
export const builtWithOf = (editions: readonly Edition[]): Edition['builtWith'] => [
  ...new Map(editions.flatMap(({ builtWith }) => builtWith).map((each) => [each.title, each])).values(),
]

/** What an edition is called in lists of all: "templates/carbon/html". */
export const editionName = (kind: ProjectKind, slug: string, edition: string) => `${kind}/${slug}/${edition}`

/** What is in every edition, by its name. */
export type Contents = Record<string, ProjectContents>

/** Where the build puts a zip, below its folder. */
export const zipFile = (kind: DownloadKind, slug: string, edition: string) =>
  `goods/zips/${kind}-${slug}-${edition}.zip`

/** Where the build puts the files of a live preview, below its folder. */
export const previewFolder = (slug: string, edition: string) => `goods/previews/${slug}/${edition}`
