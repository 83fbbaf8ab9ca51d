/** One-time passwords by time (RFC 6238, on HOTP of RFC 4226), as authenticator apps know them: SHA-1, 6 digits, 30 s. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** Steps to either side that count, for clocks that differ (RFC 6238, 5.2). */
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits in Base32 (RFC 4648, 6), as apps take it. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits
    .match(/.{5}/g)!
    .map((five) => alphabet[Number.parseInt(five, 2)])
    .join('')
}

/** The time step of a moment in milliseconds. */
export const totpStep = (now: number) => Math.floor(now / 1000 / stepSeconds)

/** The code of a secret at a step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step whose code this is, near now; null when it is none. Spaces in the code do not matter. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''))
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => totpStep(now) - drift + index)
  const isRight = (step: number) => {
    const right = Buffer.from(totpCode(secret, step))
    return right.length === given.length && timingSafeEqual(right, given)
  }
  return steps.filter(isRight).at(-1) ?? null
}

/** The address that an app reads from the QR code (Key URI Format). */
export function totpAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}
