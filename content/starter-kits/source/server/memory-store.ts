import type { Account, Session, Store, Token } from './store.ts'

/** Keeps everything in memory, until the process ends: for tests and demos. */
export function memoryStore(): Store {
  const accounts = new Map<string, Account>()
  const sessions = new Map<string, Session>()
  const tokens = new Map<string, Token>()

  const withEmail = (email: string) => [...accounts.values()].find((account) => account.email === email) ?? null
  const remove = <Row>(rows: Map<string, Row>, where: (row: Row) => boolean) => {
    for (const [key, row] of rows) if (where(row)) rows.delete(key)
  }

  return {
    async createAccount(account) {
      if (withEmail(account.email)) return false
      accounts.set(account.id, { ...account })
      return true
    },
    async accountById(id) {
      const account = accounts.get(id)
      return account ? { ...account } : null
    },
    async accountByEmail(email) {
      const account = withEmail(email)
      return account ? { ...account } : null
    },
    async updateAccount(id, changes) {
      const account = accounts.get(id)
      if (!account) return false
      const owner = changes.email === undefined ? null : withEmail(changes.email)
      if (owner && owner.id !== id) return false
      accounts.set(id, { ...account, ...changes })
      return true
    },
    async deleteAccount(id) {
      accounts.delete(id)
      remove(sessions, ({ accountId }) => accountId === id)
      remove(tokens, ({ accountId }) => accountId === id)
    },

    async createSession(session) {
      sessions.set(session.hash, { ...session })
    },
    async session(hash) {
      const session = sessions.get(hash)
      return session ? { ...session } : null
    },
    async extendSession(hash, expiresAt) {
      const session = sessions.get(hash)
      if (session) session.expiresAt = expiresAt
    },
    async endSession(hash) {
      sessions.delete(hash)
    },
    async endSessionsOf(id, except) {
      remove(sessions, ({ accountId, hash }) => accountId === id && hash !== except)
    },

    async createToken(token) {
      remove(tokens, ({ accountId, purpose }) => accountId === token.accountId && purpose === token.purpose)
      tokens.set(token.hash, { ...token })
    },
    async token(hash, purpose) {
      const token = tokens.get(hash)
      return token?.purpose === purpose ? { ...token } : null
    },
    async takeToken(hash, purpose) {
      return tokens.get(hash)?.purpose === purpose && tokens.delete(hash)
    },

    async sweep(now) {
      remove(sessions, ({ expiresAt }) => expiresAt <= now)
      remove(tokens, ({ expiresAt }) => expiresAt <= now)
    },
  }
}
