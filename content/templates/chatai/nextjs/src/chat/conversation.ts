/** The conversation of the page, as React reads it: a view that changes, and what can be done. */
import { createAnnouncer } from '@/lib/announce'
import { stillWriting } from '@/lib/chat'
import type { Answer, Part, Settings } from '@/lib/types'
import { hrefOf, hrefOfTurn, openApp } from '@/ui/app'
import { besideLast, nothingBeside, type Beside } from '@/ui/beside'
import { keepBeside, keptBeside } from '@/ui/draft-files'
import { createFiles, type QuestionFile } from '@/ui/files-of-question'
import { notOnPaper, onPaper, type OnPaper } from '@/ui/on-paper'
import { provider } from '@/ui/provider'
import { filesReady, sampleReady } from '@/ui/room'
import { createSession, type Session, type Turn } from '@/ui/session'
import { offerShare } from '@/ui/share'
import { suggested, unasked, type Suggestion } from '@/ui/suggestions'
import { createView } from './view'

export interface ConversationView {
  phase: 'loading' | 'empty' | 'open' | 'missing'
  /** How often an address was opened: each has its own draft. */
  visits: number
  /** Whether the address names a conversation, and not the page that asks for a first question. */
  isNamed: boolean
  title: string
  turns: readonly Turn[]
  /** How many files there are to be asked. */
  ready: string
  suggestions: readonly Suggestion[]
  beside: Beside
  isStreaming: boolean
  isShared: boolean
  paper: OnPaper
  sendWith: Settings['sendWith']
  quote: string
  files: QuestionFile[]
  /** What the address puts into the field. */
  draft: string
  /** What is said below the transcript, and what a screen reader hears of the answer. */
  said: string
  heard: string
  problem: string
  /** The place of the turn that comes into view: one that was asked for, or that a search has found. */
  target: number
}

export type Conversation = ReturnType<typeof createConversation>

const fresh: ConversationView = {
  phase: 'loading',
  visits: 0,
  isNamed: false,
  title: 'New question',
  turns: [],
  ready: sampleReady,
  suggestions: unasked,
  beside: nothingBeside,
  isStreaming: false,
  isShared: false,
  paper: notOnPaper,
  sendWith: 'enter',
  quote: '',
  files: [],
  draft: '',
  said: '',
  heard: '',
  problem: '',
  target: -1,
}

const incomplete = 'Part of this page did not load. Check your connection, then reload the page.'

interface Open {
  session: Session
  files: ReturnType<typeof createFiles>
}

export function createConversation() {
  const view = createView(fresh)
  let leaving = new AbortController()
  let opening = Promise.withResolvers<Open>()
  let open: Open | undefined
  let quoted: Extract<Part, { kind: 'quote' }> | undefined
  /** What the address asked for last. */
  let visited: string | undefined
  /** What the address asks for since somebody left for a source. */
  let written: string | undefined
  /** The question that waits until files are read. */
  let waiting = ''

  function close() {
    leaving.abort()
    open?.session.close()
    // Who waits already waits for the next one.
    if (open) opening = Promise.withResolvers()
    open = undefined
    quoted = undefined
    waiting = ''
  }

  /** Opens what an address asks for: `c` a conversation, `m` a message in it, `prompt`, `file`, or a question. */
  function visit(query: string) {
    const asked = new URLSearchParams(query)
    // The address that this conversation has written itself.
    if (query === written && open) return
    if (asked.has('c') && asked.size === 1 && asked.get('c') === open?.session.conversation?.id) return
    close()
    leaving = new AbortController()
    view.change({ ...fresh, visits: view.get().visits + Number(query !== visited), isNamed: asked.has('c') })
    visited = query
    delete document.documentElement.dataset.opens
    void begin(asked, leaving.signal)
  }

  async function begin(asked: URLSearchParams, signal: AbortSignal) {
    const { store, problems } = await openApp()
    const settings = await store.settings()
    if (signal.aborted) return
    const change: typeof view.change = (changed) => signal.aborted || view.change(changed)
    const announcer = () => createAnnouncer({ mode: settings.announce, say: (heard) => change({ heard }) })
    const session = createSession({ store, provider, settings: () => settings, announcer })
    const files = createFiles(store, () => {
      change({ files: files.list() })
      keepBeside(files.list())
    })
    const look = () => {
      const { conversation, isStreaming } = session
      const turns = kept(view.get().turns, session.turns())
      if (!conversation || turns.length === 0) return
      const { id, title, sharedAt } = conversation
      const isShared = sharedAt !== undefined
      const said = !isStreaming && view.get().said === stillWriting ? '' : view.get().said
      change({ phase: 'open', title, turns, isStreaming, isShared, said, paper: onPaper(conversation, turns) })
      // The address is the conversation's from its first question on, so that a reload finds it.
      if (new URLSearchParams(location.search).get('c') !== id) history.replaceState(null, '', hrefOf(id))
    }
    // Pieces of an answer come faster than they can be drawn.
    let frame = 0
    const lookSoon = () => (frame ||= requestAnimationFrame(() => ((frame = 0), !signal.aborted && look())))
    session.onChange((changed) => {
      if (changed === 'notice') change({ said: session.notice })
      else if (changed === 'text') lookSoon()
      else look()
    })
    change({ sendWith: settings.sendWith, problem: problems.map(({ message }) => message).join(' ') })
    const stop = store.onProblem(({ message }) => change({ problem: message }))
    signal.addEventListener('abort', stop)
    const count = async () => change({ ready: await filesReady(store) })
    signal.addEventListener(
      'abort',
      store.onChange(({ table }) => table === 'attachments' && void count()),
    )

    for (const file of await keptBeside(store)) files.addKept(file)
    const wanted = asked.get('file')
    const file = wanted && (await store.attachments()).find((one) => one.id === wanted)
    if (file) files.addKept(file)
    const prompt = (await store.prompts()).find((one) => one.id === asked.get('prompt'))
    if (prompt) change({ draft: prompt.text })
    const id = asked.get('c')
    if (id) await show(session, id, asked.get('m') ?? undefined, change)
    else {
      change({ phase: 'empty', suggestions: await suggested(store), ready: await filesReady(store) })
      void besideLast(store).then((beside) => change({ beside }))
    }
    if (signal.aborted) return session.close()
    open = { session, files }
    opening.resolve(open)
    // The second is what the form sends by itself, before this page was ready.
    const question = id ? '' : (asked.get('q') ?? asked.get('question'))
    if (question) void ask(question)
  }

  async function show(session: Session, id: string, messageId: string | undefined, change: typeof view.change) {
    if (!(await session.open(id, messageId))) return change({ phase: 'missing', title: 'Not found' })
    const turns = session.turns()
    const found = turns.findIndex(({ question, answer }) => question.id === messageId || answer?.id === messageId)
    // Whoever comes back goes on at the end.
    change({ target: found < 0 && turns.length > 1 ? turns.length - 1 : found })
  }

  /**
   * Asks, unless something is in the way; then it says what. Files that are being read are waited for, as long as the
   * question is wanted. Answers whether the field may be emptied.
   */
  async function ask(text: string, isWanted = () => true): Promise<boolean> {
    const question = text.trim()
    if (question === '') return false
    // Whoever asks before the store is open loses nothing.
    const { session, files } = open ?? (await opening.promise)
    if (refuse()) return false
    if (files.isReading()) {
      if (waiting === question) return false
      waiting = question
      view.change({ said: 'A file is still being read. Your question follows.' })
      const isGood = await files.settled()
      if (waiting !== question) return false
      waiting = ''
      view.change({ said: isGood ? '' : 'A file was not added, so your question was not sent.' })
      return isGood && isWanted() && ask(question)
    }
    const parts: Part[] = [...(quoted ? [quoted] : []), ...files.take(), { kind: 'text', text: question }]
    quoted = undefined
    view.change({ quote: '', said: '', target: session.turns().length })
    void session.ask(parts)
    return true
  }

  /** Says why nothing can be asked now, where that is so. */
  function refuse(): boolean {
    const isStreaming = open?.session.isStreaming ?? false
    if (isStreaming) view.change({ said: stillWriting })
    return isStreaming
  }

  /** Says what sharing shows, and shares when that is wanted. */
  function share() {
    const session = open?.session
    const { id, sharedAt } = session?.conversation ?? {}
    if (!session || !id) return
    const href = `/shared?c=${encodeURIComponent(id)}`
    offerShare({ isShared: sharedAt !== undefined, href, share: (isShared) => session.share(isShared) })
  }

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text)
      view.change({ said: done })
    } catch {
      view.change({ said: 'Your browser blocked copying. Select the text and copy it yourself.' })
    }
  }

  return {
    view,
    visit,
    close,
    ask,
    refuse,
    share,
    copy,
    edit(questionId: string, text: string) {
      view.change({ target: -1 })
      void open?.session.edit(questionId, [{ kind: 'text', text }])
    },
    regenerate(questionId: string) {
      view.change({ target: -1 })
      void open?.session.regenerate(questionId)
    },
    switchVersion(messageId: string, step: 1 | -1) {
      view.change({ target: -1 })
      void open?.session.switchVersion(messageId, step)
    },
    stop: () => open?.session.stop(),
    /** The address names the turn of a question, for whoever comes back to it. */
    keepPlace(questionId: string) {
      const { id } = open?.session.conversation ?? {}
      if (!id) return
      const href = hrefOfTurn(id, questionId)
      written = new URL(href, location.href).searchParams.toString()
      history.replaceState(null, '', href)
    },
    /** What draws the answers did not come, or has come after all. */
    incomplete: () => view.change({ problem: incomplete }),
    complete() {
      if (view.get().problem === incomplete) view.change({ problem: '' })
    },
    quote(text: string, answer: Answer) {
      quoted = { kind: 'quote', text, messageId: answer.id }
      view.change({ quote: text })
    },
    dropQuote() {
      quoted = undefined
      view.change({ quote: '' })
    },
    addFiles: (files: File[]) =>
      open ? open.files.add(files) : void opening.promise.then((here) => here.files.add(files)),
    removeFile: (id: string) => void open?.files.remove(id),
  }
}

/** Turns that are as they were stay the same objects, and are not drawn again. */
function kept(before: readonly Turn[], turns: readonly Turn[]): readonly Turn[] {
  return turns.map((turn, index) => {
    const old = before[index]
    const isSame = old && (Object.keys(turn) as (keyof Turn)[]).every((key) => old[key] === turn[key])
    return isSame ? old : turn
  })
}
