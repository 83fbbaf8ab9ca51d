/** Asks the site, by HTTP and nothing else: with a limit in time and size, through a proxy where one is set. */
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { connect as secure } from 'node:tls'
import { site } from '#shared/site.ts'
import { exits, Fault } from '../fault.ts'
import { proxyFor, proxyHeaders, tunnel } from './proxy.ts'

export type Asked = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Bytes of an answer; more is refused. */
  most?: number
}
export type Answer = { status: number; headers: IncomingMessage['headers']; bytes: Buffer }

/** Milliseconds without a byte after which nobody is waited for. */
const patience = 30_000
const usual = 8 * 1024 * 1024

/**
 * One request. Redirections are not followed: what a key opens is asked of the site alone.
 *
 * @throws Fault where no answer comes
 */
export async function send(address: string, env: NodeJS.ProcessEnv, asked: Asked = {}): Promise<Answer> {
  const target = new URL(address)
  try {
    return await read(await begin(target, env, asked), asked.most ?? usual)
  } catch (error) {
    if (error instanceof Fault) throw error
    throw unreachable(target, error as NodeJS.ErrnoException)
  }
}

async function begin(
  target: URL,
  env: NodeJS.ProcessEnv,
  { method = 'GET', headers = {}, body }: Asked,
): Promise<ClientRequest> {
  const isSecure = target.protocol === 'https:'
  const proxy = proxyFor(target, env)
  const options: RequestOptions = {
    method,
    timeout: patience,
    headers: {
      'User-Agent': `${site.slug}/${site.version} node/${process.versions.node}`,
      ...headers,
      ...(proxy && { Connection: 'close' }),
      ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    },
  }
  const asked = await open()
  asked.end(body)
  return asked

  async function open(): Promise<ClientRequest> {
    if (!proxy) return isSecure ? secureRequest(target, options) : plainRequest(target, options)
    if (!isSecure)
      return plainRequest({
        ...options,
        host: proxy.hostname.replace(/^\[|\]$/g, ''),
        port: proxy.port || 80,
        path: target.href,
        headers: { ...options.headers, Host: target.host, ...proxyHeaders(proxy) } as Record<string, string>,
      })
    const socket = await tunnel(proxy, target, patience)
    const through = secureRequest(target, {
      ...options,
      agent: false,
      createConnection: () => secure({ socket, servername: target.hostname }),
    })
    // Nobody else uses this way, and while it is open the program would not end.
    return through.once('close', () => socket.destroy())
  }
}

function read(asked: ClientRequest, most: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asked.once('timeout', () => asked.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    asked.once('error', reject)
    asked.once('response', (response) => {
      const pieces: Buffer[] = []
      let size = 0
      response.on('data', (piece: Buffer) => {
        size += piece.length
        if (size > most)
          return void asked.destroy(
            new Fault('The answer is larger than anything the site sends.', { exit: exits.site }),
          )
        pieces.push(piece)
      })
      response.once('aborted', () => reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(pieces) }),
      )
    })
  })
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'its name is not known here',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection broke',
  ETIMEDOUT: 'it did not answer in time',
  ENETUNREACH: 'there is no network',
  EHOSTUNREACH: 'there is no way there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody we know',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody we know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by nobody we know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by nobody we know',
}

function unreachable({ origin }: URL, error: NodeJS.ErrnoException): Fault {
  const code = error.code ?? (error as { errors?: NodeJS.ErrnoException[] }).errors?.[0]?.code ?? ''
  const isCertificate = /CERT|SIGNATURE/.test(code)
  return new Unreachable(`${origin} could not be reached: ${reasons[code] ?? (code || error.message)}.`, {
    exit: exits.site,
    cause: error,
    todo: isCertificate
      ? 'Where your network reads what is encrypted, name its certificate in NODE_EXTRA_CA_CERTS.'
      : 'Check your connection, and HTTPS_PROXY where you need a proxy. What lies in the project already works without it.',
  })
}

/** The site did not answer, so what is kept here may be used in its place. */
export class Unreachable extends Fault {}
