import { createServer as createHttpServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'

process.env.DATABASE_FILE = 'memory'
// Each visitor has an address of its own, since attempts are counted by it.
process.env.TRUST_PROXY = '1'

/** The site as Vite serves it, with accounts in memory and requests over the network. */
export async function startSite() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    // Nothing is loaded by a browser.
    optimizeDeps: { noDiscovery: true },
  })
  const { createListener } = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('../server/app.ts')
  const { mail } = (await vite.ssrLoadModule('/app/.server/site.ts')) as typeof import('../app/.server/site.ts')
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild

  // As in production, where nothing is told of an error.
  const site = await listen(createListener(build, 'production'))
  const broken = await listen(createListener(breaking(build, 'routes/billing'), 'production'))
  return {
    visitor: () => visitor(site.url),
    brokenVisitor: () => visitor(broken.url),
    /** The path of the link that was mailed last. */
    mailedLink: () => {
      const { pathname, search } = new URL(mail.sent.at(-1)!.link)
      return pathname + search
    },
    async stop() {
      site.close()
      broken.close()
      await vite.close()
    },
  }
}

/** The same build, with a route whose loader throws. */
function breaking(build: ServerBuild, id: string): ServerBuild {
  const route = build.routes[id]!
  const loader = () => {
    throw new Error('The database said something secret.')
  }
  return { ...build, routes: { ...build.routes, [id]: { ...route, module: { ...route.module, loader } } } }
}

async function listen(listener: RequestListener) {
  const server = createHttpServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

let visitors = 0

/** A browser without JavaScript: it keeps cookies, says where it comes from, and follows nothing by itself. */
function visitor(url: string) {
  const cookies = new Map<string, string>()
  const address = `192.0.2.${++visitors}`

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', address)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const body = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('Location'),
      body,
      heading: /<h1[^>]*>([^<]*)/.exec(body)?.[1],
      toast: /role="status"[^>]*>.*?<p [^>]*>([^<]*)/.exec(body)?.[1] ?? null,
    }
  }

  return {
    cookies,
    open: (path: string) => send(path),
    submit: (path: string, fields: Record<string, string>, headers: HeadersInit = { Origin: url }) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  }
}

export type Visitor = ReturnType<typeof visitor>
