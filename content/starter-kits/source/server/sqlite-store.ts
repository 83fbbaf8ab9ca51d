import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Account, Session, Store, Token } from './store.ts'

const tables = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    passwordHash TEXT NOT NULL,
    verifiedAt INTEGER,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY,
    accountId TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    createdAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_account ON sessions (accountId);
  CREATE TABLE IF NOT EXISTS tokens (
    hash TEXT PRIMARY KEY,
    accountId TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    expiresAt INTEGER NOT NULL,
    UNIQUE (accountId, purpose)
  ) STRICT;
`

/** SQLite's number for a value that another row has already. */
const taken = 2067

/**
 * Keeps everything in one file, with the SQLite that Node.js brings along.
 * @param file where it lies; its folder is made. `:memory:` keeps it in memory
 */
export function sqliteStore(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(tables)

  const get = <Row>(sql: string, ...values: (string | number | null)[]) =>
    (database.prepare(sql).get(...values) as Row | undefined) ?? null
  const run = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).run(...values)
  /** True where rows were written, false where none was, or where another has what must be unique. */
  const wrote = (sql: string, ...values: (string | number | null)[]) => {
    try {
      return run(sql, ...values).changes > 0
    } catch (error) {
      if ((error as { errcode?: number }).errcode === taken) return false
      throw error
    }
  }

  return {
    async createAccount({ id, email, name, passwordHash, verifiedAt, createdAt }) {
      return wrote(
        'INSERT INTO accounts (id, email, name, passwordHash, verifiedAt, createdAt) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        email,
        name,
        passwordHash,
        verifiedAt,
        createdAt,
      )
    },
    async accountById(id) {
      return get<Account>('SELECT * FROM accounts WHERE id = ?', id)
    },
    async accountByEmail(email) {
      return get<Account>('SELECT * FROM accounts WHERE email = ?', email)
    },
    async updateAccount(id, changes) {
      const account = get<Account>('SELECT * FROM accounts WHERE id = ?', id)
      if (!account) return false
      const { email, name, passwordHash, verifiedAt } = { ...account, ...changes }
      return wrote(
        'UPDATE accounts SET email = ?, name = ?, passwordHash = ?, verifiedAt = ? WHERE id = ?',
        email,
        name,
        passwordHash,
        verifiedAt,
        id,
      )
    },
    async deleteAccount(id) {
      run('DELETE FROM accounts WHERE id = ?', id)
    },

    async createSession({ hash, accountId, createdAt, expiresAt }) {
      run(
        'INSERT INTO sessions (hash, accountId, createdAt, expiresAt) VALUES (?, ?, ?, ?)',
        hash,
        accountId,
        createdAt,
        expiresAt,
      )
    },
    async session(hash) {
      return get<Session>('SELECT * FROM sessions WHERE hash = ?', hash)
    },
    async extendSession(hash, expiresAt) {
      run('UPDATE sessions SET expiresAt = ? WHERE hash = ?', expiresAt, hash)
    },
    async endSession(hash) {
      run('DELETE FROM sessions WHERE hash = ?', hash)
    },
    async endSessionsOf(accountId, except = '') {
      run('DELETE FROM sessions WHERE accountId = ? AND hash <> ?', accountId, except)
    },

    async createToken({ hash, accountId, purpose, expiresAt }) {
      run(
        `INSERT INTO tokens (hash, accountId, purpose, expiresAt) VALUES (?, ?, ?, ?)
         ON CONFLICT (accountId, purpose) DO UPDATE SET hash = excluded.hash, expiresAt = excluded.expiresAt`,
        hash,
        accountId,
        purpose,
        expiresAt,
      )
    },
    async token(hash, purpose) {
      return get<Token>('SELECT * FROM tokens WHERE hash = ? AND purpose = ?', hash, purpose)
    },
    async takeToken(hash, purpose) {
      return run('DELETE FROM tokens WHERE hash = ? AND purpose = ?', hash, purpose).changes > 0
    },

    async sweep(now) {
      run('DELETE FROM sessions WHERE expiresAt <= ?', now)
      run('DELETE FROM tokens WHERE expiresAt <= ?', now)
    },
  }
}
