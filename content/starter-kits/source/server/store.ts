/** What is kept. Write the functions of `Store` for your database, and nothing else has to change. */

export type Account = {
  id: string
  /** In lower case; no two accounts share one. */
  email: string
  name: string
  passwordHash: string
  /** Milliseconds since 1970, as all times here; null until the address is confirmed. */
  verifiedAt: number | null
  createdAt: number
}

export type Session = {
  /** The SHA-256 of what stands in the cookie, so that who reads the database cannot sign in with it. */
  hash: string
  accountId: string
  createdAt: number
  expiresAt: number
}

export type Purpose = 'verify' | 'reset'

/** A link that was mailed: good once, for a while, for one purpose. */
export type Token = { hash: string; accountId: string; purpose: Purpose; expiresAt: number }

export type Changes = Partial<Pick<Account, 'email' | 'name' | 'passwordHash' | 'verifiedAt'>>

export interface Store {
  /** False where the address has an account already. */
  createAccount(account: Account): Promise<boolean>
  accountById(id: string): Promise<Account | null>
  accountByEmail(email: string): Promise<Account | null>
  /** False where another account has the new address. */
  updateAccount(id: string, changes: Changes): Promise<boolean>
  /** With its sessions and tokens. */
  deleteAccount(id: string): Promise<void>

  createSession(session: Session): Promise<void>
  session(hash: string): Promise<Session | null>
  extendSession(hash: string, expiresAt: number): Promise<void>
  endSession(hash: string): Promise<void>
  endSessionsOf(accountId: string, except?: string): Promise<void>

  /** Takes the place of an earlier one of the same account and purpose. */
  createToken(token: Token): Promise<void>
  token(hash: string, purpose: Purpose): Promise<Token | null>
  /** Removes it in one step, so that a link is good once: true for the one who came first. */
  takeToken(hash: string, purpose: Purpose): Promise<boolean>

  /** Forgets sessions and tokens that have expired. */
  sweep(now: number): Promise<void>
}
