/** Starts a PostgreSQL of its own from installed binaries: in a temp folder, on a free local port, without fsync. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

export type StartedPostgres = {
  url: string
  /** Ends it for good, and removes its folder. */
  stop: () => Promise<void>
  /** Ends it as its operator may: after undoing what runs, or at once as at a power cut. Its data stay. */
  halt: (mode: keyof typeof haltSignals) => Promise<void>
  /** Starts it again on the same data, and waits until it answers. */
  start: () => Promise<void>
  /** Stops all its processes in the middle of what they do, without closing a connection. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
}

/** PostgreSQL's manual, "Shutting Down the Server". */
const haltSignals = { fast: 'INT', immediate: 'QUIT' } as const

/**
 * Does what its input says, a word a line, and answers each with a line. As soon as its input ends, also when this
 * process is killed, it stops the server and removes the folder.
 */
const warden = `
begin() { "$0" "$@" >>log 2>&1 & server=$!; }
all() { echo $server; ps -A -o pid= -o ppid= | while read -r pid parent; do [ $parent = $server ] && echo $pid; done; }
begin "$@"
while read -r word; do
  case $word in
    INT | QUIT) kill -$word $server; wait $server ;;
    STOP | CONT) kill -$word $(all) ;;
    start) begin "$@" ;;
  esac
  echo done
done
kill -CONT $(all); kill -QUIT $server; wait $server; rm -rf "$PWD"`

/** Answers with the reason instead when the machine has no usable PostgreSQL. */
export async function startPostgres(): Promise<StartedPostgres | { missing: string }> {
  const binaries = findBinaries()
  if (!binaries) return { missing: 'no server binaries found' }
  const account = unprivilegedAccount()
  if (!account) return { missing: 'PostgreSQL does not run as root, and there is no user postgres or nobody' }

  const folder = mkdtempSync(join(roomFor(), 'postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  for (const path of [folder, passwordFile]) if ('uid' in account) chownSync(path, account.uid, account.gid)

  try {
    await promisify(execFile)(
      join(binaries, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '--no-sync',
        '-E',
        'UTF8',
        '--locale=C',
        '-A',
        'scram-sha-256',
        '--pwfile',
        passwordFile,
      ],
      { ...account, cwd: folder },
    )
  } catch (error) {
    rmSync(folder, { recursive: true })
    return { missing: `initdb failed, ${(error as Error).message.trim()}` }
  }

  const port = await freePort()
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=1000']
  const settings = [...fast, 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`]
  const options = settings.flatMap((setting) => ['-c', setting])
  const shell = spawn('/bin/sh', ['-c', warden, join(binaries, 'postgres'), '-D', data, ...options], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const exited = once(shell, 'exit')
  const stop = async () => {
    shell.stdin.end()
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const tell = async (word: string) => {
    shell.stdin.write(`${word}\n`)
    await once(shell.stdout, 'data')
  }

  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const start = async () => {
    await tell('start')
    if (!(await answers(url))) throw new Error('PostgreSQL did not start again within 30 seconds')
  }
  const started = { url, stop, start, halt: (mode: keyof typeof haltSignals) => tell(haltSignals[mode]) }
  if (await answers(url)) return { ...started, freeze: () => tell('STOP'), thaw: () => tell('CONT') }
  await stop()
  return { missing: 'the server did not start within 30 seconds' }
}

/**
 * Where its files go: in memory, where there is room. Each test has a database of its own, which is about 300 files and
 * 8 MB; to make one there takes an eighth of what it takes on a disk.
 */
function roomFor(): string {
  const inMemory = '/dev/shm'
  const enough = 4 * 1024 ** 3
  if (!existsSync(inMemory) || process.availableMemory() < enough) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize < enough ? tmpdir() : inMemory
}

function findBinaries(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  const folders = [...newestFirst, ...(process.env.PATH ?? '').split(delimiter), configuredFolder()]
  return folders.find((folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

function configuredFolder(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The user to run as: this one, or for root, whom PostgreSQL refuses, another. */
function unprivilegedAccount(): { uid: number; gid: number } | Record<never, never> | undefined {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      )
      return { uid: uid!, gid: gid! }
    } catch {
      continue
    }
  }
  return undefined
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answers(url: string): Promise<boolean> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return true
    } catch {
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

/** Sends one statement on a connection of its own, to PostgreSQL at this address. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const newDatabaseName = (): string => `test_${randomUUID().replaceAll('-', '')}`

/** The address of a database of the server at this address. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}
