/** npm run admin: reads the environment as the server does, and carries out one command of the operator. */
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { openDatabase } from '../db/client.ts'
import { EnvError, readEnv } from '../env.ts'
import { StartError } from '../start-error.ts'
import { AdminError } from './command.ts'
import { runAdmin } from './run.ts'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  try {
    await database.migrate()
    const input = async () => (process.stdin.isTTY ? '' : text(process.stdin))
    const { siteUrl, discountSale: sale } = env
    await runAdmin(process.argv.slice(2), { database, siteUrl, sale, print: console.log, input, ask })
  } finally {
    await database.close()
  }
} catch (error) {
  const expected = error instanceof AdminError || error instanceof StartError || error instanceof EnvError
  console.error(expected ? error.message : error)
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
