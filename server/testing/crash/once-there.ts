import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '../../db/unavailable.ts'
import { StartError } from '../../process/start-error.ts'

/** Milliseconds until one comes again, and how often one does: half a minute at least. */
const [againMs, attempts] = [500, 60]

/**
 * Does what needs the database, once it is there: a busy machine may leave it without an answer for longer than the
 * product waits. Whoever the product tells so comes again, and so does this. Only for what may be done twice.
 */
export async function onceThere<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const mayComeBack = isUnavailable(error) || error instanceof StartError
      if (!mayComeBack || attempt === attempts) throw error
      await wait(againMs)
    }
  }
}
