/** Prose is spelled the British way and typed with care, wherever people read it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { americanIn } from './american.ts'
import { proseOfCode, proseOfMarkdown } from './prose.ts'

/** Words that were typed wrong once. */
const slips = [
  /\b(teh|recieve|seperate|occured|accross|wich|definately|accomodate|adress|untill|begining|publically)\b/i,
  /\b(the the|a a|of of|to to|and and|is is|in in|that that it)\b/i,
  / {2,}\S|\s[,;.!?](\s|$)/,
]
const slipsIn = (prose: string) => slips.flatMap((slip) => slip.exec(prose)?.[0] ?? [])

const inRooms = (rooms: string[], ending: RegExp) =>
  rooms.flatMap((room) => filesBelow(room)).filter((file) => ending.test(file))

const texts = inRooms(
  ['content/docs', 'content/blog', 'content/about', 'content/legal', 'content/changelog', 'content/assistants'],
  /\.md$/,
)
const papers = inRooms(
  ['README.md', 'THIRD-PARTY.md', 'docs', 'compiler', 'content/components', 'content/media', 'shared', 'verify'],
  /\.md$/,
)

test.each(texts)('%s is typed with care', (file) => {
  expect(slipsIn(proseOfMarkdown(readFileSync(file, 'utf8')))).toEqual([])
})
/** Companies of our samples, which are American. */
const companies = /\bBright Harbor Credit Union\b/g
test.each([...texts, ...papers])('%s is spelled the British way', (file) => {
  expect(americanIn(proseOfMarkdown(readFileSync(file, 'utf8').replace(companies, '')))).toEqual([])
})

/** A field of HTTP, which has no other spelling. */
const field = /\bAuthorization\b/g

/** Names that others gave: a type of schema.org, a family of Tailwind's. */
const names = new Map([
  ['server/page/structured-data.ts', /^Organization$/],
  ['compiler/tailwind-v3/colours.ts', /^Use gray, /],
  ['server/mcp/profile.ts', / such as teal or gray, /],
])

test('what pages, mails, errors and commands say is spelled the British way', () => {
  const rooms = [
    'client',
    'server',
    'shared',
    'compiler',
    'scripts',
    'toolchain',
    'verify',
    'content/blog',
    'content/tools',
  ]
  const files = inRooms([...rooms, 'content/components/catalog.ts', 'content/samples'], /\.tsx?$/)
  const found = files
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      proseOfCode(file, readFileSync(file, 'utf8'))
        .filter(({ text }) => !names.get(file)?.test(text))
        .flatMap(({ at, text }) =>
          americanIn(text.replace(field, '')).map((slip) => `${file}, character ${at}: ${slip}`),
        ),
    )
  expect(found).toEqual([])
})

test('spellings are told apart from code that looks alike', () => {
  expect(americanIn('Choose a color, or the center of the canceled dialog.')).toEqual([
    'color: colour',
    'center: centre',
    'canceled: cancelled',
  ])
  expect(americanIn('Organized by size, normalization seized a prize.')).toEqual([
    'Organized: Organised',
    'normalization: normalisation',
  ])
  expect(
    americanIn('items-center text-gray-500 color: red; licensed to you, in _ as CSS Color 4 says, LICENSE'),
  ).toEqual([])
  expect(proseOfMarkdown('The `color` of [it](colors.md#gray)\n\n```css\ncolor: red;\n```\n')).not.toMatch(/color|gray/)
  const code = `import x from 'Color'; const a = <p className="Gray" title="Color of text">Colored {clsx('Gray')}</p>`
  expect(proseOfCode('a.tsx', code).map(({ text }) => text.trim())).toEqual(['Color of text', 'Colored'])
})
