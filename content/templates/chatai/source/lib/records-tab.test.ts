import { expect, test } from 'vitest'
import { tabRecords } from './records-tab.ts'

function storage(most = Infinity) {
  const kept = new Map<string, string>()
  const only: Pick<Storage, 'getItem' | 'setItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (text.length > most) throw new Error('QuotaExceededError')
      kept.set(key, text)
    },
  }
  return only as Storage
}

test('what one page of a tab writes, the next one finds', async () => {
  const tab = storage()
  const first = tabRecords(tab)
  expect(first.isNew).toBe(true)
  await first.records.write([{ table: 'prompts', row: { id: 'a', title: 'A' } }])
  await first.records.update('prompts', 'a', (row) => ({ ...(row as { id: string }), title: 'B' }))
  const next = tabRecords(tab)
  expect(next.isNew).toBe(false)
  expect(await next.records.get('prompts', 'a')).toEqual({ id: 'a', title: 'B' })
})

test('what is too much for a tab stays on the page', async () => {
  const { records } = tabRecords(storage(10))
  await records.write([{ table: 'prompts', row: { id: 'a' } }])
  expect(await records.get('prompts', 'a')).toEqual({ id: 'a' })
})

test('what is no dump is left aside', async () => {
  const tab = storage()
  tab.setItem('postil:records', '{')
  expect(await tabRecords(tab).records.all('prompts')).toEqual([])
})
