import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { refusalOf } from './failures.ts'
import { startMailServer, type Answers } from '../testing/mail-server.ts'
import { folderTransport, smtpTransport } from './transport.ts'

const parcel = {
  id: 'a1',
  from: 'Millwork <hello@example.com>',
  to: 'ada@example.com',
  subject: 'Bonjour, Zoë',
  html: '<p>Hello</p>',
  text: 'Hello',
}

async function mailServer(answers: Answers = {}) {
  const server = await startMailServer(answers)
  onTestFinished(server.close)
  return server
}
const agreed = async () => {}

test('a mail goes out by SMTP with both parts and an id of its own', async () => {
  const { url, heard } = await mailServer()
  await smtpTransport(url)(parcel, agreed)
  const all = heard.join('\n')
  expect(all).toContain('RCPT TO:<ada@example.com>')
  expect(all).toContain('Message-ID: <a1@example.com>')
  expect(all).toContain('Auto-Submitted: auto-generated')
  expect(all).toMatch(/multipart\/alternative/)
  expect(all).toMatch(/text\/plain[\s\S]+text\/html/)
})

test('a mail of many says in its head how it is stopped at one press', async () => {
  const { url, mails } = await mailServer()
  const leaveUrl = `https://millwork.example/news/leave/${'k'.repeat(43)}`
  await smtpTransport(url)({ ...parcel, leaveUrl }, agreed)
  await smtpTransport(url)(parcel, agreed)
  // Long lines are folded before white space (RFC 5322, 2.2.3).
  const lines = mails[0]!.replace(/\n(?=[ \t])/g, '').split('\n')
  expect(lines).toContain(`List-Unsubscribe: <${leaveUrl}>`)
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mails[1]).not.toContain('List-')
})

test('what is refused for good is told from what may be tried again', async () => {
  const fate = async (url: string) =>
    refusalOf(await smtpTransport(url)(parcel, agreed).catch((error: unknown) => error))
  const answers: [Answers, ReturnType<typeof refusalOf>][] = [
    [{ RCPT: '550 no such mailbox' }, 'for-good'],
    [{ RCPT: '451 later' }, 'for-now'],
    [{ DATA: '554 no' }, 'for-good'],
    [{ '.': '554 this is no mail' }, 'for-good'],
    [{ '.': '452 no room' }, 'for-now'],
    // Our own fault, whoever the mail is to.
    [{ MAIL: '530 say who you are first' }, null],
  ]
  for (const [given, expected] of answers)
    expect([given, await fate((await mailServer(given)).url)]).toEqual([given, expected])
  expect(await fate('smtp://127.0.0.1:1')).toBe(null)
})

test('the content goes out only after it was said that it will, and not at all when that fails', async () => {
  const { url, heard } = await mailServer()
  let before: string[] = []
  await smtpTransport(url)(parcel, async () => void (before = [...heard]))
  expect(before.at(-1)).toBe('DATA')
  expect(before.join('\n')).not.toContain('Subject')

  const other = await mailServer()
  const lost = () => Promise.reject(new Error('another has it'))
  await expect(smtpTransport(other.url)(parcel, lost)).rejects.toThrow('another has it')
  expect(other.mails).toEqual([])
  expect(other.heard.join('\n')).not.toContain('Subject')
})

test('without a server, mails lie in a folder that only its owner reads', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'outbox')
  await folderTransport(folder, testClock('2026-01-05T12:00:00Z'))(parcel, agreed)
  const [eml, json] = readdirSync(folder).sort()
  expect(readFileSync(join(folder, eml!), 'utf8')).toContain('To: ada@example.com')
  expect(JSON.parse(readFileSync(join(folder, json!), 'utf8'))).toMatchObject({
    subject: 'Bonjour, Zoë',
    text: 'Hello',
  })
  expect(statSync(join(folder, json!)).mode & 0o077).toBe(0)
})
