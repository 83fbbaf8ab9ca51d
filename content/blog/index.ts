/** Who writes the blog, and what it is about. Posts name both by their keys. */

export const authors = {
  compiler: {
    name: 'The compiler bench',
    about:
      'Writes the compiler that turns one source into React, Vue, Svelte and HTML, for both versions of Tailwind CSS.',
  },
  components: {
    name: 'The component bench',
    about: 'Draws and writes the components, in light and dark, from left to right and back.',
  },
  proof: {
    name: 'The proving bench',
    about: 'Plays every component through a browser until all four flavours agree, and says so when they do not.',
  },
} as const

export const tags = {
  accessibility: 'Accessibility',
  alpine: 'Alpine.js',
  color: 'Colour',
  compilers: 'Compilers',
  css: 'CSS',
  react: 'React',
  rtl: 'Right to left',
  svelte: 'Svelte',
  tables: 'Tables',
  tailwind: 'Tailwind CSS',
  testing: 'Testing',
  vue: 'Vue',
} as const

export type AuthorSlug = keyof typeof authors
export type TagSlug = keyof typeof tags
