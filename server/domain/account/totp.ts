/** One-time passwords by time (RFC 6238, on HOTP of RFC 4226), as authenticator apps know them: SHA-1, 6 digits, 30 s. */
import { HOTP, Secret, TOTP } from 'otpauth'

const period = 30
/** Steps to either side that count, for clocks that differ (RFC 6238, 5.2). */
const drift = 1

/** A new secret of 160 bits in Base32 (RFC 4648, 6), as apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The time step of a moment in milliseconds. */
export const totpStep = (now: number): number => TOTP.counter({ period, timestamp: now })

/** The code of a secret at a step. */
export const totpCode = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })

/** The step whose code this is, near now; null when it is none. Spaces in the code do not matter. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '')
  // The library compares bytes, and throws where six letters have more of them.
  if (!/^\d{6}$/.test(token)) return null
  const key = Secret.fromBase32(secret)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => totpStep(now) - drift + index)
  const isRight = (step: number) => HOTP.validate({ token, secret: key, counter: step, window: 0 }) !== null
  // Its own window answers the nearest step; a code that a later one shares would be good once more then.
  return steps.findLast(isRight) ?? null
}

/** The address that an app reads from the QR code (Key URI Format). What is usual is left out: a smaller code. */
export function totpAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
