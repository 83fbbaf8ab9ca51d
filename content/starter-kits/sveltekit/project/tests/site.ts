import { spawn } from 'node:child_process'
import { once } from 'node:events'

export const origin = 'http://lintel.test'

/**
 * The built site on a port of its own. It is asked there, and believes to be at `origin`.
 * @param databaseFile where it keeps its accounts
 */
export async function startSite(databaseFile: string) {
  const env = { ...process.env, DATABASE_FILE: databaseFile, MAIL_PREVIEW: '1', ORIGIN: origin, TRUST_PROXY: '1' }
  const server = spawn(process.execPath, ['server.ts', '--port', '0'], { env: { ...env, NODE_ENV: 'production' } })
  let log = ''
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (words) => {
        log += words
        const [, listening] = /Listening on \S+:(\d+)/.exec(log) ?? []
        if (listening) resolve(listening)
      })
    server.on('close', () => reject(new Error(log)))
  })
  return {
    openBrowser: () => openBrowser(`http://localhost:${port}`),
    log: () => log,
    async stop() {
      server.kill()
      await once(server, 'close')
    },
  }
}

let opened = 0

/** A browser without JavaScript, at an address of its own: it keeps cookies, and sends forms as pages of the site do. */
function openBrowser(site: string) {
  const cookies = new Map<string, string>()
  const address = `192.0.2.${(opened += 1)}`

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers({ accept: 'text/html', 'x-forwarded-for': `198.51.100.1, ${address}` })
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const answer = await fetch(site + path, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const { status, headers: answered } = answer
    return { status, location: answered.get('location'), text: await answer.text(), headers: answered }
  }

  return {
    cookies,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string> = {}, headers: HeadersInit = { origin }) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  }
}

export type Browser = ReturnType<typeof openBrowser>
