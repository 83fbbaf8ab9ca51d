/** Signatures of webhooks as Stripe makes them: "t=<seconds>,v1=<HMAC-SHA256 of '<seconds>.<body>' in hex>". */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older ones may be somebody's recording. */
const toleranceSeconds = 5 * 60

/** The header that goes with a body. */
export function sign(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${macOf(body, secret, time)}`
}

/** Whether a body comes from who knows the secret, a short while ago. Several v1 parts are secrets that take turns. */
export function isSigned(body: string, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) return false
  const wanted = macOf(body, secret, time)
  return parts.some(([name, mac]) => name === 'v1' && same(mac ?? '', wanted))
}

const macOf = (body: string, secret: string, time: number) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

function same(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
