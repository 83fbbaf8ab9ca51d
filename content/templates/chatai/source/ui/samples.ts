/** What a first visit finds: conversations about the sample files, and prompts. Delete this file, and the import of it in app.ts, to begin empty. */
import { replyTo } from '../lib/scripted.ts'
import type { Store } from '../lib/store.ts'
import type { Answer, Message, Prompt, Question, Source, Thread } from '../lib/types.ts'

interface Sample {
  id: string
  at: string
  asks: string[]
  pinned?: boolean
  /** Where it was renamed. */
  title?: string
}

const conversations: Sample[] = [
  { id: 'sample-earn', at: '2026-07-16T15:41:00.000Z', asks: ['What does a librarian in Maine earn?'] },
  { id: 'sample-visits', at: '2026-07-16T15:20:00.000Z', asks: ['Add up visits by season'] },
  {
    id: 'sample-meeting',
    at: '2026-09-09T19:05:00.000Z',
    asks: ['Summarize the last site meeting as a list: dates, amounts, and who is responsible.'],
    title: 'The last site meeting',
  },
  { id: 'sample-pit', at: '2026-09-10T13:05:00.000Z', asks: ['Why is there water in the elevator pit?'] },
  {
    id: 'sample-groundwater',
    at: '2026-09-11T14:40:00.000Z',
    asks: ['Do any two of my files say different things about groundwater? Quote both.'],
    title: 'Groundwater, two readings',
  },
  {
    id: 'sample-patrons',
    at: '2026-09-14T15:25:00.000Z',
    asks: ['What can we tell patrons about the reading room today, and what has to wait?'],
    title: 'What patrons can be told',
  },
  { id: 'sample-late', at: '2026-09-18T18:30:00.000Z', asks: ['What does it cost Brandt to be two weeks late?'] },
  {
    id: 'sample-reading-room',
    at: '2026-09-22T14:12:00.000Z',
    asks: ['When does the reading room reopen?', 'What is specified for the windows?'],
  },
  {
    id: 'sample-council',
    at: '2026-09-23T17:50:00.000Z',
    asks: [
      'Write one paragraph for the Town Council about CO-3: what we are asking for, what it costs, and what is left. No more than 90 words.',
    ],
    title: 'CO-3, a paragraph for the council',
  },
  {
    id: 'sample-contingency',
    at: '2026-09-24T13:02:00.000Z',
    asks: ['What is left in the contingency?', 'What does the council still have to approve?'],
    pinned: true,
    title: 'Contingency, Alder Street Library',
  },
]

const prompts: Pick<Prompt, 'id' | 'title' | 'text'>[] = [
  {
    id: 'sample-prompt-week',
    title: 'The last meeting in a list',
    text: 'Summarize the last site meeting as a list: dates, amounts, and who is responsible.',
  },
  {
    id: 'sample-prompt-council',
    title: 'One paragraph for the council',
    text: 'Write one paragraph for the Town Council about [subject]: what we are asking for, what it costs, and what is left. No more than 90 words.',
  },
  {
    id: 'sample-prompt-conflict',
    title: 'Where two files disagree',
    text: 'Do any two of my files say different things about [subject]? Quote both.',
  },
  {
    id: 'sample-prompt-patrons',
    title: 'What we can tell patrons',
    text: 'What can we tell patrons about [subject] today, and what has to wait?',
  },
  {
    id: 'sample-prompt-check',
    title: 'Check an invoice',
    text: 'Check the attached invoice against the agreement and the change order log, line by line, in a table.',
  },
]

/** The conversation that the page of shared ones shows where the address names none. */
export const sharedSample = 'sample-contingency'

export async function addSamples(store: Store): Promise<void> {
  const kept = prompts.map((prompt) => store.savePrompt({ ...prompt, updatedAt: '2026-09-01T12:00:00.000Z' }))
  for (const { id } of conversations) {
    const thread = sampleThread(id)
    if (thread) kept.push(store.restore(thread))
    // Whoever types meanwhile is not kept waiting.
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all(kept)
}

export function sampleThread(id: string): Thread | undefined {
  const sample = conversations.find((one) => one.id === id)
  if (!sample) return undefined
  const { at, asks, pinned = false, title = asks[0] ?? '' } = sample
  const updatedAt = later(at, asks.length * 3)
  const conversation = { id, title, createdAt: at, updatedAt, pinned, chosen: {} }
  const messages = asks.flatMap((text, index): Message[] => {
    const time = later(at, index * 3)
    const base = { conversationId: id, createdAt: time, updatedAt: time }
    const parentId = index === 0 ? null : `${id}-a${index - 1}`
    const question: Question = {
      ...base,
      id: `${id}-q${index}`,
      role: 'question',
      parentId,
      parts: [{ kind: 'text', text }],
    }
    return [
      question,
      { ...base, ...answered(asks.slice(0, index + 1), at.slice(0, 10)), id: `${id}-a${index}`, parentId: question.id },
    ]
  })
  return { conversation, messages }
}

/** What the stand-in says, all at once. */
function answered(asks: string[], on: string): Pick<Answer, 'role' | 'status' | 'model' | 'sources' | 'parts'> {
  const { pieces } = replyTo(
    asks.map((content) => ({ role: 'user', content })),
    0,
    on,
  )
  const text = pieces.map((piece) => piece.text ?? '').join('')
  const sources = pieces.flatMap((piece): Source[] => (piece.source ? [piece.source] : []))
  return { role: 'answer', status: 'complete', model: 'postil-standard', sources, parts: [{ kind: 'text', text }] }
}

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
