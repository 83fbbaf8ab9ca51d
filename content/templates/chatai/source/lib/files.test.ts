import { expect, test } from 'vitest'
import { accepted, FileRefusal, inBytes, kindOf, numbered, readAttachment, sortFiles } from './files.ts'

const file = (name: string, content: BlobPart = 'words') => new File([content], name)
const sized = (name: string, size: number) => Object.defineProperty(file(name), 'size', { value: size })
const options = { id: 'a', now: '2026-09-24T12:00:00.000Z' }

test.each([
  [[file('a.pdf'), file('b.CSV'), file('c.md')], 3, []],
  [[file('a.exe')], 0, ['Postil cannot read this type. Add a PDF, Word, Excel, CSV, Markdown, or plain text file.']],
  [[file('noend')], 0, ['Postil cannot read this type. Add a PDF, Word, Excel, CSV, Markdown, or plain text file.']],
  [[file('a.txt', '')], 0, ['This file is empty.']],
  [[sized('a.pdf', 25_300_000)], 0, ['This file is 25.3 MB. A file can be up to 25 MB.']],
  [[file('a.txt'), file('a.txt')], 1, ['This file is already here.']],
  [
    Array.from({ length: 11 }, (_, at) => file(`${at}.txt`)),
    10,
    ['You have 10 files, the most your plan allows. Delete one to add this one.'],
  ],
])('files are taken or refused with a sentence (%#)', async (files, taken, refused) => {
  const sorted = await sortFiles(files)
  expect(sorted.taken).toHaveLength(taken)
  expect(sorted.refused.map(({ message }) => message)).toEqual(refused)
})

test('what is there counts, by number and by space', async () => {
  const there = Array.from({ length: 9 }, (_, at) => ({ name: `${at}.pdf`, size: 25_000_000 }))
  expect((await sortFiles([sized('x.pdf', 25_000_000)], there)).taken).toHaveLength(1)
  const { refused } = await sortFiles([sized('x.pdf', 20_000_000)], there, { oneFile: 25e6, space: 240e6, files: 50 })
  expect(refused[0]?.message).toBe('This file does not fit. Your plan has room for 240 MB.')
})

test.each([
  [['notes.txt'], ['notes (2).txt']],
  [['notes.txt', 'notes (2).txt'], ['notes (3).txt']],
  [['Notes.txt', 'notes.md'], ['notes.txt']],
])('a file of a name that is taken is kept under a name of its own (%#)', async (there, taken) => {
  const known = there.map((name) => ({ name, size: 5, text: 'other' }))
  const sorted = await sortFiles([file('notes.txt', 'bytes')], known)
  expect(sorted.taken.map(({ name }) => name)).toEqual(taken)
  expect(await sorted.taken[0]?.text()).toBe('bytes')
})

test('several of one name in one drop each get their own, but one file is there once', async () => {
  const there = [{ name: 'a.b.csv', size: 1_000 }]
  const drop = ['one', 'two', 'three', 'two'].map((text) => file('a.b.csv', text))
  const { taken, refused } = await sortFiles(drop, there)
  expect(taken.map(({ name }) => name)).toEqual(['a.b (2).csv', 'a.b (3).csv', 'a.b (4).csv'])
  expect(refused).toEqual([{ name: 'a.b.csv', message: 'This file is already here.' }])
  expect((await sortFiles([file('a.b.csv', 'two')], [...there, ...taken])).taken).toEqual([])
})

test('names are numbered before their ending', () => {
  expect(['notes.txt', 'a.b.csv', 'notes', '.txt'].map((name) => numbered(name, 2))).toEqual([
    'notes (2).txt',
    'a.b (2).csv',
    'notes (2)',
    '(2).txt',
  ])
})

test('text is read with its progress, a mark at its beginning left out', async () => {
  const progress: number[] = []
  const attachment = await readAttachment(file('a.csv', '\uFEFFmonth,visits\n'), {
    ...options,
    onProgress: (share) => progress.push(share),
  })
  expect(attachment).toMatchObject({ id: 'a', name: 'a.csv', type: 'text/csv', text: 'month,visits\n' })
  expect(progress[0]).toBe(0)
  expect(progress.at(-1)).toBe(1)
})

test('of other kinds no text is read', async () => {
  expect(await readAttachment(file('a.pdf', '%PDF'), options)).not.toHaveProperty('text')
})

test('what is no text is refused, also where its name says so', async () => {
  const latin = readAttachment(file('a.txt', new Uint8Array([0x63, 0xe9, 0x21])), options)
  await expect(latin).rejects.toThrow('This file is not text in UTF-8. Save it in that encoding, then add it again.')
  const binary = readAttachment(file('a.md', new Uint8Array([65, 0, 66])), options)
  await expect(binary).rejects.toThrow('This is not a text file, whatever its name says.')
  await expect(binary).rejects.toBeInstanceOf(FileRefusal)
})

test('reading can be canceled', async () => {
  const abort = new AbortController()
  abort.abort()
  await expect(readAttachment(file('a.txt'), { ...options, signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('sizes and kinds are named', () => {
  expect([512, 4_096, 100_000, 6_200_000, 35_700_000, 10e9].map(inBytes)).toEqual([
    '512 bytes',
    '4 KB',
    '100 KB',
    '6.2 MB',
    '35.7 MB',
    '10 GB',
  ])
  expect(kindOf('Schedule, revision 6.pdf')).toBe('PDF')
  expect(accepted).toBe('.txt,.md,.csv,.pdf,.docx,.xlsx')
})
