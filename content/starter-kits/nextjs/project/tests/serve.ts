import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    database: string
  }
}

const next = 'node_modules/next/dist/bin/next'

/** Builds the project and serves it as in production, for the tests of this folder. */
export default async function serve({ provide }: TestProject) {
  const production = { ...process.env, NODE_ENV: 'production' } as const
  execFileSync(process.execPath, [next, 'build'], { env: production, stdio: ['ignore', 'ignore', 'inherit'] })

  const folder = mkdtempSync(join(tmpdir(), 'lintel-'))
  const database = join(folder, 'app.db')
  const port = await freePort()
  const url = `http://localhost:${port}`
  // Each visitor of the tests has an address of its own, since attempts are counted by it.
  const settings = { ORIGIN: url, DATABASE_FILE: database, MAIL_PREVIEW: '1', TRUST_PROXY: '1' }
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    env: { ...production, ...settings },
    stdio: 'ignore',
  })
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100))
  provide('url', url)
  provide('database', database)

  return () => {
    server.kill()
    rmSync(folder, { recursive: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
