/** The database cannot answer now: it is away, hangs, refuses, or is too busy. What was asked may be asked again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  constructor(reason: string, options?: ErrorOptions) {
    super(`The database cannot be used at the moment: ${reason}.`, options)
  }
}

/**
 * What SQLite says in all its kinds (sqlite.org/rescode.html) of a file that cannot be used now, and may be later: others
 * kept writing for longer than a statement waits (busy), read-only, an input or output error, a full disk, or no file
 * that can be opened.
 */
const sqliteRefusals = new Set([5, 8, 10, 13, 14])

/** Whether something failed only because the database cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const { errcode } = (error ?? {}) as { errcode?: number }
  return errcode !== undefined && sqliteRefusals.has(errcode % 256)
}

/** What the database answers, or something else while it cannot. For what a page can do without. */
export async function unlessAway<Answer, Other>(asked: Promise<Answer>, otherwise: Other): Promise<Answer | Other> {
  try {
    return await asked
  } catch (error) {
    if (isUnavailable(error)) return otherwise
    throw error
  }
}
