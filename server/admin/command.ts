import type { Database } from '../db/client.ts'

/** What a command of the operator works with. */
export type Admin = {
  database: Database
  /** The public address, for links in mails. */
  siteUrl: string
  print(line: string): void
  /** What is piped into the command. */
  input(): Promise<string>
}

export type Command = {
  /** The words after its name: "<email>". */
  usage: string
  about: string
  /** Throws AdminError for what the operator did wrong. */
  run(words: string[], admin: Admin): Promise<void>
}

/** A sentence for the operator. */
export class AdminError extends Error {
  override name = 'AdminError'
}
