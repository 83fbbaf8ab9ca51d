/** The library turns whatever fails while it checks a passkey into a refusal; that the database is away is no refusal. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnavailable } from '../db/unavailable.ts'

const steps = new AsyncLocalStorage<{ outage?: Error }>()

/** Takes note of what the library told its log of; to be called for each error there. */
export function noteSwallowed(error: Error | undefined) {
  const step = steps.getStore()
  if (step && error && isUnavailable(error)) step.outage = error
}

/**
 * Runs a step of the library.
 *
 * @returns what it answers
 * @throws what it throws, but DatabaseUnavailable or the like where that is why it failed
 */
export function tellingOutages<Answer>(step: () => Promise<Answer>): Promise<Answer> {
  const seen: { outage?: Error } = {}
  return steps.run(seen, async () => {
    try {
      return await step()
    } catch (error) {
      throw seen.outage ?? error
    }
  })
}
