import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { readEnv } from '../env.ts'
import { folderTransport } from '../mail/transport.ts'
import { createTestApp } from '../testing/index.ts'
import { testSeller } from '../testing/seller.ts'
import { testClock } from '../testing/clock.ts'

const parcel = {
  id: 'a1',
  from: 'hello@example.com',
  to: 'ada@example.com',
  subject: '<script>alert(1)</script>',
  html: '<p>Hello Ada</p>',
  text: 'Hello <Ada>',
}
const local = { PORT: '3000' }

describeEachDatabase('GET /dev/mail', (open, kind) => {
  async function clientWith(variables: Record<string, string>) {
    const dataDir = mkdtempSync(join(tmpdir(), 'dev-mail-'))
    await folderTransport(join(dataDir, 'outbox'), testClock('2026-01-05T12:00:00Z'))(parcel, async () => {})
    const env = readEnv({ ...local, DATA_DIR: dataDir, ...variables })
    return createTestApp(await open(), { env }).client()
  }

  test('lists mails and shows both parts of one, with nothing in it that runs', async () => {
    const client = await clientWith({})
    const list = await (await client.send('/dev/mail')).text()
    expect(list).toContain('&lt;script&gt;')
    const path = /href="(\/dev\/mail\/[^"]+)"/.exec(list)![1]!
    expect(await (await client.send(path)).text()).toContain('Hello &lt;Ada&gt;')
    const html = await client.send(`${path}/html`)
    expect(await html.text()).toBe('<p>Hello Ada</p>')
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await client.send('/dev/mail/nothing')).status).toBe(404)
    expect((await client.send('/dev/mail/..%2Fapp-secret')).status).toBe(404)
  })

  test.skipIf(kind === 'postgres').each([
    [
      'in production',
      { APP_ENV: 'production', SITE_URL: 'http://localhost:3000', APP_SECRET: 'x'.repeat(40), ...testSeller },
      {},
    ],
    ['on a public site', { SITE_URL: 'https://millwork.example' }, {}],
    ['where mails leave by SMTP', { SMTP_URL: 'smtp://localhost' }, {}],
    ['behind a proxy', {}, { 'x-forwarded-for': '192.0.2.7' }],
    ['for another machine', { TRUST_PROXY: 'true' }, { 'x-forwarded-for': '192.0.2.7' }],
  ])('is not there %s', async (_where, variables: Record<string, string>, headers: Record<string, string>) => {
    const client = await clientWith(variables)
    expect((await client.send('/dev/mail', { headers })).status).toBe(404)
  })
})
