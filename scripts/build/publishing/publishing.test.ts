import { expect, test } from 'vitest'
import { arrangeChangelog, readChangelogEntry } from './changelog.ts'
import { brokenLinks } from './doc-links.ts'
import { arrangeDocs, readDoc } from './docs.ts'
import { arrangePosts, readPost } from './posts.ts'

const highlight = (code: string) => code
const entry = (version: string, date: string) =>
  readChangelogEntry(`content/changelog/${version}.md`, `---\ndate: ${date}\nsummary: New.\n---\nWords.`, highlight)
const doc = (slug: string, { order = 1, section = 'Introduction', body = '' } = {}) =>
  readDoc(
    `content/docs/${slug}.md`,
    `---\ntitle: ${slug}\ndescription: About it.\nsection: ${section}\norder: ${order}\n---\n${body}`,
    highlight,
  )

test('versions are ordered by their numbers, newest first', () => {
  const versions = arrangeChangelog([
    entry('4.5.0', '2026-01-01'),
    entry('4.10.0', '2026-03-01'),
    entry('4.9.1', '2026-02-01'),
  ])
  expect(versions.map(({ version }) => version)).toEqual(['4.10.0', '4.9.1', '4.5.0'])
})

test('what came to a version later is an entry of its own, named by its day', () => {
  const entries = [entry('4.5.0', '2026-02-01'), entry('4.5.0+2026-02-03', '2026-02-03'), entry('4.4.0', '2026-01-01')]
  expect(arrangeChangelog(entries).map(({ version }) => version)).toEqual(['4.5.0+2026-02-03', '4.5.0', '4.4.0'])
  expect(arrangeChangelog.problems(entries, '4.5.0')).toEqual([])
  expect(() => entry('4.5.0+2026-02-03', '2026-02-04')).toThrow('Its day must be 2026-02-03')
})

test('the newest version is the current one, and dates follow the versions', () => {
  const entries = [entry('4.5.0', '2026-02-01'), entry('4.6.0', '2026-01-01')]
  expect(arrangeChangelog.problems(entries, '4.7.0')).toEqual([
    'content/changelog/4.6.0.md:1: The newest version must be 4.7.0, as package.json says.',
    'content/changelog/4.6.0.md:1: The version before it has a later date.',
  ])
  expect(arrangeChangelog.problems([entry('4.5.0', '2026-02-01')], '4.5.0')).toEqual([])
})

test('a version without a day or a number is refused', () => {
  expect(() => entry('4.5.0', 'soon')).toThrow('content/changelog/4.5.0.md:2: "date" must be a day')
  expect(() => entry('next', '2026-01-01')).toThrow('named after its version')
})

test('pages stand in the order of their sections and numbers', () => {
  const docs = [doc('c', { section: 'Using components' }), doc('b', { order: 2 }), doc('a')].map((page) => ({
    ...page,
    headings: [],
  }))
  const arranged = arrangeDocs(docs)
  expect(arranged.docs.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
  expect(arranged.sections.map(({ title, pages }) => [title, pages.length])).toEqual([
    ['Introduction', 2],
    ['Using components', 1],
  ])
})

test('links must lead somewhere, also from lists, tables and callouts', () => {
  const there = doc('there', { body: '## Here' })
  const from = doc('from', {
    body: [
      '[a](there.md) [b](there.md#here) [c](https://a.example) *[d](gone.md)*',
      '- [e](#nowhere)',
      '> [!tip] [f](there.md#gone)',
    ].join('\n\n'),
  })
  expect(brokenLinks([from], { docs: [there, from], posts: [] })).toEqual([
    'content/docs/from.md:7: There is no page gone.md in the documentation.',
    'content/docs/from.md:9: There is no #nowhere on this page.',
    'content/docs/from.md:11: There is no #gone in there.md.',
  ])
})

const post = (slug: string, { date = '2026-11-20', tags = 'css', author = 'proof', body = 'Words.' } = {}) =>
  readPost(
    `content/blog/${slug}.md`,
    `---\ntitle: ${slug}\ndescription: About it.\ndate: ${date}\nauthor: ${author}\ntags: ${tags}\n---\n${body}`,
    highlight,
  )

test('posts stand newest first, each with those nearest to it', () => {
  const posts = arrangePosts([
    post('old', { date: '2026-01-01', tags: 'css, vue' }),
    post('new', { tags: 'vue, css' }),
    post('other', { tags: 'rtl' }),
  ])
  expect(posts.map(({ slug }) => slug)).toEqual(['new', 'other', 'old'])
  expect(posts[0]).toMatchObject({ related: ['old', 'other'], minutes: 1, updated: null })
})

test.each([
  ['an unknown author', { author: 'nobody' }, 'content/blog/a.md:5: "author" must be one of'],
  ['an unknown tag', { tags: 'css, cats' }, 'content/blog/a.md:6: "tags" must be some of'],
  ['a day that is none', { date: 'today' }, 'content/blog/a.md:4: "date" must be a day'],
  ['a component that is none', { body: '\n```component\na/b/c/d\n```' }, 'a.md:9: There is no component "a/b/c/d".'],
  [
    'a dress that is none',
    { body: '```component primary=mud\napplication-ui/components/alerts/dismissible-alerts-in-four-tones\n```' },
    'a.md:8: "primary=mud" is nothing a component can be shown in.',
  ],
  [
    'code beside a colour of the text’s own',
    { body: '```component code primary=amber\napplication-ui/components/alerts/dismissible-alerts-in-four-tones\n```' },
    'a.md:8: Code is shown in the colours the reader chose',
  ],
])('%s is refused, with its line', (_what, over, message) => {
  expect(() => post('a', over)).toThrow(message)
})

test('a component stands in a text as it is to be shown', () => {
  const path = 'application-ui/components/alerts/dismissible-alerts-in-four-tones'
  const shown = (words: string) => post('a', { body: `\`\`\`component ${words}\n${path}\n\`\`\`` }).blocks
  expect(shown('rtl dark primary=amber narrow')).toEqual([
    {
      type: 'component',
      path,
      dir: 'rtl',
      theme: 'dark',
      primary: 'amber',
      secondary: null,
      narrow: true,
      code: false,
    },
  ])
  expect(shown('code')).toMatchObject([{ primary: null, code: true }])
})

test('reading takes as long as there are words and lines', () => {
  expect(post('a', { body: 'word '.repeat(660) }).minutes).toBe(3)
  expect(post('a', { body: `\`\`\`sh\n${'ls\n'.repeat(80)}\`\`\`` }).minutes).toBe(2)
})
