/** The certificates of compose.yaml, made by its script: which database and server they let talk to each other. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import { get } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres, type StartedPostgres } from '#tests/postgres.ts'
import { createHttpServer } from '../process/http-server.ts'
import { certificates, hasOpenssl } from '../testing/certificates.ts'
import { openDatabase } from './client.ts'

describe.skipIf(!hasOpenssl)('certificates', () => {
  test('are made once, with keys that only their owner reads', () => {
    const { folder, said, at } = certificates()
    expect(said.match(/^made /gm)).toHaveLength(3)
    const before = readFileSync(at('app/server-certificate.pem'))
    expect(certificates(folder).said).toBe('')
    expect(readFileSync(at('app/server-certificate.pem')).equals(before)).toBe(true)
    for (const key of ['authority/key.pem', 'app/server-key.pem', 'app/database-key.pem', 'postgres/server-key.pem'])
      expect(statSync(at(key)).mode & 0o077, key).toBe(0)
  })

  test('are made anew together with their authority', () => {
    const { folder, at } = certificates()
    rmSync(at('authority/certificate.pem'))
    expect(certificates(folder).said.match(/^made /gm)).toHaveLength(3)
  })

  test('let a server speak TLS, to whoever trusts their authority', async () => {
    const { at } = certificates()
    const read = (file: string) => readFileSync(at(file), 'utf8')
    const tls = { cert: read('app/server-certificate.pem'), key: read('app/server-key.pem') }
    const server = createHttpServer({ fetch: () => new Response('heard') }, tls).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const ask = async (ca?: string) => {
      const request = get({ host: '127.0.0.1', port, agent: false, ...(ca && { ca }) })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }
    expect(await ask(read('trust/authority.pem'))).toBe(200)
    await expect(ask()).rejects.toThrow('unable to verify')
  })
})

const postgres = hasOpenssl ? await startPostgres() : { missing: 'openssl is not installed' }
if ('missing' in postgres) {
  describe.skip(`a database that is reached by certificates (${postgres.missing})`, () => {
    test('takes no others', () => {})
  })
} else describe('a database that is reached by certificates', () => suite(postgres))

function suite({ url, halt, start, stop }: StartedPostgres) {
  let made: ReturnType<typeof certificates>
  const { port } = new URL(url)
  const address = (folder: string, { user = 'millwork', trust = folder } = {}) =>
    `postgres://${user}@localhost:${port}/millwork?sslmode=verify-full&sslrootcert=${trust}/trust/authority.pem` +
    `&sslcert=${folder}/app/database-certificate.pem&sslkey=${folder}/app/database-key.pem`
  const reached = async (databaseUrl: string) => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query('select ssl, version from pg_stat_ssl where pid = pg_backend_pid()')
    await client.end()
    return rows[0] as { ssl: boolean; version: string }
  }

  beforeAll(async () => {
    made = certificates()
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('show data_directory')
    const data = (rows[0] as { data_directory: string }).data_directory
    const { uid, gid } = statSync(data)
    // Its own copy, which belongs to the user that it runs as.
    cpSync(made.folder, join(data, 'certificates'), { recursive: true })
    execFileSync('chown', ['-R', `${uid}:${gid}`, join(data, 'certificates')])
    await client.query('create role millwork login')
    await client.query('create role other login')
    await client.query('create database millwork owner millwork')
    const files = { cert: 'postgres/server-certificate.pem', key: 'postgres/server-key.pem', ca: 'trust/authority.pem' }
    for (const [what, file] of Object.entries(files))
      await client.query(`alter system set ssl_${what}_file = 'certificates/${file}'`)
    await client.query('alter system set ssl = on')
    await client.end()
    // As in compose.yaml, and the way by which this test looks whether it is up again.
    cpSync('deploy/postgres-access.conf', join(data, 'pg_hba.conf'))
    appendFileSync(join(data, 'pg_hba.conf'), 'host postgres postgres 127.0.0.1/32 scram-sha-256\n')
    execFileSync('chown', [`${uid}:${gid}`, join(data, 'pg_hba.conf')])
    await halt('fast')
    await start()
  })
  afterAll(stop)

  test('is reached by the address that compose.yaml has, and over TLS', async () => {
    const [, pattern = ''] = /DATABASE_URL: (\S+)/.exec(readFileSync('compose.yaml', 'utf8')) ?? []
    const databaseUrl = pattern
      .replace('@postgres:5432', `@localhost:${port}`)
      .replaceAll('/trust/', `${made.folder}/trust/`)
      .replaceAll('/keys/', `${made.folder}/app/`)
    expect(databaseUrl).toBe(address(made.folder))
    expect(await reached(databaseUrl)).toMatchObject({ ssl: true, version: 'TLSv1.3' })
    const database = await openDatabase({ databaseUrl, dataDir: '' })
    await database.migrate()
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
    await database.close()
  })

  test('takes nobody without a certificate, with one of another authority, or under another name', async () => {
    const other = certificates()
    await expect(reached(`postgres://millwork@localhost:${port}/millwork`)).rejects.toThrow('no encryption')
    const bare = `postgres://millwork@localhost:${port}/millwork?sslmode=verify-full&sslrootcert=${made.folder}/trust/authority.pem`
    await expect(reached(bare)).rejects.toThrow('certificate')
    await expect(reached(address(other.folder, { trust: made.folder }))).rejects.toThrow()
    await expect(reached(address(made.folder, { user: 'other' }))).rejects.toThrow()
  })

  test('is not taken for ours where it has a certificate of another authority', async () => {
    const other = certificates()
    await expect(reached(address(made.folder, { trust: other.folder }))).rejects.toThrow(/certificate|verify/)
  })
}
