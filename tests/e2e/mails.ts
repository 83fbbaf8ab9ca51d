import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Product } from './product.ts'

export type KeptMail = { to: string; subject: string; html: string; text: string }

/** Waits until a mail with this subject lies in the product's outbox folder for an address; the newest of them. */
export async function mailTo({ dataDir }: Product, address: string, subject: RegExp): Promise<KeptMail> {
  const folder = join(dataDir, 'outbox')
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptMail)
      .findLast((mail) => mail.to === address && subject.test(mail.subject))
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return find()!
}

/** The path its button leads to. */
export const linkIn = ({ text }: KeptMail): string => new URL(/https?:\/\/\S+/.exec(text)![0]).pathname
