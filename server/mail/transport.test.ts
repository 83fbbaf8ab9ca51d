import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { folderTransport, isRefusedForGood, smtpTransport } from './transport.ts'

const parcel = {
  id: 'a1',
  from: 'Millwork <hello@example.com>',
  to: 'ada@example.com',
  subject: 'Bonjour, Zoë',
  html: '<p>Hello</p>',
  text: 'Hello',
}

/** A mail server of a few lines: answers every command with what `answers` says, and keeps what it was told. */
async function mailServer(answers: Record<string, string> = {}) {
  const heard: string[] = []
  const server = createServer((socket: Socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line)
        if (inData) {
          if (line !== '.') continue
          inData = false
          socket.write('250 kept\r\n')
          continue
        }
        const command = line.split(/[ :]/)[0]!.toUpperCase()
        inData = command === 'DATA'
        const usual = { DATA: '354 go on', QUIT: '221 bye' }[command] ?? '250 ok'
        socket.write(`${answers[command] ?? usual}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

test('a mail goes out by SMTP with both parts and an id of its own', async () => {
  const { url, heard } = await mailServer()
  await smtpTransport(url)(parcel)
  const all = heard.join('\n')
  expect(all).toContain('RCPT TO:<ada@example.com>')
  expect(all).toContain('Message-ID: <a1@example.com>')
  expect(all).toContain('Auto-Submitted: auto-generated')
  expect(all).toMatch(/multipart\/alternative/)
  expect(all).toMatch(/text\/plain[\s\S]+text\/html/)
})

test('a refused address is told from a server that is down or busy', async () => {
  const fate = async (url: string) =>
    isRefusedForGood(await smtpTransport(url)(parcel).catch((error: unknown) => error))
  expect(await fate((await mailServer({ RCPT: '550 no such mailbox' })).url)).toBe(true)
  expect(await fate((await mailServer({ RCPT: '451 later' })).url)).toBe(false)
  expect(await fate('smtp://127.0.0.1:1')).toBe(false)
})

test('without a server, mails lie in a folder that only its owner reads', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'outbox')
  await folderTransport(folder, testClock('2026-01-05T12:00:00Z'))(parcel)
  const [eml, json] = readdirSync(folder).sort()
  expect(readFileSync(join(folder, eml!), 'utf8')).toContain('To: ada@example.com')
  expect(JSON.parse(readFileSync(join(folder, json!), 'utf8'))).toMatchObject({
    subject: 'Bonjour, Zoë',
    text: 'Hello',
  })
  expect(statSync(join(folder, json!)).mode & 0o077).toBe(0)
})
