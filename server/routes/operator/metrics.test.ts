import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Database } from '../../db/client.ts'
import { DatabaseUnavailable } from '../../db/unavailable.ts'
import { readEnv } from '../../env.ts'
import { mailQueue } from '../../mail/mail-queue.ts'
import { queueMail } from '../../mail/outbox.ts'
import { createMetrics } from '../../process/metrics.ts'
import { createTestApp } from '../../testing/index.ts'

const token = 'a-token-only-for-tests'
const env = readEnv({ PORT: '3000', LOG_LEVEL: 'silent', METRICS_TOKEN: token })
const keptPages = () => ({ hits: 7, misses: 2, bytes: 4096 })

function server(database: Database, queue = () => mailQueue(database)) {
  const metrics = createMetrics({ keptPages, mailQueue: queue, pool: database.pool })
  const client = createTestApp(database, { env, metrics }).client()
  const read = (headers = { authorization: `Bearer ${token}` }) => client.send('/metrics', { headers })
  /** Lines of the answer that begin with this. */
  const lines = async (start: string) =>
    (await (await read()).text()).split('\n').filter((line) => line.startsWith(start))
  return { client, read, lines }
}

describeEachDatabase('GET /metrics', (open, kind) => {
  test('is no address where no token is set', async () => {
    const client = createTestApp(await open()).client()
    const answer = await client.send('/metrics', { headers: { authorization: 'Bearer undefined' } })
    expect(answer.status).toBe(404)
  })

  test.each([
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer ${token}x` },
    { authorization: 'Bearer' },
  ])('refuses %o', async (headers) => {
    const { client } = server(await open())
    const answer = await client.send('/metrics', { headers })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.text()).not.toContain('millwork_')
  })

  test('answers in the format of Prometheus and sets no cookie', async () => {
    const { read } = server(await open())
    const answer = await read()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  test('counts by the pattern of an address and never by what was sent', async () => {
    const { client, lines } = server(await open())
    await client.send('/docs/nobody-wrote-this')
    await client.send('/docs/nor-this?email=ada@example.com')
    await client.send('/secret-of-ada/of/some/length')
    await client.send('/up')
    const counted = await lines('millwork_http_requests_total{')
    expect(counted).toEqual([
      'millwork_http_requests_total{route="/docs/:slug",method="GET",status="404"} 2',
      'millwork_http_requests_total{route="none",method="GET",status="404"} 1',
      'millwork_http_requests_total{route="/up",method="GET",status="200"} 1',
    ])
    expect(await lines('millwork_http_request_duration_seconds_count{route="/docs/:slug"}')).toEqual([
      'millwork_http_request_duration_seconds_count{route="/docs/:slug"} 2',
    ])
  })

  test('tells what is kept, what waits to be mailed, and how the database is used', async () => {
    const database = await open()
    await queueMail(database, { name: 'reset-password', to: 'ada@example.com', data: {} })
    const { lines } = server(database)
    expect(await lines('millwork_kept_pages')).toEqual([
      'millwork_kept_pages_hits_total 7',
      'millwork_kept_pages_misses_total 2',
      'millwork_kept_pages_bytes 4096',
    ])
    expect(await lines('millwork_mails_waiting')).toEqual(['millwork_mails_waiting 1'])
    expect(await lines('millwork_database_up')).toEqual(['millwork_database_up 1'])
    expect(await lines('millwork_database_connections_open')).toHaveLength(kind === 'postgres' ? 1 : 0)
  })

  test('still answers while the database is away', async () => {
    const away = () => Promise.reject(new DatabaseUnavailable('there is no connection'))
    const { lines } = server(await open(), away)
    expect(await lines('millwork_database_up')).toEqual(['millwork_database_up 0'])
  })
})
