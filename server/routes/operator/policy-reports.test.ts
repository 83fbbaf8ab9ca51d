import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/client.ts'
import { createMetrics } from '../../process/metrics.ts'
import { createTestApp } from '../../testing/index.ts'
import { readEnv } from '../../env.ts'
import { DatabaseUnavailable } from '../../db/unavailable.ts'

const unavailable = new DatabaseUnavailable('there is none')
const away = () => Promise.reject(unavailable)
const refuse = () => {
  throw unavailable
}
/** One that fails whoever asks it. */
const noDatabase = {
  db: new Proxy({}, { get: (_all, name) => (name === 'then' ? undefined : refuse) }),
  kind: 'sqlite',
  clock: () => new Date('2026-01-05T12:00:00Z'),
  ping: away,
  migrate: away,
  close: async () => {},
} as unknown as Database

function server() {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const mailQueue = async () => ({ waiting: 0, givenUp: 0, oldestSeconds: 0 })
  const metrics = createMetrics({ keptPages: () => ({ hits: 0, misses: 0, bytes: 0 }), mailQueue })
  const env = readEnv({ PORT: '3000', TRUST_PROXY: 'true', LOG_LEVEL: 'silent' })
  const { client } = createTestApp(noDatabase, { logger, metrics, env })
  const send = (body: unknown, { type = 'application/csp-report', ip = '192.0.2.1', ...headers } = {}) =>
    client().send('/csp-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': type, 'x-forwarded-for': ip, ...headers },
    })
  return { lines, metrics, send, client }
}

const older = (over: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'http://localhost:3000/reset-password/a-secret-key?email=ada@example.com',
    'blocked-uri': 'https://evil.example/steal?cookie=abc',
    'violated-directive': "script-src 'self'",
    'effective-directive': 'script-src-elem',
    'script-sample': 'alert("my password")',
    ...over,
  },
})
const newer = (over: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'http://localhost:3000/pricing?via=ada',
    blockedURL: 'inline',
    effectiveDirective: 'style-src',
    ...over,
  },
})

describe('POST /csp-reports', () => {
  test('is named by the policy of every page, and by Reporting-Endpoints', async () => {
    const { headers } = await server().client().send('/metrics')
    expect(headers.get('content-security-policy')).toContain('; report-uri /csp-reports; report-to csp')
    expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"')
  })

  test('takes both shapes, and logs no address, no sample and nothing of a person', async () => {
    const { send, lines, metrics } = server()
    expect((await send(older())).status).toBe(204)
    expect((await send([newer()], { type: 'application/reports+json; charset=utf-8' })).status).toBe(204)
    // All there is besides what every line has: of those an id may hold any letters.
    const own = lines.map((line) => {
      const { level, time, pid, hostname, requestId, ...rest } = JSON.parse(line) as Record<string, unknown>
      expect([level, time, pid, hostname, requestId].every((value) => value !== undefined)).toBe(true)
      return rest
    })
    const msg = 'content policy refused something'
    expect(own).toEqual([
      { directive: 'script-src-elem', blocked: 'evil.example', page: '/reset-password/:token', msg },
      { directive: 'style-src', blocked: 'inline', page: '/pricing', msg },
    ])
    const counted = await metrics.text()
    expect(counted).toContain('millwork_policy_reports_total{directive="script-src-elem"} 1')
    expect(counted).toContain('millwork_policy_reports_total{directive="style-src"} 1')
  })

  test('logs one of a kind a day, and two hundred kinds at most', async () => {
    const { send, lines } = server()
    for (let at = 0; at < 12; at += 1) {
      const kinds = Array.from({ length: 20 }, (_, of) => newer({ blockedURL: `https://host-${at}-${of}.example/` }))
      const options = { type: 'application/reports+json', ip: `192.0.2.${at}` }
      expect((await send(kinds, options)).status).toBe(204)
      expect((await send(kinds, options)).status).toBe(204)
    }
    expect(lines).toHaveLength(200)
  })

  test('control characters and unknown words reach neither log nor metrics', async () => {
    const { send, lines, metrics } = server()
    await send(
      older({
        'effective-directive': 'x\u0000\r\nforged',
        'blocked-uri': 'java\u202escript:\r\nforged',
        'document-uri': '\r\nforged',
      }),
    )
    expect(JSON.parse(lines[0]!)).toMatchObject({ directive: 'other', blocked: 'other', page: 'other' })
    expect(lines.join('')).not.toContain('forged')
    expect(await metrics.text()).toContain('millwork_policy_reports_total{directive="other"} 1')
  })

  test.each([
    ['another type', JSON.stringify(older()), { type: 'application/json' }, 415],
    ['a form', 'csp-report=1', { type: 'application/x-www-form-urlencoded' }, 415],
    ['no JSON', '{', {}, 400],
    ['another JSON', '{"a":1}', {}, 400],
    ['null', 'null', {}, 400],
    ['a list of others', '[1, null, {"type":"deprecation","body":{}}]', { type: 'application/reports+json' }, 400],
    ['a deep one', '['.repeat(8000), { type: 'application/reports+json' }, 400],
    ['one of 17 kB', JSON.stringify(older({ 'script-sample': 'x'.repeat(17_000) })), {}, 413],
  ])('%s is refused and not logged', async (_name, body, options, status) => {
    const { send, lines } = server()
    expect((await send(body, options)).status).toBe(status)
    expect(lines).toEqual([])
  })

  test('thirty from a network in ten minutes; others are still heard', async () => {
    const { send } = server()
    const answers: number[] = []
    for (let at = 0; at < 31; at += 1) answers.push((await send(older())).status)
    expect(answers).toEqual([...Array<number>(30).fill(204), 429])
    expect((await send(older(), { ip: '192.0.2.99' })).status).toBe(204)
  })
})
