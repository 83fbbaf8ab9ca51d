import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer, createFollower, createSpeech } from './announce.ts'
import { scriptedAnswers } from './scripted-answers.ts'
import { bearingsOf, sentenceCount, sentenceEnds } from './sentences.ts'
import { sourceOf } from './scripted.ts'
import type { Answer } from './types.ts'

const speak = (text: string, size = 3) => {
  const speech = createSpeech()
  const said: string[] = []
  for (let at = 0; at < text.length; at += size) said.push(...speech.push(text.slice(at, at + size)))
  return [...said, ...speech.end()]
}

test.each([
  ['One thing. Another one! A third', ['One thing.', 'Another one!', 'A third']],
  ['See p. 6 of it. Ms. Whitfield asks, e.g. today.', ['See p. 6 of it.', 'Ms. Whitfield asks, e.g. today.']],
  ['It is $142,000.[1] Two are **open**.[2][3]', ['It is $142,000.', 'Two are open.']],
  ['# A title\n\n- one\n- two\n', ['A title', 'one', 'two']],
  ['See [the rates](https://a.example) and `code`.', ['See the rates and code.']],
  ['Look:\n\n```py\na. B. C\n\nb\n```\nDone.', ['Look:', 'Code, 3 lines.', 'Done.']],
  ['```\na\n', ['Code, 1 line.']],
  ['| a | b |\n| - | - |\n| c | d |\n| e | f |\n\nSo.', ['Table, 2 rows, 2 columns.', 'So.']],
  ['***\n\n', []],
  ['So:\n\n| a | b |\n| - |', ['So:']],
  ['“a\\*.md” says: \\[1\\] is \\*\\*new\\*\\*.', ['“a.md” says: [1] is new.']],
])('%j is heard as %j', (text, wanted) => {
  expect(speak(text, 1)).toEqual(wanted)
  for (const size of [3, 8, 500]) expect(speak(text, size).join(' ')).toBe(wanted.join(' '))
})

test('every word of an answer is heard once, in order, however it is cut', () => {
  for (const { versions } of scriptedAnswers)
    for (const text of versions) {
      const whole = speak(text, 1).join(' ')
      for (const size of [2, 5, 11, 64]) expect(speak(text, size).join(' ')).toBe(whole)
      expect(whole).not.toMatch(/[|`]|\*\*|\[\d/)
    }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes while something is read is said together afterwards, and nothing twice', () => {
  const said: string[] = []
  const announcer = createAnnouncer({ say: (text) => said.push(text), gap: 1000 })
  announcer.push('One. T')
  announcer.push('wo. Three. F')
  expect(said).toEqual(['One.'])
  announcer.push('our.')
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['One.', 'Two. Three.'])
  announcer.complete(3)
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['One.', 'Two. Three.', 'Four. Answer complete, 3 sources.'])
})

test('all at the end, or nothing, where that is chosen; a stop says so', () => {
  const said: string[] = []
  const say = (text: string) => said.push(text)
  for (const mode of ['end', 'off'] as const) {
    const announcer = createAnnouncer({ say, mode })
    announcer.push('One. Two. ')
    announcer.complete(1)
  }
  expect(said).toEqual(['One. Two. Answer complete, 1 source.'])
  const stopped = createAnnouncer({ say })
  stopped.push('One')
  stopped.end('Stopped.')
  expect(said.at(-1)).toBe('One Stopped.')
})

test('an answer is followed from its first piece to its end; one that was complete before is not read', () => {
  const said: string[] = []
  const { follow } = createFollower({ say: (words) => said.push(words), gap: 0 })
  const base = { id: 'a', role: 'answer', sources: [], status: 'streaming' } as unknown as Answer
  const at = (words: string, more: Partial<Answer> = {}): Answer => ({
    ...base,
    parts: [{ kind: 'text', text: words }],
    ...more,
  })
  follow(at('Old.', { id: 'b', status: 'complete' }))
  follow(at(''))
  follow(at('One. Tw'))
  follow(at('One. Two.', { status: 'stopped' }))
  follow(at('One. Two.', { status: 'stopped' }))
  vi.advanceTimersByTime(10)
  expect(said).toEqual(['One.', 'Two. Answer stopped.'])
})

test('what fails is said as it stands on the page', () => {
  const said: string[] = []
  const { follow } = createFollower({ say: (words) => said.push(words), gap: 0 })
  const streaming = { id: 'a', role: 'answer', sources: [], status: 'streaming' } as unknown as Answer
  follow({ ...streaming, parts: [{ kind: 'text', text: 'One.' }] })
  const failure = { kind: 'unavailable', message: 'The service cannot be reached.' } as const
  follow({ ...streaming, status: 'failed', failure, parts: [{ kind: 'text', text: 'One.' }] })
  vi.advanceTimersByTime(10)
  expect(said).toEqual(['One. This is not the whole answer. The service cannot be reached.'])
})

test('sentences end where the next begins, not in figures, addresses, and abbreviations', () => {
  const text = 'It costs $2.50 at a.example. No. 4 is gone. “Yes.” He left at 4 p.m. on Monday. E'
  expect(sentenceEnds(text).map((end, at, all) => text.slice(all[at - 1] ?? 0, end).trim())).toEqual([
    'It costs $2.50 at a.example.',
    'No. 4 is gone.',
    '“Yes.”',
    'He left at 4 p.m. on Monday.',
  ])
})

test('each source bears the words between the end before and its number', () => {
  const { versions, passages } = scriptedAnswers[0]!
  const sources = passages.map(sourceOf)
  expect(bearingsOf(versions[0], sources).map(({ number, sentence }) => `${number} ${sentence}`)).toEqual([
    '1 The agreement sets aside five percent of the contract sum, $142,000.',
    '2 Asbestos under the stacks floor took $38,400',
    '3 and the window lintels took $21,750.',
    '4 A third, $17,900 for waterproofing the elevator pit, is pending.',
    '5 CO-3 is above $10,000, so it counts only once the council has approved it.',
  ])
  expect(bearingsOf('`a[1]`\n\n```\nb[1]\n```\n\nC.[9]', sources)).toEqual([])
  expect(sentenceCount(versions[0], sources)).toEqual({ sentences: 7, borne: 4 })
})
