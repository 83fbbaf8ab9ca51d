/** A little of everything we publish, for handler tests. */
import type { Block } from '#shared/article.ts'
import type { Post, Publications } from '#shared/publishing.ts'

const words: Block[] = [
  {
    type: 'paragraph',
    children: ['See ', { type: 'doc', slug: 'b', hash: '#x', children: ['this'] }, '.'],
  },
  {
    type: 'component',
    path: 'marketing/sections/hero/big',
    dir: 'ltr',
    theme: null,
    primary: null,
    secondary: null,
    narrow: false,
    code: true,
  },
]
const doc = (slug: string) => ({
  slug,
  title: slug,
  description: `About ${slug}.`,
  section: 'Begin',
  headings: [],
  blocks: words,
})
const post = (slug: string, over: Partial<Post>): Post => ({
  slug,
  title: slug,
  description: `About ${slug}.`,
  date: '2026-11-20',
  updated: null,
  minutes: 4,
  tags: [],
  author: { name: 'A bench', about: 'Writes.' },
  related: [],
  headings: [],
  blocks: words,
  ...over,
})

export const publishedSample: Publications = {
  changelog: [{ version: '4.5.0', date: '2026-11-21', summary: 'New.', blocks: words }],
  sections: [{ title: 'Begin', pages: [] }],
  docs: ['a', 'b', 'c'].map(doc),
  posts: [
    post('newer', { title: 'Newer & better', tags: [{ slug: 'css', title: 'CSS' }], related: ['older'] }),
    post('older', { title: 'Older' }),
  ],
  legal: [
    {
      slug: 'license',
      title: 'Licence',
      description: 'Rights.',
      updated: '2026-11-21',
      binds: true,
      headings: [],
      blocks: [...words, { type: 'paragraph', children: ['Ask {{seller.name}}.'] }],
    },
  ],
  assistants: { skill: '# A skill\n', agents: '## Components\n' },
}
