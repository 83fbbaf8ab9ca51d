import { expect, test, vi } from 'vitest'
import { memoryRecords } from '../lib/records.ts'
import { createStore } from '../lib/store.ts'
import { besideLast } from './beside.ts'
import { readFiles } from './file-rows.ts'
import { keptIn } from './kept.ts'
import { cancelPlan, choosePlan } from './plan.ts'
import { promptRows } from './prompt-rows.ts'
import { addSamples } from './samples.ts'
import { usageHere } from './usage-here.ts'

async function sampleStore() {
  const store = createStore(memoryRecords())
  await addSamples(store)
  return store
}

test('usage counts what the history holds', async () => {
  const store = await sampleStore()
  const { here, elsewhere, files, storage, borne, borneOf } = await usageHere(store)
  expect(here).toBe('History has 12 answered questions in 10 conversations. Of these questions, 10 are from September.')
  expect(elsewhere).toMatch(/^You asked the other 402 of the 412 /)
  expect([files, storage]).toEqual(['7', '35.5 MB'])
  expect([borne, borneOf]).toEqual(['31 sentences with a source', 'of 60 in 12 answers'])
  await store.deleteConversation('sample-contingency')
  const after = await usageHere(store)
  expect(after.here).toBe(
    'History has 10 answered questions in 9 conversations. Of these questions, 8 are from September.',
  )
  expect(after.elsewhere).toMatch(/^You asked the other 404 of the 412 /)
})

test('usage says when a plan that was canceled ends, until one is chosen', async () => {
  const store = await sampleStore()
  cancelPlan(true)
  expect((await usageHere(store)).when).toBe('September 1 to 24, on Solo. Solo ends on September 30.')
  choosePlan('Team')
  expect((await usageHere(store)).when).toBe('September 1 to 24, on Team. Questions reset on October 1.')
  choosePlan('Solo')
})

test('settings count what is kept here and what is on the servers', async () => {
  const { kept, files } = await keptIn(await sampleStore(), 'in this browser')
  expect(kept).toBe('10 conversations and 5 prompts in this browser.')
  expect(files).toBe('Your 7 files are on our servers.')
})

test('every sample file lies open at pages that answers quote', async () => {
  const store = await sampleStore()
  for (const { name, cited, pages } of (await readFiles(store)).rows) {
    expect(cited, name).toMatch(/^Quoted in (1 answer|\d+ answers, last in)$/)
    for (const { answers } of pages) expect(answers.length, name).toBeGreaterThan(0)
  }
  for (const { id } of await store.conversations()) await store.deleteConversation(id)
  for (const { cited, pages } of (await readFiles(store)).rows) expect([cited, pages]).toEqual(['Not quoted yet', []])
})

test('a prompt shows its last answer, and one that was not used shows none', async () => {
  const rows = await promptRows(await sampleStore())
  expect(rows.filter(({ used }) => used === '').map(({ title }) => title)).toEqual(['Check an invoice'])
  for (const { used, files, title } of rows) if (used) expect(files.length, title).toBeGreaterThan(0)
})

test('before a question the margin has the notes of the last answer', async () => {
  const store = await sampleStore()
  const { question, notes } = await besideLast(store)
  expect(question).toBe('What does the council still have to approve?')
  expect(notes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  for (const { id } of await store.conversations()) await store.deleteConversation(id)
  expect((await besideLast(store)).question).toBe('')
})

test('the plan lasts as long as its tab', async () => {
  const kept = new Map<string, string>()
  const getItem = (key: string) => kept.get(key) ?? null
  vi.stubGlobal('sessionStorage', { getItem, setItem: (key: string, value: string) => kept.set(key, value) })
  const open = async () => {
    vi.resetModules()
    return import('./plan.ts')
  }
  expect((await open()).planNow()).toMatchObject({ name: 'Solo', isCanceled: false })
  const { cancelPlan: cancel, choosePlan: choose } = await open()
  choose('Team')
  cancel(true)
  expect((await open()).planNow()).toMatchObject({ name: 'Team', isCanceled: true })
  vi.unstubAllGlobals()
})
