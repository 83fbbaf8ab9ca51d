/** The ways a mail leaves: by SMTP, or into a folder where nobody has set up a mail server. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { RenderedMail } from '#shared/mails.ts'
import type { Clock } from '../process/clock.ts'

export type Parcel = RenderedMail & { id: string; from: string; to: string }
/** Rejects when the mail did not leave. */
export type Transport = (parcel: Parcel) => Promise<void>

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends by SMTP. */
export function smtpTransport(url: string): Transport {
  const smtp = createTransport({ url, ...patience })
  return async ({ id, ...mail }) => {
    // The same id at each attempt lets a mail server recognise what it has already.
    await smtp.sendMail({ ...mail, messageId: `<${id}@${domainOf(mail.from)}>`, headers: autoSubmitted })
  }
}

/** Writes a mail as .eml for mail programs and as .json for the page that shows it. */
export function folderTransport(folder: string, clock: Clock): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return async ({ id, ...mail }) => {
    const { message } = await writer.sendMail({ ...mail, headers: autoSubmitted })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const sentAt = clock().toISOString()
    const file = join(folder, `${sentAt.replace(/[:.]/g, '-')}-${id}`)
    writeFileSync(`${file}.eml`, message as Buffer, { mode: 0o600 })
    writeFileSync(`${file}.json`, JSON.stringify({ ...mail, sentAt }), { mode: 0o600 })
  }
}

/** Whether the server refused the address itself, which no later attempt changes (RFC 5321, 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500 && responseCode < 600
}

/** Keeps away-notes from answering (RFC 3834). */
const autoSubmitted = { 'Auto-Submitted': 'auto-generated' }

const domainOf = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
