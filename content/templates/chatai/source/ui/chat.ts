/** The page of a conversation: joins the store, the session, the transcript, the files and the keys to its markup. */
import { createAnnouncer } from '../lib/announce.ts'
import { selectBrackets } from '../lib/brackets.ts'
import { stillWriting } from '../lib/chat.ts'
import { tabStorage } from '../lib/records-tab.ts'
import type { Store } from '../lib/store.ts'
import type { Answer, Part, Settings } from '../lib/types.ts'
import { hrefOf, hrefOfTurn, openApp } from './app.ts'
import { besideLast, nothingBeside, type Beside } from './beside.ts'
import { cleanCopy } from './clean-copy.ts'
import { draftKey, keepBeside, keptBeside } from './draft-files.ts'
import { createFiles, type QuestionFile } from './files-of-question.ts'
import { keepFocus } from './keep-focus.ts'
import { keepPlace } from './keep-place.ts'
import { listenToKeys } from './keys.ts'
import { lazyTranscript, type LazyTranscript } from './lazy-transcript.ts'
import { lightNotes } from './light-notes.ts'
import { notOnPaper, onPaper, type OnPaper } from './on-paper.ts'
import { provider } from './provider.ts'
import { addressEvent } from './recent.ts'
import { filesReady, sampleReady } from './room.ts'
import { createSession, type Session } from './session.ts'
import { offerShare } from './share.ts'
import { suggested } from './suggestions.ts'
import { takeFiles } from './take-files.ts'

export interface ChatView {
  phase: 'loading' | 'empty' | 'open' | 'missing'
  title: string
  isStreaming: boolean
  isShared: boolean
  isDropping: boolean
  paper: OnPaper
  quote: string
  said: string
  heard: string
  problem: string
  files: QuestionFile[]
  /** How many files there are to be asked. */
  ready: string
  suggestions: { text: string; href: string }[]
  beside: Beside
}

interface Open {
  session: Session
  transcript: LazyTranscript
  files: ReturnType<typeof createFiles>
  store: Store
  field: HTMLTextAreaElement
  change: (change: Partial<ChatView>) => void
  view: () => ChatView
  /** Draws the conversation, and fetches first what draws it. */
  draw: () => void
}

const fresh: ChatView = {
  phase: 'empty',
  title: 'New question',
  isStreaming: false,
  isShared: false,
  isDropping: false,
  paper: notOnPaper,
  quote: '',
  said: '',
  heard: '',
  problem: '',
  files: [],
  ready: sampleReady,
  suggestions: [],
  beside: nothingBeside,
}
const notAdded = 'A file was not added, so your question was not sent.'

/** The one that is on the page. */
let open: Open | undefined
/** What was sent before the store was open. */
let early = ''
/** The question that waits until files are read. */
let waiting = ''
let quoted: Extract<Part, { kind: 'quote' }> | undefined

/** Opens what the address asks for. Answers how to leave it. */
export function openChat(page: HTMLElement, listener: (view: ChatView) => void): () => void {
  const leaving = new AbortController()
  let view = fresh
  const change = (changed: Partial<ChatView>) => {
    view = { ...view, ...changed }
    if (!leaving.signal.aborted) listener(view)
  }
  if (new URLSearchParams(location.search).has('c')) change({ phase: 'loading' })
  delete document.documentElement.dataset.opens
  begin(page, leaving.signal, change, () => view).catch((cause) => notLoaded(cause, change))
  return () => {
    leaving.abort()
    open?.transcript.close()
    open?.session.close()
    open = undefined
    waiting = ''
  }
}

const incomplete = 'Part of this page did not load. Check your connection, then reload the page.'

function notLoaded(cause: unknown, change: Open['change']) {
  console.error(cause)
  change({ problem: incomplete })
}

/** Comes with a conversation, or with the first touch of the page: asking needs none of it. */
const drawing = () => import('./transcript.ts')

async function begin(
  page: HTMLElement,
  signal: AbortSignal,
  change: Open['change'],
  view: Open['view'],
): Promise<void> {
  const root = page.querySelector<HTMLElement>('[data-transcript]')
  const field = page.querySelector('textarea')
  if (!root || !field) throw new Error('The page of the chat lacks its transcript or its field.')

  // Whoever writes, or adds a file, before the store is open loses nothing: what was sent is asked then.
  let sendWith: Settings['sendWith'] = 'enter'
  listenToField(field, () => sendWith, signal)
  takeEarly(field)
  const reading = Promise.withResolvers<Open['files']>()
  const take = (chosen: File[]) =>
    open ? open.files.add(chosen) : void reading.promise.then((files) => files.add(chosen))
  takeFiles(page, { take, hover: (isDropping) => change({ isDropping }) }, signal)
  // What is not there by then is fetched again, and what is wrong with it said then.
  const fetchDrawing = () => void drawing().catch(() => {})
  if (/[?&][cq]=/.test(location.search)) fetchDrawing()
  for (const touch of ['pointerdown', 'keydown']) page.addEventListener(touch, fetchDrawing, { once: true, signal })
  const { store, problems } = await openApp()
  const settings = await store.settings()
  if (signal.aborted) return
  sendWith = settings.sendWith
  const announcer = () => createAnnouncer({ mode: settings.announce, say: (heard) => change({ heard }) })
  const session = createSession({ store, provider, settings: () => settings, announcer })
  const files = createFiles(store, () => {
    change({ files: files.list() })
    keepBeside(files.list())
  })
  const say = (said: string) => change({ said })
  const quote = (text: string, { id: messageId }: Answer) => {
    quoted = { kind: 'quote', text, messageId }
    change({ quote: text })
    field.focus()
  }
  const transcript = lazyTranscript(async (isAwaited) =>
    (await drawing()).mountTranscript(root, session, { say, quote }, isAwaited),
  )

  const look = () => {
    const { conversation, isStreaming } = session
    const turns = session.turns()
    if (!conversation || turns.length === 0) return
    const { id, title, sharedAt } = conversation
    document.title = `${title} · Postil`
    const paper = onPaper(conversation, turns)
    const said = !isStreaming && view().said === stillWriting ? '' : view().said
    change({ phase: 'open', title, isStreaming, isShared: sharedAt !== undefined, paper, said })
    // The address is the conversation's from its first question on, so that a reload finds it.
    if (new URLSearchParams(location.search).get('c') === id) return
    history.replaceState(history.state, '', hrefOf(id))
    document.dispatchEvent(new Event(addressEvent))
  }
  session.onChange((changed) => {
    if (changed === 'thread') look()
    if (changed === 'notice') say(session.notice)
  })
  change({ problem: problems.map(({ message }) => message).join(' ') })
  store.onProblem(({ message }) => change({ problem: message }))
  const count = async () => change({ ready: await filesReady(store) })
  const stop = store.onChange(({ table }) => table === 'attachments' && void count())
  signal.addEventListener('abort', stop)

  for (const file of await keptBeside(store)) files.addKept(file)
  reading.resolve(files)
  listenToKeys({ session, transcript, field }, signal)
  signal.addEventListener('abort', keepFocus(page))
  signal.addEventListener('abort', cleanCopy(root))
  signal.addEventListener('abort', lightNotes(root))
  const keep = (questionId: string) => {
    const { id } = session.conversation ?? {}
    if (id) history.replaceState(history.state, '', hrefOfTurn(id, questionId))
  }
  signal.addEventListener('abort', keepPlace(root, keep))
  const draw = () =>
    void transcript.load().then(
      () => view().problem === incomplete && change({ problem: '' }),
      (cause) => notLoaded(cause, change),
    )
  // What did not come is fetched again once it can.
  addEventListener('online', () => session.turns().length > 0 && draw(), { signal })
  await showAddressed({ session, transcript, files, store, field, change, view, draw })
}

async function showAddressed(here: Open) {
  const { session, transcript, field, change, store, files } = here
  const asked = new URLSearchParams(location.search)
  const id = asked.get('c')
  const prompt = asked.get('prompt')
  field.value ||= tabStorage()?.getItem(draftKey()) ?? ''
  const wanted = asked.get('file')
  const file = wanted && (await store.attachments()).find((one) => one.id === wanted)
  if (file) files.addKept(file)
  if (prompt) field.value = (await store.prompts()).find((one) => one.id === prompt)?.text ?? field.value
  if (id) {
    const messageId = asked.get('m') ?? undefined
    if (!(await session.open(id, messageId))) change({ phase: 'missing', title: 'Not found' })
    await transcript.load()
    const turns = session.turns()
    const found = turns.find(({ question, answer }) => [question.id, answer?.id].includes(messageId))
    // Whoever comes back goes on at the end.
    const shown = found ?? (turns.length > 1 ? turns.at(-1) : undefined)
    if (shown) requestAnimationFrame(() => transcript.bring(shown.question.id))
  } else {
    const suggestions = (await suggested(store)).map(({ text, asked: of }) => ({ text, href: of && hrefOf(of) }))
    change({ phase: 'empty', suggestions, ready: await filesReady(store) })
    void besideLast(store).then((beside) => change({ beside }))
    field.focus({ preventScroll: true })
    if (prompt) selectBrackets(field)
  }
  open = here
  const question = early || (id ? '' : (asked.get('q') ?? ''))
  // All files came after it was begun: one that was refused by now stops it as well.
  const isStopped = early !== '' && !files.isReading() && files.list().some(({ isBad }) => isBad)
  early = ''
  if (isStopped) change({ said: notAdded })
  else if (question) askQuestion(question)
}

function listenToField(field: HTMLTextAreaElement, sendWith: () => Settings['sendWith'], signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || event.shiftKey || event.altKey) return
    if (sendWith() === 'mod-enter' && !event.metaKey && !event.ctrlKey) return
    event.preventDefault()
    field.form?.requestSubmit()
  }
  field.addEventListener('keydown', onKey, { signal })
  field.addEventListener('input', () => tabStorage()?.setItem(draftKey(), field.value), { signal })
}

/** What was sent before there was anybody to hear it: the page's first script has kept it. */
function takeEarly(field: HTMLTextAreaElement) {
  const { dataset, form } = field
  dataset.alive = 'true'
  if (dataset.early) queueMicrotask(() => form?.requestSubmit())
  delete dataset.early
}

/** Asks, unless something is in the way; then it says what. Answers whether the field may be emptied. */
export function askQuestion(text: string): boolean {
  const question = text.trim()
  if (!open) {
    early = question
    return false
  }
  const { session, transcript, files, change, draw } = open
  if (question === '') {
    open.field.focus()
    return false
  }
  if (session.isStreaming) {
    change({ said: stillWriting })
    return false
  }
  if (files.isReading()) {
    if (waiting !== question) void askOnceRead(question, open)
    return false
  }
  const parts: Part[] = [...(quoted ? [quoted] : []), ...files.take(), { kind: 'text', text: question }]
  quoted = undefined
  tabStorage()?.removeItem(draftKey())
  change({ quote: '', said: '' })
  transcript.awaitTurn()
  draw()
  void session.ask(parts)
  open.field.value = ''
  return true
}

/** Asks when all files are read, unless one of them was refused, or the field was changed meanwhile. */
async function askOnceRead(question: string, { files, field, change }: Open) {
  const { value } = field
  waiting = question
  change({ said: 'A file is still being read. Your question follows.' })
  const isGood = await files.settled()
  if (waiting !== question) return
  waiting = ''
  change({ said: isGood ? '' : notAdded })
  if (isGood && field.value === value) askQuestion(question)
}

export function stopAnswer() {
  open?.session.stop()
  open?.field.focus()
}

export const removeFile = (id: string) => void open?.files.remove(id)

export function dropQuote() {
  quoted = undefined
  open?.change({ quote: '' })
  open?.field.focus()
}

/** Says what sharing shows, and shares when that is wanted. */
export function shareChat() {
  if (!open) return
  const { session } = open
  const { id, sharedAt } = session.conversation ?? {}
  if (id) offerShare({ isShared: sharedAt !== undefined, href: `shared?c=${id}`, share: (on) => session.share(on) })
}
