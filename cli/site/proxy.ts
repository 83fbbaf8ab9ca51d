/** Proxies as the environment names them, since not every Node.js that runs this knows them by itself. */
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Socket } from 'node:net'
import { exits, Fault } from '../fault.ts'

/** The proxy for an address, or null. Lower case stands before upper case, as with curl. */
export function proxyFor(target: URL, env: NodeJS.ProcessEnv): URL | null {
  const isSecure = target.protocol === 'https:'
  const said = isSecure
    ? env.https_proxy || env.HTTPS_PROXY || env.all_proxy || env.ALL_PROXY
    : env.http_proxy || env.HTTP_PROXY || env.all_proxy || env.ALL_PROXY
  if (!said || goesAround(target, env.no_proxy || env.NO_PROXY || '')) return null
  try {
    const proxy = new URL(said.includes('://') ? said : `http://${said}`)
    if (proxy.protocol === 'http:' || proxy.protocol === 'https:') return proxy
  } catch {
    // Said below; the address may hold a password, so it is not repeated.
  }
  const name = isSecure ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  throw new Fault(`${name} is no address of an HTTP proxy.`, {
    exit: exits.usage,
    todo: `Write it as ${name}=http://proxy.example:8080.`,
  })
}

function goesAround({ hostname, port, protocol }: URL, list: string): boolean {
  const its = port || (protocol === 'https:' ? '443' : '80')
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .some((entry) => {
      if (entry === '*') return true
      const [, host = '', only] = /^(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? []
      if (only && only !== its) return false
      const name = host.replace(/^\*?\./, '')
      return hostname === name || hostname.endsWith(`.${name}`)
    })
}

export const proxyHeaders = ({ username, password }: URL): Record<string, string> =>
  username || password
    ? {
        'Proxy-Authorization': `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      }
    : {}

/** A way through a proxy to a server behind it (CONNECT, RFC 9110, 9.3.6). */
export function tunnel(proxy: URL, target: URL, timeoutMs: number): Promise<Socket> {
  const to = `${target.hostname}:${target.port || 443}`
  const ask = proxy.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const asked = ask({
      host: proxy.hostname.replace(/^\[|\]$/g, ''),
      port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: to,
      headers: { Host: to, ...proxyHeaders(proxy) },
      timeout: timeoutMs,
    })
    asked.once('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket as Socket)
      socket.destroy()
      reject(
        new Fault(`The proxy ${proxy.host} did not let us through: it answered ${statusCode}.`, {
          exit: exits.site,
          todo:
            statusCode === 407 ? 'Put its user and password into HTTPS_PROXY.' : 'Ask whoever looks after the proxy.',
        }),
      )
    })
    asked.once('timeout', () => asked.destroy(new Error('timeout')))
    asked.once('error', reject)
    asked.end()
  })
}
