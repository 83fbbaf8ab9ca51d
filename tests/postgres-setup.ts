/** Vitest global setup: one throw-away PostgreSQL for the whole run, or the one TEST_DATABASE_URL names. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/** The address of a server whose user may create databases, or the reason why there is none. */
export type ProvidedPostgres = { url: string } | { missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres
  }
}

export default async function setup({ provide }: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  if (url) return provide('postgres', { url })
  const started = await startPostgres()
  if ('missing' in started) console.warn(`The PostgreSQL half of the database tests is skipped: ${started.missing}.`)
  provide('postgres', 'missing' in started ? started : { url: started.url })
  return 'missing' in started ? undefined : started.stop
}
