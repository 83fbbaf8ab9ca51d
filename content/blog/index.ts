/** Who writes the blog, and what it is about. Posts name both by their keys. */

export const authors = {
  compiler: {
    name: 'Compiler team',
    about:
      'Writes the compiler that turns one source into React, Vue, Svelte and HTML, for both versions of Tailwind CSS.',
  },
  components: {
    name: 'Component team',
    about: 'Designs and writes the components, in light and dark, left to right and right to left.',
  },
  proof: {
    name: 'Testing team',
    about: 'Tests every component in a browser, and reports where the four flavours differ.',
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
