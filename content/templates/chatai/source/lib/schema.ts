/** What counts as a sound record. Whatever comes out of storage or a file goes through here before the app sees it. */
import * as v from 'valibot'
import type * as types from './types.ts'

/** Raise it with every change of a record's shape, and add the step from the version before to `migrations`. */
export const schemaVersion = 1

export type Table = 'conversations' | 'messages' | 'settings' | 'prompts' | 'attachments' | 'usage'
export type Row = { id: string } & Record<string, unknown>

/** What a record of version n has to become for version n + 1, by n. */
export type Migrations = Record<number, (table: Table, row: Row) => Row>
export const migrations: Migrations = {}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const time = v.pipe(v.string(), v.isoTimestamp())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const words = v.string()

const part = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: words }),
  v.object({ kind: v.literal('quote'), text: words, messageId: id }),
  v.object({ kind: v.literal('attachment'), attachmentId: id, name: words }),
])

const source = v.object({
  id,
  title: words,
  publisher: words,
  date: words,
  url: words,
  location: words,
  quote: words,
  before: v.exactOptional(words),
  after: v.exactOptional(words),
  fileId: v.exactOptional(id),
})

const failure = v.object({
  kind: v.picklist(['limit', 'dropped', 'refused', 'overloaded', 'unauthorized', 'invalid', 'unavailable', 'storage']),
  message: words,
  retryAfter: v.exactOptional(v.number()),
})

const base = {
  id,
  conversationId: id,
  parentId: v.nullable(id),
  createdAt: time,
  updatedAt: time,
  parts: v.array(part),
}

const conversation = v.object({
  id,
  title: words,
  createdAt: time,
  updatedAt: time,
  pinned: v.boolean(),
  chosen: v.record(v.string(), id),
  sharedAt: v.exactOptional(time),
})

const message = v.variant('role', [
  v.object({ ...base, role: v.literal('question') }),
  v.object({
    ...base,
    role: v.literal('answer'),
    status: v.picklist(['streaming', 'complete', 'stopped', 'failed']),
    sources: v.array(source),
    model: words,
    usage: v.exactOptional(v.object({ inputTokens: count, outputTokens: count })),
    failure: v.exactOptional(failure),
  }),
])

const settings = v.object({
  id: v.literal('settings'),
  theme: v.picklist(['system', 'light', 'dark']),
  announce: v.picklist(['sentences', 'end', 'off']),
  sendWith: v.picklist(['enter', 'mod-enter']),
  model: words,
  instructions: words,
})

const prompt = v.object({ id, title: words, text: words, updatedAt: time })

const attachment = v.object({
  id,
  name: words,
  type: words,
  size: count,
  addedAt: time,
  text: v.exactOptional(words),
  dataUrl: v.exactOptional(v.pipe(words, v.regex(/^data:image\/(png|jpeg|webp|gif);base64,/))),
})

const usage = v.object({ id, at: time, model: words, inputTokens: count, outputTokens: count })

/** The type each table holds. */
export interface Tables {
  conversations: types.Conversation
  messages: types.Message
  settings: types.Settings & { id: 'settings' }
  prompts: types.Prompt
  attachments: types.Attachment
  usage: types.UsageRecord
}

const schemas: { [T in Table]: v.GenericSchema<unknown, Tables[T]> } = {
  conversations: conversation,
  messages: message,
  settings,
  prompts: prompt,
  attachments: attachment,
  usage,
}

export const tables = Object.keys(schemas) as Table[]

/** A sound record, or the sentence that says where it is not. */
export type Checked<T> = { ok: true; row: T } | { ok: false; problem: string }

/**
 * Checks a record, after bringing it up to the version of today.
 * @param from the version that wrote it
 */
export function checkRow<T extends Table>(table: T, row: unknown, from = schemaVersion): Checked<Tables[T]> {
  const schema: v.GenericSchema<unknown, Tables[T]> = schemas[table]
  const result = v.safeParse(schema, row === undefined ? row : upgrade(table, row as Row, from))
  if (result.success) return { ok: true, row: result.output }
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  return { ok: false, problem: `${table}${place ? `, ${place}` : ''}: ${issue.message}` }
}

/** A record as the version of today has it. What a step cannot read comes back as it was, for the check to refuse. */
export function upgrade(table: Table, row: Row, from: number, steps = migrations, to = schemaVersion): Row {
  let current = row
  try {
    for (let version = from; version < to; version++) current = steps[version]?.(table, current) ?? current
    return current
  } catch {
    return row
  }
}
