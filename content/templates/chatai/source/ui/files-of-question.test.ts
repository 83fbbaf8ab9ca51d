import { expect, test, vi } from 'vitest'
import { memoryRecords } from '../lib/records.ts'
import { createStore } from '../lib/store.ts'
import { createFiles } from './files-of-question.ts'

const file = (name: string, content: BlobPart = 'words') => new File([content], name)

function begin() {
  const store = createStore(memoryRecords())
  return { store, files: createFiles(store, () => {}) }
}

test('a file is being read from the moment it is added, until it is kept', async () => {
  const { store, files } = begin()
  files.add([file('a.txt')])
  expect(files.isReading()).toBe(true)
  expect(await files.settled()).toBe(true)
  expect(files.isReading()).toBe(false)
  expect(files.take()).toMatchObject([{ kind: 'attachment', name: 'a.txt' }])
  expect(await store.attachments()).toHaveLength(1)
})

test('the same file twice in quick succession is one file', async () => {
  const { store, files } = begin()
  files.add([file('a.pdf')])
  files.add([file('a.pdf')])
  expect(await files.settled()).toBe(false)
  expect(files.list().map(({ state }) => state)).toEqual(['5 bytes', 'This file is already here.'])
  expect(await store.attachments()).toHaveLength(1)
})

test('other files of one name in quick succession each have a name of their own', async () => {
  const { store, files } = begin()
  files.add([file('a.txt', 'one')])
  files.add([file('a.txt', 'two')])
  expect(await files.settled()).toBe(true)
  expect(files.list().map(({ name }) => name)).toEqual(['a.txt', 'a (2).txt'])
  expect((await store.attachments()).map(({ name }) => name).toSorted()).toEqual(['a (2).txt', 'a.txt'])
})

test('whoever waits hears of those that are refused meanwhile, not of those before', async () => {
  const { files } = begin()
  files.add([file('a.exe')])
  expect(await files.settled()).toBe(false)
  files.add([file('b.txt')])
  expect(await files.settled()).toBe(true)
  files.add([file('c.txt', new Uint8Array([0xe9]))])
  expect(await files.settled()).toBe(false)
})

test('a file that is removed is no longer waited for', async () => {
  const { store, files } = begin()
  vi.spyOn(store, 'saveAttachment').mockReturnValue(new Promise(() => {}))
  files.add([file('a.txt')])
  const settled = files.settled()
  await vi.waitFor(() => expect(files.list()).toHaveLength(1))
  await files.remove(files.list()[0]?.id ?? '')
  expect(await settled).toBe(true)
})
