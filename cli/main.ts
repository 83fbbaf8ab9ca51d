#!/usr/bin/env node
import process from 'node:process'
import { run } from './run.ts'
import { programName } from './site/site.ts'
import { terminalOf } from './terminal.ts'

// Whoever reads what is printed may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const { env, stdin, stdout, stderr } = process
process.exitCode = await run(
  process.argv.slice(2),
  terminalOf({
    env,
    stdin,
    stdout,
    stderr,
    signals: process,
    cwd: process.cwd(),
    program: programName(env, process.argv[1]),
  }),
)
