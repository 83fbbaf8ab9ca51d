/** Builds the site and serves it twice: behind a proxy as https://app.example, and by itself. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    proxied: string
    direct: string
  }
}

const folder = '.astro/test'

export default async function serve({ provide }: TestProject) {
  const { NODE_ENV: _, ...env } = process.env
  const behindProxy = { ...env, ORIGIN: 'https://app.example', TRUST_PROXY: '1' }
  const words = ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'tests/astro.config.ts']
  execFileSync(process.execPath, words, { env: behindProxy, stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync('server.mjs', `${folder}/server.mjs`)

  const proxied = await start(behindProxy)
  const direct = await start({ ...env, ORIGIN: undefined, TRUST_PROXY: undefined })
  provide('proxied', proxied.url)
  provide('direct', direct.url)
  return () => [proxied, direct].forEach(({ stop }) => stop())
}

async function start(env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const server = spawn(process.execPath, [`${folder}/server.mjs`, '--port', String(port)], {
    env: { ...env, DATABASE_FILE: 'memory', MAIL_PREVIEW: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Listening') && resolve())
    server.on('exit', () => reject(new Error('The server ended before it listened.')))
  })
  return { url: `http://localhost:${port}`, stop: () => server.kill() }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
