/** The one place the app keeps things in. It works the same over memory and over IndexedDB. */
import { latestFirst } from './dates.ts'
import { importInto, exportFile, type ExportFile, type ImportReport } from './transfer.ts'
import type { RawDump, Records, SetAside, Write } from './records.ts'
import { checkRow, type Row, type Table, type Tables } from './schema.ts'
import { search, type Hit } from './search.ts'
import { defaultSettings } from './types.ts'
import type { Answer, Attachment, Conversation, Message, Prompt, Settings, Thread, UsageRecord } from './types.ts'

/** Something changed, here or in another tab: read it again. `id` is the conversation for messages. */
export interface Change {
  table: Table
  id: string
  /** Whether another tab made it. */
  remote: boolean
}

/** What went wrong with what is kept, for the person it belongs to. */
export interface Problem {
  kind: 'damaged' | 'future' | 'unavailable' | 'replaced'
  message: string
}

export type ConversationPatch = Partial<Omit<Conversation, 'id' | 'sharedAt'>> & { sharedAt?: string | null }

export interface Store {
  /** Pinned ones first, then the newest. */
  conversations(): Promise<Conversation[]>
  thread(id: string): Promise<Thread | undefined>
  addConversation(conversation: Conversation): Promise<void>
  /** Changes what is named and nothing else, even while another tab changes the rest; `chosen` is merged by key. */
  patchConversation(id: string, patch: ConversationPatch): Promise<Conversation | undefined>
  saveMessage(message: Message): Promise<void>
  /** Answers what was deleted, for `restore`. */
  deleteConversation(id: string): Promise<Thread | undefined>
  restore(thread: Thread): Promise<void>
  search(query: string): Promise<Hit[]>

  settings(): Promise<Settings>
  patchSettings(patch: Partial<Settings>): Promise<Settings>
  prompts(): Promise<Prompt[]>
  savePrompt(prompt: Prompt): Promise<void>
  deletePrompt(id: string): Promise<void>
  attachments(): Promise<Attachment[]>
  saveAttachment(attachment: Attachment): Promise<void>
  deleteAttachment(id: string): Promise<void>
  usage(): Promise<UsageRecord[]>
  addUsage(record: UsageRecord): Promise<void>

  exportAll(): Promise<ExportFile>
  importAll(text: string): Promise<ImportReport>
  /** Records that could not be read, as they were. */
  setAside(): Promise<SetAside[]>
  /** Everything as it lies there, sound or not. */
  dump(): Promise<RawDump>

  onChange(listener: (change: Change) => void): () => void
  /** Also tells what went wrong before. */
  onProblem(listener: (problem: Problem) => void): () => void
  close(): void
}

/** What tabs tell each other through: a BroadcastChannel, or nothing. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>

export const damagedMessage = (count: number) =>
  `${count === 1 ? 'One record' : `${count} records`} could not be read and ${count === 1 ? 'was' : 'were'} set aside. Nothing was deleted: you can download ${count === 1 ? 'it' : 'them'} in Settings.`

/** A store over the given records. */
export function createStore(records: Records, { channel, now = () => new Date() }: Options = {}): Store {
  const changes = new Set<(change: Change) => void>()
  const problems = new Set<(problem: Problem) => void>()
  let lastProblem: Problem | undefined
  const tell = (table: Table, id: string) => {
    changes.forEach((listener) => listener({ table, id, remote: false }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves this origin
    channel?.postMessage({ table, id })
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<{ table: Table; id: string }>) =>
    changes.forEach((listener) => listener({ table: data.table, id: data.id, remote: true })),
  )

  /** The sound rows; the others are set aside, and that is said once. */
  async function sound<T extends Table>(table: T, rows: unknown[]): Promise<Tables[T][]> {
    const good: Tables[T][] = []
    let bad = 0
    for (const row of rows) {
      const checked = checkRow(table, row)
      if (checked.ok) good.push(checked.row)
      else {
        bad += 1
        const id = String((row as Row).id)
        await records.setAside({ id, table, problem: checked.problem, at: now().toISOString(), row })
      }
    }
    if (bad) {
      const problem: Problem = { kind: 'damaged', message: damagedMessage(bad) }
      lastProblem = problem
      problems.forEach((listener) => listener(problem))
    }
    return good
  }
  const list = async <T extends Table>(table: T) => sound(table, await records.all(table))
  const save = async (table: Table, row: object & { id: string }, told = row.id) => {
    await records.write([{ table, row: row as unknown as Row }])
    tell(table, told)
  }
  const remove = async (table: Table, id: string) => {
    await records.write([{ table, remove: id }])
    tell(table, id)
  }
  async function thread(id: string): Promise<Thread | undefined> {
    const row = await records.get('conversations', id)
    const [conversation] = row === undefined ? [] : await sound('conversations', [row])
    return conversation && { conversation, messages: await sound('messages', await records.messagesOf(id)) }
  }
  async function settings(): Promise<Settings> {
    const row = await records.get('settings', 'settings')
    const [kept] = row === undefined ? [] : await sound('settings', [{ ...defaultSettings, ...(row as object) }])
    const { id: _, ...rest } = kept ?? { ...defaultSettings, id: 'settings' }
    return rest
  }

  return {
    conversations: async () => (await list('conversations')).sort(byPinThenAge),
    thread,
    addConversation: (conversation) => save('conversations', conversation),
    async patchConversation(id, patch) {
      const row = await records.update('conversations', id, (old) =>
        old === undefined ? undefined : patched(old as Conversation, patch),
      )
      if (row) tell('conversations', id)
      return row as Conversation | undefined
    },
    saveMessage: (message) => save('messages', message, message.conversationId),
    async deleteConversation(id) {
      const found = await thread(id)
      if (!found) return undefined
      const messages = found.messages.map((message): Write => ({ table: 'messages', remove: message.id }))
      await records.write([{ table: 'conversations', remove: id }, ...messages])
      tell('conversations', id)
      return found
    },
    async restore({ conversation, messages }) {
      const rows = messages.map((row): Write => ({ table: 'messages', row: row as unknown as Row }))
      await records.write([{ table: 'conversations', row: conversation as unknown as Row }, ...rows])
      tell('conversations', conversation.id)
    },
    async search(query) {
      const messages = Map.groupBy(await list('messages'), ({ conversationId }) => conversationId)
      const all = await list('conversations')
      return search(
        all.map((conversation) => ({ conversation, messages: messages.get(conversation.id) ?? [] })),
        query,
      )
    },

    settings,
    async patchSettings(patch) {
      await records.update('settings', 'settings', (old) => ({
        ...defaultSettings,
        ...(old as object),
        ...patch,
        id: 'settings',
      }))
      tell('settings', 'settings')
      return settings()
    },
    prompts: async () => (await list('prompts')).sort((a, b) => a.title.localeCompare(b.title, 'en')),
    savePrompt: (prompt) => save('prompts', prompt),
    deletePrompt: (id) => remove('prompts', id),
    attachments: async () => (await list('attachments')).sort((a, b) => latestFirst(a.addedAt, b.addedAt)),
    saveAttachment: (attachment) => save('attachments', attachment),
    deleteAttachment: (id) => remove('attachments', id),
    usage: async () => (await list('usage')).sort((a, b) => latestFirst(b.at, a.at)),
    addUsage: (record) => save('usage', record),

    exportAll: () => exportFile(list, settings, now()),
    async importAll(text) {
      const report = await importInto(records, text)
      for (const { table, id } of report.written) tell(table, id)
      return report
    },
    setAside: () => records.aside(),
    dump: () => records.dump(),

    onChange: (listener) => listen(changes, listener),
    onProblem(listener) {
      if (lastProblem) listener(lastProblem)
      return listen(problems, listener)
    },
    close() {
      channel?.close()
      records.close()
    },
  }
}

/** An answer that another visit left streaming: nobody goes on with it, so it counts as stopped. */
export const settled = (answer: Answer): Answer =>
  answer.status === 'streaming' ? { ...answer, status: 'stopped' } : answer

interface Options {
  channel?: Channel | undefined
  now?: () => Date
}

function patched(old: Conversation, { sharedAt, ...patch }: ConversationPatch): Row {
  const { sharedAt: before, ...rest } = old
  const shared = sharedAt === undefined ? before : (sharedAt ?? undefined)
  const chosen = { ...old.chosen, ...patch.chosen }
  return { ...rest, ...patch, chosen, ...(shared && { sharedAt: shared }) }
}

function byPinThenAge(one: Conversation, other: Conversation): number {
  return Number(other.pinned) - Number(one.pinned) || latestFirst(one.updatedAt, other.updatedAt)
}

function listen<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
