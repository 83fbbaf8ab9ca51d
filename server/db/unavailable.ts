/** The database cannot answer now: it is away, hangs, or is too busy. What was asked may be asked again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  constructor(reason: string, options?: ErrorOptions) {
    super(`The database cannot be used at the moment: ${reason}.`, options)
  }
}

/** SQLITE_BUSY in all its kinds (sqlite.org/rescode.html): others kept writing for longer than a statement waits. */
const sqliteBusy = 5

/** Whether something failed only because the database cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const { errcode } = (error ?? {}) as { errcode?: number }
  return errcode !== undefined && errcode % 256 === sqliteBusy
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
