/** npm run admin: reads the environment as the server does, and carries out one command of the operator. */
import { existsSync } from 'node:fs'
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
    await runAdmin(process.argv.slice(2), { database, siteUrl: env.siteUrl, print: console.log, input })
  } finally {
    await database.close()
  }
} catch (error) {
  const expected = error instanceof AdminError || error instanceof StartError || error instanceof EnvError
  console.error(expected ? error.message : error)
  process.exitCode = 1
}
