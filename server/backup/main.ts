/** npm run backup -- <file>, npm run backup -- restore <file>: of the database that the server would use. */
import { existsSync } from 'node:fs'
import { EnvError, readEnv } from '../env.ts'
import { StartError } from '../process/start-error.ts'
import { backUpPostgres, restorePostgres } from './postgres.ts'
import { backUpSqlite, restoreSqlite } from './sqlite.ts'

const words = process.argv.slice(2)
const isRestore = words[0] === 'restore'
const [file, ...more] = isRestore ? words.slice(1) : words

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { databaseUrl, dataDir } = readEnv(process.env)
  if (file === undefined || more.length > 0)
    throw new StartError('Say one file: npm run backup -- <file>, or npm run backup -- restore <file>.')
  if (isRestore && !existsSync(file)) throw new StartError(`There is no file ${file}.`)
  if (!isRestore && existsSync(file)) throw new StartError(`${file} is there already. Backups are never written over.`)
  if (isRestore) await (databaseUrl ? restorePostgres(file, databaseUrl) : restoreSqlite(file, dataDir))
  else if (databaseUrl) backUpPostgres(databaseUrl, file)
  else backUpSqlite(dataDir, file)
  console.log(isRestore ? `The database is as it was in ${file}.` : `The database was backed up to ${file}.`)
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof EnvError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
