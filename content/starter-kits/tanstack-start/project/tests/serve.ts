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

/** Builds the project and serves it as in production, for the tests of this folder. */
export default async function serve({ provide }: TestProject) {
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const folder = mkdtempSync(join(tmpdir(), 'lintel-'))
  const database = join(folder, 'app.db')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['server.ts', '--port', String(port)], {
    env: { ...process.env, ORIGIN: url, DATABASE_FILE: database, MAIL_PREVIEW: '1', TRUST_PROXY: '1' },
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
