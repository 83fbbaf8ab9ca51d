/** Access keys as text: how they are made, told from other text, and kept. */
import { createHash, randomInt } from 'node:crypto'
import { accessKeyMark } from '#shared/access-keys.ts'

/** Base58: letters and digits without 0, O, I and l, which look alike. */
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const length = 32
const whole = new RegExp(`^${accessKeyMark}[${letters}]{${length}}$`)

/** "mwk_" and 32 characters of base58: 187 random bits. */
export const newAccessKeyText = (): string =>
  accessKeyMark + Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** Whether a text has the form of an access key. */
export const isAccessKeyText = (text: string): boolean => whole.test(text)

/** The first eight characters, by which its owner tells a key from others; 163 random bits stay hidden. */
export const prefixOf = (key: string): string => key.slice(0, 8)

/** What is kept of a key. A plain hash is enough for what is random in full length. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')
