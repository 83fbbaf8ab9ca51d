/**
 * The key: MILLWORK_KEY of the environment, or of the project's .env.local or .env, where the shadcn command line reads it
 * too; else that of a login, which is kept in the user's own folder, readable for nobody else.
 */
import { chmod, mkdir, readFile, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { codeOf, exits, Fault, fileFault } from '../fault.ts'
import { keyVariable } from '#shared/registry.ts'
import { replaceFile } from '../project/files.ts'
import { isRecord } from '../project/json-file.ts'
import type { Terminal } from '../terminal.ts'
import { isPrivate } from './site.ts'

const projectFiles = ['.env.local', '.env'] as const

export type Key = { key: string; from: 'MILLWORK_KEY' | (typeof projectFiles)[number] | 'login' }
type Env = NodeJS.ProcessEnv

/** Where a key was found, as one says it. */
const nameOf = ({ from }: Key, env: Env) =>
  from === 'login' ? credentialsFile(env) : from === 'MILLWORK_KEY' ? from : `${keyVariable} of ${from}`

/** What every key looks like, so that no other secret is ever sent in its place. */
const keyPattern = /^mwk_[1-9A-HJ-NP-Za-km-z]{20,80}$/

/** Where the login is kept. */
export function credentialsFile(env: Env): string {
  if (process.platform === 'win32' && env.APPDATA) return join(env.APPDATA, 'millwork', 'credentials.json')
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'millwork', 'credentials.json')
}

/**
 * The key for a site.
 *
 * @param root the project's folder
 * @returns null where there is none
 * @throws Fault for one that is no key, or that would travel unencrypted
 */
export async function findKey(terminal: Terminal, origin: string, root: string): Promise<Key | null> {
  const key = (await saidKey(terminal.env, root)) ?? (await keptKey(terminal, origin))
  if (!key) return null
  if (!keyPattern.test(key.key))
    throw new Fault(`What stands in ${nameOf(key, terminal.env)} is no key of ours.`, {
      exit: exits.access,
      todo: 'A key begins with mwk_. Make one on the page of access keys in your account, or run “millwork login”.',
    })
  if (!isPrivate(origin))
    throw new Fault(`${origin} is not encrypted, so the key is not sent there.`, {
      exit: exits.access,
      todo: 'Set MILLWORK_SITE to its https address.',
    })
  return key
}

/** The key that the environment or the project says, which stands before that of a login; null where neither does. */
export async function saidKey(env: Env, root: string): Promise<Key | null> {
  const said = env[keyVariable]?.trim()
  if (said) return { key: said, from: 'MILLWORK_KEY' }
  for (const from of projectFiles) {
    const text = await readFile(join(root, from), 'utf8').catch((error: unknown) => {
      if (['ENOENT', 'EISDIR'].includes(codeOf(error))) return ''
      throw fileFault(from, error)
    })
    const key = settingIn(text)
    if (key) return { key, from }
  }
  return null
}

/** The value of the variable in a file of such, the last where it stands there twice; "" where it does not. */
function settingIn(text: string): string {
  const line = new RegExp(
    String.raw`^[ \t]*(?:export[ \t]+)?${keyVariable}[ \t]*=[ \t]*(["']?)([^"'#\s]*)\1[ \t]*(?:#.*)?\r?$`,
    'gm',
  )
  return [...text.matchAll(line)].at(-1)?.[2] ?? ''
}

async function keptKey(terminal: Terminal, origin: string): Promise<Key | null> {
  const file = credentialsFile(terminal.env)
  const entry = (await readAll(file))[origin]
  if (!isRecord(entry) || typeof entry.key !== 'string') return null
  const mode = await stat(file).then(
    (found) => found.mode & 0o077,
    () => 0,
  )
  if (mode !== 0 && process.platform !== 'win32') {
    await chmod(file, 0o600).catch((error: unknown) => {
      throw fileFault(file, error)
    })
    terminal.say(
      `${file} could be read by others on this machine; that is ended. Revoke the key if they are not to have it.`,
    )
  }
  return { key: entry.key, from: 'login' }
}

async function readAll(file: string): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isRecord(value)) return value
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {}
    if (!(error instanceof SyntaxError)) throw fileFault(file, error)
  }
  throw new Fault(`${file} cannot be read: it is not valid JSON.`, {
    todo: 'Delete it and run “millwork login” again.',
  })
}

/** Keeps a key for a site. */
export async function keepKey(env: Env, origin: string, key: string): Promise<void> {
  const file = credentialsFile(env)
  await write(file, { ...(await readAll(file)), [origin]: { key } })
}

/** Forgets the key of a site; false where none was kept. */
export async function forgetKey(env: Env, origin: string): Promise<boolean> {
  const file = credentialsFile(env)
  const { [origin]: known, ...others } = await readAll(file)
  if (known === undefined) return false
  await write(file, others)
  return true
}

async function write(file: string, all: Record<string, unknown>) {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await replaceFile(file, `${JSON.stringify(all, null, 2)}\n`, 0o600)
  } catch (error) {
    throw fileFault(file, error)
  }
}
