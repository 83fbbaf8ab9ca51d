/** The conversation of a page: `lib/chat.ts` over `lib/store.ts`, as states that Svelte draws. */
import { createAnnouncer } from '#lib/announce.ts'
import { createChat, newThread, stillWriting, type Chat, type ChatState } from '#lib/chat.ts'
import type { Provider } from '#lib/provider.ts'
import type { Store } from '#lib/store.ts'
import { reveal, shownPath, textOf } from '#lib/tree.ts'
import { defaultSettings, type Answer, type Part, type Thread } from '#lib/types.ts'
import { isoNow, newId, openApp } from './app.ts'
import { QuestionFiles } from './question-files.svelte.ts'
import { copyText, turnsOf, type Turn, type TurnActs } from './turns.ts'
import { markdownOf, nothingSelected, quotation } from './words.ts'

export type Phase = 'loading' | 'empty' | 'open' | 'missing'

const notAdded = 'A file was not added, so your question was not sent.'

export class Conversation implements TurnActs {
  phase = $state<Phase>('loading')
  id = $state('')
  title = $state('New question')
  updatedAt = $state('')
  turns = $state.raw<Turn[]>([])
  isStreaming = $state(false)
  sharedAt = $state<string>()
  /** The question that is being edited. */
  editing = $state('')
  quoted = $state.raw<Extract<Part, { kind: 'quote' }>>()
  /** Short, to the eye and to a screen reader. */
  said = $state('')
  /** The answer as a screen reader hears it. */
  heard = $state('')
  problem = $state('')
  settings = $state.raw(defaultSettings)
  files = new QuestionFiles()
  /** Set when the next turn that comes is to be shown. */
  awaitsTurn = false
  /** What is done with a question that has waited until files were read. */
  onread = (question: string): void => void this.ask(question)

  #provider: Provider
  #store: Store | undefined
  #chat: Chat | undefined
  #shape = ''
  /** From a question on, while its answer has not begun yet. */
  #isAsked = false
  #notice = ''
  #frame = 0
  #opening = 0
  /** What was sent before the store was open. */
  #early = ''
  /** What waits until files are read. */
  #waiting = ''
  #stops: (() => void)[] = []

  constructor(provider: Provider) {
    this.#provider = provider
  }

  /** Opens what is kept; with a message, the versions on the way to it are shown. Without an id, a new
      conversation. Answers the question that was sent before, when it is asked now. */
  async open(id?: string, messageId?: string): Promise<string> {
    const opening = ++this.#opening
    this.#waiting = ''
    if (this.#chat) this.#leave()
    const store = await this.#begin()
    const thread = id ? await store.thread(id) : undefined
    if (opening !== this.#opening) return ''
    // Where none of its messages could be read, there is nothing to show.
    if (thread && shownPath(thread).length > 0)
      this.#hold(messageId ? { ...thread, conversation: reveal(thread, messageId) } : thread)
    else {
      this.phase = id ? 'missing' : 'empty'
      this.title = id ? 'Not found' : 'New question'
    }
    const early = this.#early
    // All files came after it was begun: one that was refused by now stops it as well.
    if (early && !this.files.isReading && this.files.list.some(({ isBad }) => isBad)) {
      this.#early = ''
      this.said = notAdded
      return ''
    }
    return early && this.ask(early) ? early : ''
  }

  /** Asks, unless something is in the way; then it says what. Answers whether the field may be emptied. */
  ask(text: string): boolean {
    const question = text.trim()
    if (question === '') return false
    if (!this.#store || this.phase === 'loading') {
      this.#early = question
      return false
    }
    this.#early = ''
    if (this.isStreaming) {
      this.said = stillWriting
      return false
    }
    if (this.files.isReading) {
      if (this.#waiting !== question) void this.#askOnceRead(question)
      return false
    }
    const parts: Part[] = [
      ...(this.quoted ? [this.quoted] : []),
      ...this.files.take(),
      { kind: 'text', text: question },
    ]
    this.quoted = undefined
    this.said = ''
    this.awaitsTurn = true
    const chat = this.#chat ?? this.#hold(newThread(newId(), new Date()))
    void this.#asking(chat.send(parts))
    return true
  }

  beginEdit(questionId: string): void {
    this.editing = questionId
  }

  /** Asks the question that is being edited in other words; without any, leaves it as it is. */
  endEdit(text = ''): void {
    const { question } = this.turns.find((turn) => turn.question.id === this.editing) ?? {}
    if (question && text && text !== textOf(question) && this.isStreaming) {
      this.said = stillWriting
      return
    }
    this.editing = ''
    if (!question || !text || text === textOf(question)) return
    this.awaitsTurn = true
    void this.#asking(this.#chat?.edit(question.id, [{ kind: 'text', text }]))
  }

  regenerate({ answer }: Turn): void {
    if (answer) void this.#chat?.regenerate(answer.id)
  }

  switchVersion(messageId: string, step: 1 | -1): void {
    void this.#chat?.show(messageId, step)
  }

  async copy(answer: Answer): Promise<void> {
    this.said = await copyText(markdownOf(answer), 'Answer copied with its sources.')
  }

  /** Takes what is selected in the conversation along with the next question, or else the answer's first sentence. */
  quote(answer: Answer, selected = nothingSelected): void {
    this.quoted = { kind: 'quote', text: quotation(answer, selected), messageId: answer.id }
  }

  stop(): void {
    this.#chat?.stop()
  }

  /** Shares by a link, or takes the link back. */
  async share(isShared: boolean): Promise<void> {
    if (!this.#store || !this.id) return
    const at = isShared ? isoNow() : null
    this.sharedAt = (await this.#store.patchConversation(this.id, { sharedAt: at }))?.sharedAt
  }

  get sharedHref(): string {
    return `/shared?c=${encodeURIComponent(this.id)}`
  }

  close(): void {
    this.#opening += 1
    this.#waiting = ''
    this.#leave()
    for (const stop of this.#stops) stop()
    this.#stops = []
  }

  /** Unless one of the files is refused. */
  async #askOnceRead(question: string): Promise<void> {
    this.#waiting = question
    this.said = 'A file is still being read. Your question follows.'
    const isGood = await this.files.settled()
    if (this.#waiting !== question) return
    this.#waiting = ''
    this.said = isGood ? '' : notAdded
    if (isGood) this.onread(question)
  }

  async #begin(): Promise<Store> {
    const { store, problems } = await openApp()
    this.settings = await store.settings()
    if (!this.#store) {
      this.problem = problems.map(({ message }) => message).join(' ')
      this.#stops.push(
        store.onProblem(({ message }) => {
          this.problem = message
        }),
      )
    }
    this.#store = store
    return store
  }

  #hold(thread: Thread): Chat {
    if (!this.#store) throw new Error('The store is not open yet.')
    const store = this.#store
    const chat = createChat({
      thread,
      store,
      provider: this.#provider,
      settings: () => this.settings,
      attachments: () => store.attachments(),
      announcer: () =>
        createAnnouncer({
          mode: this.settings.announce,
          say: (heard) => {
            this.heard = heard
          },
        }),
    })
    this.#chat = chat
    this.sharedAt = thread.conversation.sharedAt
    chat.subscribe((state) => this.#look(state))
    if (thread.messages.length > 0) this.#look(chat.state())
    return chat
  }

  async #asking(asked: Promise<void> | undefined): Promise<void> {
    this.#isAsked = true
    try {
      await asked
    } finally {
      this.#isAsked = false
    }
  }

  /** Pieces of an answer are drawn once a frame, everything else at once. */
  #look(state: ChatState): void {
    const shape = shapeOf(state)
    if (shape === this.#shape) {
      this.#frame ||= requestAnimationFrame(() => this.#draw())
      return
    }
    this.#shape = shape
    this.#draw()
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    if (!this.#chat) return
    const { thread, path, streaming, notice = '' } = this.#chat.state()
    this.turns = turnsOf(path, this.turns)
    if (streaming) this.#isAsked = false
    this.isStreaming = this.#isAsked || streaming !== undefined
    if (notice !== this.#notice || (!this.isStreaming && this.said === stillWriting)) this.said = notice
    this.#notice = notice
    if (this.turns.length === 0) return
    this.id = thread.conversation.id
    this.title = thread.conversation.title
    this.updatedAt = thread.conversation.updatedAt
    this.phase = 'open'
  }

  #leave(): void {
    cancelAnimationFrame(this.#frame)
    this.#chat?.close()
    this.#chat = undefined
    this.#shape = ''
    this.#frame = 0
    this.#isAsked = false
    this.turns = []
    this.id = ''
    this.title = 'New question'
    this.phase = 'loading'
    this.isStreaming = false
    this.sharedAt = undefined
    this.editing = ''
    this.quoted = undefined
    this.said = ''
  }
}

/** What stands on the page, without the text of the answer that is being written. */
const shapeOf = ({ thread, path, streaming, notice }: ChatState): string =>
  [
    thread.conversation.title,
    streaming,
    notice,
    ...path.flatMap(({ message, version, versions }) => {
      return [message.id, version, versions, message.role === 'answer' ? message.status : '']
    }),
  ].join()
