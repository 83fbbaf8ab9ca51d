import { describeBytes, type DesignRequest, type DesignRequestEntry } from '#shared/design-service.ts'
import type { StoredRequest, Thread } from '../../domain/selling/design-requests.ts'
import { describeTime, timeAgo } from '../../domain/account/device.ts'

/** A request in a list. */
export const designEntry = (row: StoredRequest & { messages: number }, now: Date): DesignRequestEntry => ({
  id: row.id,
  title: row.title,
  purpose: row.purpose,
  state: row.state,
  updated: timeAgo(row.updatedAt, now),
  messages: row.messages,
})

/** A request on its own page, with its messages. */
export const designRequest = ({ request, messages, files }: Thread): DesignRequest => ({
  id: request.id,
  title: request.title,
  purpose: request.purpose,
  links: request.links,
  details: request.details,
  state: request.state,
  sent: describeTime(request.createdAt),
  files: files.map(({ id, name, kind, size }) => ({ id, name, kind, size: describeBytes(size) })),
  messages: messages.map(({ id, author, body, createdAt }) => ({ id, author, body, sent: describeTime(createdAt) })),
})
