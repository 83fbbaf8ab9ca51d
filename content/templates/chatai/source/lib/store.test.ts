import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore } from './open-store.ts'
import { memoryRecords, type Records } from './records.ts'
import { openRecords } from './records-idb.ts'
import { checkRow, schemaVersion, upgrade, type Row } from './schema.ts'
import { createStore, settled, type Store } from './store.ts'
import { ImportError } from './transfer.ts'
import type { Answer, Conversation, Message } from './types.ts'

const time = (minute: number) => new Date(Date.UTC(2026, 2, 9, 10, minute)).toISOString()

const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  title: `About ${id}`,
  createdAt: time(0),
  updatedAt: time(0),
  pinned: false,
  chosen: {},
  ...more,
})

const message = (id: string, conversationId: string, text = 'Words'): Message => ({
  id,
  conversationId,
  parentId: null,
  createdAt: time(1),
  updatedAt: time(1),
  role: 'question',
  parts: [{ kind: 'text', text }],
})

let count = 0
let name = ''
const closing: { close: () => void }[] = []
beforeEach(() => (name = `test-${++count}`))
afterEach(() => closing.splice(0).forEach((open) => open.close()))

const kinds: [string, () => Promise<Records>][] = [
  ['memory', async () => memoryRecords()],
  ['IndexedDB', async () => (await openRecords({ name })).records],
]

describe.each(kinds)('over %s', (_, open) => {
  let records: Records
  let store: Store
  beforeEach(async () => {
    records = await open()
    store = createStore(records)
    closing.push(store)
  })

  test('conversations come pinned first, then newest, each with its own messages', async () => {
    await store.addConversation(conversation('a', { updatedAt: time(5) }))
    await store.addConversation(conversation('b', { pinned: true }))
    await store.addConversation(conversation('c', { updatedAt: time(9) }))
    await store.saveMessage(message('m1', 'a'))
    await store.saveMessage(message('m2', 'c'))
    expect((await store.conversations()).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect((await store.thread('a'))?.messages.map(({ id }) => id)).toEqual(['m1'])
    expect(await store.thread('none')).toBeUndefined()
  })

  test('a patch changes what it names, merges what is chosen, and takes sharing back with null', async () => {
    await store.addConversation(conversation('a', { chosen: { root: 'm1' } }))
    await Promise.all([
      store.patchConversation('a', { title: 'New' }),
      store.patchConversation('a', { pinned: true, sharedAt: time(3) }),
      store.patchConversation('a', { chosen: { m1: 'm2' } }),
    ])
    const wanted = conversation('a', { title: 'New', pinned: true, chosen: { root: 'm1', m1: 'm2' } })
    expect((await store.thread('a'))?.conversation).toEqual({ ...wanted, sharedAt: time(3) })
    expect(await store.patchConversation('a', { sharedAt: null })).toEqual(wanted)
    expect(await store.patchConversation('none', { title: 'x' })).toBeUndefined()
  })

  test('what is deleted can be restored whole', async () => {
    await store.addConversation(conversation('a'))
    await store.saveMessage(message('m1', 'a'))
    const deleted = await store.deleteConversation('a')
    expect(await store.thread('a')).toBeUndefined()
    expect(await records.messagesOf('a')).toEqual([])
    await store.restore(deleted!)
    expect(await store.thread('a')).toEqual(deleted)
  })

  test('settings begin with defaults and keep what is set', async () => {
    expect((await store.settings()).theme).toBe('system')
    expect(await store.patchSettings({ theme: 'dark' })).toMatchObject({ theme: 'dark', sendWith: 'enter' })
    expect(await store.settings()).toMatchObject({ theme: 'dark' })
  })

  test('a damaged record is told, set aside as it was, and leaves the others alone', async () => {
    await store.addConversation(conversation('a'))
    const broken = { ...conversation('b'), title: 7 }
    await records.write([{ table: 'conversations', row: broken as unknown as Row }])
    const told = vi.fn()
    store.onProblem(told)
    expect((await store.conversations()).map(({ id }) => id)).toEqual(['a'])
    expect(told).toHaveBeenCalledExactlyOnceWith({
      kind: 'damaged',
      message: expect.stringContaining('One record could not be read and was set aside. Nothing was deleted'),
    })
    await store.conversations()
    expect(told).toHaveBeenCalledTimes(1)
    expect(await store.setAside()).toMatchObject([{ id: 'b', table: 'conversations', row: broken }])
    expect((await store.setAside())[0]?.problem).toContain('conversations, title')
    expect((await store.dump()).aside).toHaveLength(1)
  })

  test('an export goes into an empty store and comes out the same', async () => {
    await store.addConversation(conversation('a'))
    await store.saveMessage(message('m1', 'a'))
    await store.patchSettings({ theme: 'light' })
    await store.savePrompt({ id: 'p', title: 'P', text: 'Words', updatedAt: time(0) })
    await store.addUsage({ id: 'u', at: time(0), model: 'm', inputTokens: 4, outputTokens: 5 })
    const file = await store.exportAll()
    const other = createStore(memoryRecords())
    const report = await other.importAll(JSON.stringify(file))
    expect(report).toMatchObject({ added: 5, updated: 0, unchanged: 0, leftOut: [] })
    expect((await other.exportAll()).data).toEqual(file.data)
    expect(await other.importAll(JSON.stringify(file))).toMatchObject({ added: 0, unchanged: 5 })
  })

  test('an import takes the newer of two, leaves out what is damaged with its place, and deletes nothing', async () => {
    await store.addConversation(conversation('a', { title: 'Mine', updatedAt: time(5) }))
    await store.addConversation(conversation('b', { title: 'Mine' }))
    const data = {
      conversations: [
        conversation('a', { title: 'Old' }),
        conversation('b', { title: 'Newer', updatedAt: time(6) }),
        { ...conversation('c'), pinned: 'yes' },
      ],
    }
    const report = await store.importAll(JSON.stringify({ app: 'postil', version: 1, data }))
    expect(report).toMatchObject({ added: 0, updated: 1, unchanged: 1 })
    expect(report.leftOut[0]).toMatch(/^Record 3 of conversations, pinned: /)
    expect((await store.conversations()).map(({ title }) => title)).toEqual(['Newer', 'Mine'])
  })

  test.each([
    ['{"app":', 'not JSON'],
    ['null', 'not exported by Postil'],
    ['{"app":"other","version":1,"data":{}}', 'not exported by Postil'],
    [`{"app":"postil","version":${schemaVersion + 1},"data":{}}`, 'newer version'],
  ])('the file %s is refused with a sentence', async (text, sentence) => {
    await expect(store.importAll(text)).rejects.toThrow(sentence)
    await expect(store.importAll(text)).rejects.toBeInstanceOf(ImportError)
  })

  test('search finds in titles and texts, marks, and lists the best first', async () => {
    await store.addConversation(conversation('a', { title: 'Vacation days' }))
    await store.addConversation(conversation('b', { title: 'Something else' }))
    await store.saveMessage(message('m', 'b', 'How many **vacation** days carry over?'))
    const hits = await store.search('VACÁTION day')
    expect(hits.map((hit) => hit.conversation.id)).toEqual(['a', 'b'])
    expect(hits[1]).toMatchObject({ messageId: 'm' })
    expect(hits[1]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['vacation', 'day'])
    expect(hits[0]?.title.map(({ text }) => text).join('')).toBe('Vacation days')
    expect(await store.search('vacation absent')).toEqual([])
    expect(await store.search(' .*( ')).toEqual([])
  })
})

test('two tabs write at once and nothing is lost; each hears of the other', async () => {
  const one = await openStore(name)
  const two = await openStore(name)
  closing.push(one.store, two.store)
  await one.store.addConversation(conversation('a'))
  const heard = vi.fn()
  two.store.onChange(heard)
  const writes = Array.from({ length: 40 }, (_, at) =>
    (at % 2 ? one : two).store.saveMessage(message(`m${at}`, 'a', `Number ${at}`)),
  )
  await Promise.all([
    ...writes,
    one.store.patchConversation('a', { title: 'T' }),
    two.store.patchConversation('a', { pinned: true }),
  ])
  const thread = await two.store.thread('a')
  expect(thread?.messages).toHaveLength(40)
  expect(thread?.conversation).toMatchObject({ title: 'T', pinned: true })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ table: 'messages', id: 'a', remote: true }))
})

test('a database of an older version is brought up, record by record', async () => {
  const old = (await openRecords({ name, version: 1 })).records
  await old.write([{ table: 'conversations', row: conversation('a') as unknown as Row }])
  old.close()
  const steps = {
    1: (table: string, row: Row) => (table === 'conversations' ? { ...row, title: `${row.title as string}!` } : row),
  }
  const { records } = await openRecords({ name, version: 2, steps })
  closing.push(records)
  expect(await records.get('conversations', 'a')).toMatchObject({ title: 'About a!' })
})

test('a migration that stumbles over a record leaves it as it was', () => {
  const steps = {
    1: () => {
      throw new TypeError('no')
    },
  }
  expect(upgrade('prompts', { id: 'x' }, 1, steps, 2)).toEqual({ id: 'x' })
  expect(checkRow('prompts', { id: 'x' })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('prompts, title'),
  })
})

test('a database of a newer version is told of, stays untouched, and can be downloaded', async () => {
  const newer = await openDB(name, 9, {
    upgrade: (database) => void database.createObjectStore('novel', { keyPath: 'id' }),
  })
  await newer.put('novel', { id: 'n', shape: 'unknown' })
  newer.close()
  const { store, problems, dumpNewer } = await openStore(name)
  closing.push(store)
  expect(problems).toEqual([{ kind: 'future', message: expect.stringContaining('newer version of Postil (format 9)') }])
  await store.addConversation(conversation('a'))
  expect(await dumpNewer?.()).toEqual({ novel: [{ id: 'n', shape: 'unknown' }] })
})

test('when another tab opens a newer version, this one is told to reload', async () => {
  const { store } = await openStore(name)
  const told = vi.fn()
  store.onProblem(told)
  const { records } = await openRecords({ name, version: 2 })
  closing.push(records, store)
  expect(told).toHaveBeenCalledWith({ kind: 'replaced', message: expect.stringContaining('Reload') })
})

test('without IndexedDB the app starts all the same and says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  vi.stubGlobal('sessionStorage', undefined)
  const { store, problems, lasts } = await openStore(name)
  closing.push(store)
  expect(lasts).toBe('page')
  expect(problems[0]).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('export what you need') })
  await store.addConversation(conversation('a'))
  expect(await store.conversations()).toHaveLength(1)
  vi.unstubAllGlobals()
})

test('an answer left streaming by another visit counts as stopped', () => {
  const answer = { status: 'streaming' } as Answer
  expect(settled(answer).status).toBe('stopped')
  expect(settled({ ...answer, status: 'complete' }).status).toBe('complete')
})
