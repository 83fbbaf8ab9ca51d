import { expect, test } from 'vitest'
import { createAnnouncer } from '../lib/announce.ts'
import { newThread } from '../lib/chat.ts'
import type { Provider } from '../lib/provider.ts'
import { memoryRecords } from '../lib/records.ts'
import { createStore } from '../lib/store.ts'
import { defaultSettings } from '../lib/types.ts'
import { createSession } from './session.ts'

const provider: Provider = {
  async *answer() {
    yield { type: 'text', delta: 'Yes.' }
    yield { type: 'done', usage: { inputTokens: 1, outputTokens: 1 } }
  },
}

test('a conversation of which nothing can be read is not opened', async () => {
  const store = createStore(memoryRecords())
  await store.addConversation(newThread('c', new Date()).conversation)
  const announcer = () => createAnnouncer({ say: () => {} })
  const session = createSession({ store, provider, settings: () => defaultSettings, announcer })
  expect(await session.open('c')).toBe(false)
  expect(session.conversation).toBeUndefined()
})

test('a question is never drawn as if nothing were to come', async () => {
  const session = createSession({
    store: createStore(memoryRecords()),
    provider,
    settings: () => defaultSettings,
    announcer: () => createAnnouncer({ say: () => {} }),
  })
  const drawn: [status: string | undefined, isStreaming: boolean][] = []
  session.onChange(() => drawn.push([session.turns().at(-1)?.answer?.status, session.isStreaming]))
  await session.ask([{ kind: 'text', text: 'Is it so?' }])
  expect(drawn.at(0)).toEqual([undefined, true])
  expect(drawn.at(-1)).toEqual(['complete', false])

  drawn.length = 0
  const [turn] = session.turns()
  await session.edit(turn?.question.id ?? '', [{ kind: 'text', text: 'Is it really so?' }])
  expect(drawn.at(0)).toEqual([undefined, true])
  expect(drawn.at(-1)).toEqual(['complete', false])
})
