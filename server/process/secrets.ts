import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { StartError } from './start-error.ts'

/**
 * The application secret: from the environment, or generated once into the data folder for local use.
 * Two processes that start at once agree, since only one of them can create the file.
 */
export function loadSecret({ appSecret, dataDir }: Pick<Env, 'appSecret' | 'dataDir'>): string {
  ensureDataDir(dataDir)
  if (appSecret) return appSecret
  const file = join(dataDir, 'app-secret')
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(dataDir, error)
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

/** Creates the data folder; a StartError names the folder when it cannot be written. */
export function ensureDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const probe = join(dataDir, `.write-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw cannotWrite(dataDir, error)
  }
}

/** A 32-byte key for one purpose, so that no key serves two (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  derived.set(name, key)
  return key
}

/** Of one secret and a handful of purposes; each request needs two. */
const derived = new Map<string, Buffer>()

export function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

const cannotWrite = (dataDir: string, cause: unknown) =>
  new StartError(
    `The data folder ${dataDir} cannot be written. Create it for this user, or set DATA_DIR to another one.`,
    {
      cause,
    },
  )
