/** npm run admin: reads the environment as the server does, and carries out one command of the operator. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { systemClock } from '../process/clock.ts'
import { openCatalogue } from '../domain/library/catalogue.ts'
import { openDatabase } from '../db/client.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { EnvError, readEnv } from '../env.ts'
import { createLogger } from '../process/logger.ts'
import { paymentProvider } from '../payments/provider.ts'
import { loadSecret } from '../process/secrets.ts'
import { StartError } from '../process/start-error.ts'
import { AdminError } from './command.ts'
import { runAdmin } from './run.ts'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  const database = await openDatabase(env, { clock: systemClock })
  try {
    await database.migrate()
    const input = async () => (process.stdin.isTTY ? '' : text(process.stdin))
    const { siteUrl, discountSale: sale, company } = env
    const payments = () => paymentProvider({ env, secret: loadSecret(env), clock: systemClock })
    const catalogue = () => openCatalogue(join(import.meta.dirname, '../../build/catalog'))
    const tools = { catalogue, print: console.log, input, ask, payments, logger: createLogger(env) }
    await runAdmin(process.argv.slice(2), { database, siteUrl, sale, company, ...tools })
  } finally {
    await database.close()
  }
} catch (error) {
  const expected = [AdminError, StartError, EnvError, DatabaseUnavailable].some((kind) => error instanceof kind)
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}

/** Anything but "y" or "yes" is a no. */
async function ask(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
