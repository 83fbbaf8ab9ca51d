/** What a browser keeps for us and can neither read nor change: AES-256-GCM with the time of its end inside. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { z } from 'zod'

/** Text for a cookie. The key has 32 bytes. */
export function seal(
  data: object,
  { key, lifetimeSeconds, now }: { key: Buffer; lifetimeSeconds: number; now: Date },
): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = JSON.stringify({ data, expires: now.getTime() + lifetimeSeconds * 1000 })
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** What was sealed; null when it was tampered with, is malformed or too old. */
export function unseal<Schema extends z.ZodType>(
  schema: Schema,
  cookie: string | undefined,
  { key, now }: { key: Buffer; now: Date },
): z.output<Schema> | null {
  if (!cookie) return null
  try {
    const bytes = Buffer.from(cookie, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
    const { data, expires } = JSON.parse(text) as { data: unknown; expires: number }
    return expires > now.getTime() ? schema.parse(data) : null
  } catch {
    return null
  }
}
