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
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  nuxt: 'Nuxt',
  svelte: 'Svelte',
  '@sveltejs/kit': 'SvelteKit',
  astro: 'Astro',
  '@angular/core': 'Angular',
  typescript: 'TypeScript',
} as const
export type Technology = keyof typeof goodTechnologies

/** One of them; its slug is the name of its folder. */
export type Good = { slug: string; title: string; description: string }
export type Goods = Record<GoodKind, Good[]>
