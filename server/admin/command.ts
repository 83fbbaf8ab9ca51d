import type { DiscountSale } from '#shared/sale.ts'
import type { Database } from '../db/client.ts'
import type { Catalogue } from '../domain/library/catalogue.ts'
import type { Company } from '../company.ts'
import type { Logger } from '../process/logger.ts'
import type { PaymentProvider } from '../payments/provider.ts'

/** What a command of the operator works with. */
export type Admin = {
  database: Database
  /** The public address, for links in mails. */
  siteUrl: string
  print(line: string): void
  /** The library as it is built. */
  catalogue(): Catalogue
  /** What is piped into the command. */
  input(): Promise<string>
  /** Asks the operator; null when nobody is there to answer. */
  ask(question: string): Promise<boolean | null>
  /** The sale as this server is configured. */
  sale: DiscountSale
  /** Who takes the money of this server, and gives it back; null where nothing is sold. */
  payments(): Promise<PaymentProvider | null>
  logger: Logger
  /** Who sells, as receipts say it. */
  company: Company
}

/** What was given besides words, with the word a flag takes or "". Only what a command's usage names is taken. */
export type Flags = ReadonlyMap<string, string>

export type Command = {
  /** The words after its name, and flags: "<email> [<day>] [--amount=<dollars>] [--yes]". "[words]" takes any number. */
  usage: string
  about: string
  /** Throws AdminError for what the operator did wrong. */
  run(words: string[], admin: Admin, flags: Flags): Promise<void>
}

/** A sentence for the operator. */
export class AdminError extends Error {
  override name = 'AdminError'
}

/** Goes on only when the operator said so: by --yes, or when asked. */
export async function makeSure(admin: Admin, flags: Flags, what: string): Promise<void> {
  if (flags.has('--yes')) return
  const answer = await admin.ask(`${what} Do it?`)
  if (answer === null) throw new AdminError(`${what} Add --yes to do it.`)
  if (!answer) throw new AdminError('Nothing was done.')
}
