/** The ways a mail leaves: by SMTP, or into a folder where nobody has set up a mail server. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { RenderedMail } from '#shared/mails.ts'
import type { Clock } from '../process/clock.ts'

export type Parcel = RenderedMail & { id: string; from: string; to: string }
/**
 * Rejects when the mail did not leave, or nobody knows whether it did. `handOver` is called once, when everything is
 * agreed and only the content is missing; when it rejects, no content goes out.
 */
export type Transport = (parcel: Parcel, handOver: () => Promise<void>) => Promise<void>

/** Milliseconds. Filters may look at a mail for a while before they take it (RFC 5321, 4.5.3.2). */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 2 * 60_000 }
/** For all of it, so that a server that says a word now and then holds nobody up for ever; in milliseconds. */
const wholeMs = 5 * 60_000

/** Sends by SMTP. */
export function smtpTransport(url: string): Transport {
  return async ({ id, leaveUrl, ...mail }, handOver) => {
    const smtp = createTransport({ url, ...patience })
    // The content is read only once the server asks for it.
    smtp.use('stream', (message, done) => {
      message.message?.processFunc((content) => Readable.from(announced(content, handOver)))
      done()
    })
    // The same id at each attempt lets a mail server recognise what it has already.
    const ours = { messageId: `<${id}@${domainOf(mail.from)}>`, headers: headersOf(leaveUrl) }
    try {
      await smtp.sendMail({ ...mail, ...ours, signal: AbortSignal.timeout(wholeMs) })
    } finally {
      smtp.close()
    }
  }
}

async function* announced(content: AsyncIterable<unknown>, handOver: () => Promise<void>) {
  await handOver()
  yield* content
}

/** Writes a mail as .eml for mail programs and as .json for the page that shows it. */
export function folderTransport(folder: string, clock: Clock): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return async ({ id, ...mail }, handOver) => {
    const { leaveUrl, ...written } = mail
    const { message } = await writer.sendMail({ ...written, headers: headersOf(leaveUrl) })
    await handOver()
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const sentAt = clock().toISOString()
    const file = join(folder, `${sentAt.replace(/[:.]/g, '-')}-${id}`)
    writeFileSync(`${file}.eml`, message as Buffer, { mode: 0o600 })
    writeFileSync(`${file}.json`, JSON.stringify({ ...mail, sentAt }), { mode: 0o600 })
  }
}

/**
 * Keeps away-notes from answering (RFC 3834). A mail of many says where it is stopped (RFC 2369), by one press in the
 * mail program (RFC 8058).
 */
const headersOf = (leaveUrl: string | undefined) => ({
  'Auto-Submitted': 'auto-generated',
  ...(leaveUrl !== undefined && {
    'List-Unsubscribe': `<${leaveUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

const domainOf = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
