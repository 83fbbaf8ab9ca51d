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
}

/** A picture of a page; each width has a file for light and for dark. */
export type GoodPicture = { name: string; alt: string; width: number; height: number; widths: number[] }

/** The name of a page's picture, without its theme: "templates/finbank-pricing" of "/pricing", the front page's without a page. */
export const goodPictureName = (kind: ProjectKind, slug: string, page = '/'): string =>
  `${kind}/${[slug, ...page.split('/').filter(Boolean)].join('-')}`
export type Goods<Inside = Edition> = { tools: Good[] } & Record<ProjectKind, ProjectGood<Inside>[]>

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

/** Where the build puts a zip, below its folder. */
export const zipFile = (kind: ProjectKind, slug: string, edition: string) => `goods/zips/${kind}-${slug}-${edition}.zip`

/** Where the build puts the files of a live preview, below its folder. */
export const previewFolder = (slug: string, edition: string) => `goods/previews/${slug}/${edition}`
