/**
 * A browser without scripts over plain HTTP: it keeps cookies, follows redirects, and sends forms as the page has them.
 * Where the pages are drawn by scripts, it sends the JSON that these would.
 */
import { request } from 'node:http'
import type { Api } from '#toolchain/smoke.ts'
import { asRequest } from './api.ts'
import { fill, headingOf, type Filled } from './forms.ts'

type Headers = Record<string, string>
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; html: string }
export type Page = Answer & {
  /** Where it stands, after all redirects. */
  path: string
  heading: string
  /** The address of another site that it would have gone on to. */
  left: string | null
}
type Sent = {
  method?: string
  headers?: Headers
  body?: Uint8Array
  /** The body goes out without its length being told first. */
  chunked?: boolean
}
type Sending = {
  headers?: Headers
  chunked?: boolean
  /** Values of fields by their names, which a page does not show but an attacker may write. */
  hidden?: Record<string, string>
  /** What the body is said to be, in the place of what it is. */
  type?: string
}

export type Visitor = ReturnType<typeof createVisitor>

const asBrowser: Headers = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/**
 * @param site where the kit is served; asked anew for each request, since a kit may be started once more
 * @param always headers of every request
 * @param api how the pages speak with their server, where that is not by forms
 */
export function createVisitor(site: () => string, always: Headers = {}, api?: Api) {
  const cookies = new Map<string, string>()
  /** The Set-Cookie headers as they came, by the cookie's name. */
  const lastSet = new Map<string, string>()

  async function ask(address: URL, { headers = {}, ...sent }: Sent): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exchange(address, {
      ...sent,
      headers: { ...asBrowser, ...(cookie && { cookie }), ...always, ...headers },
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line)
    return answer
  }

  function keep(line: string) {
    const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? []
    lastSet.set(name, line)
    const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1]
    const age = /;\s*max-age=(-?\d+)/i.exec(line)?.[1]
    const isOver = age === undefined ? expires !== undefined && Date.parse(expires) <= Date.now() : Number(age) <= 0
    if (isOver || value === '') cookies.delete(name)
    else cookies.set(name, value)
  }

  /** Goes on where an answer leads, as long as it is this site. */
  async function follow(first: Answer, from: URL): Promise<Page> {
    let answer = first
    let address = from
    for (let hops = 0; hops < 10; hops++) {
      const { location } = answer.headers
      const isRedirect = answer.status >= 300 && answer.status < 400 && typeof location === 'string'
      const next = isRedirect ? new URL(location, address) : null
      if (next && next.origin !== new URL(site()).origin) return asPage(answer, address, next.href)
      if (!next) return asPage(answer, address, null)
      address = next
      answer = await ask(address, { headers: { 'sec-fetch-site': 'same-origin' } })
    }
    throw new Error(`${from.pathname} leads in circles`)
  }

  const asPage = (answer: Answer, address: URL, left: string | null): Page => ({
    ...answer,
    path: address.pathname,
    heading: headingOf(answer.html),
    left,
  })

  const visitor = {
    cookies,
    lastSet,
    /** What the very address answers, without going on. */
    raw: (path: string, sent: Sent = {}) =>
      ask(new URL(path, site()), { ...sent, headers: { 'sec-fetch-site': 'none', ...sent.headers } }),
    /** What a script of a page is answered. */
    async json<Said>(path: string): Promise<Said> {
      const { status, headers, html } = await ask(new URL(path, site()), {
        headers: {
          accept: 'application/json',
          'sec-fetch-dest': 'empty',
          'sec-fetch-mode': 'cors',
          'sec-fetch-site': 'same-origin',
        },
      })
      const type = String(headers['content-type'] ?? 'nothing')
      if (status !== 200 || !type.startsWith('application/json'))
        throw new Error(`${path} is answered ${status} with ${type}, not 200 with application/json.`)
      return JSON.parse(html) as Said
    },
    async visit(path: string): Promise<Page> {
      const address = new URL(path, site())
      return follow(await ask(address, { headers: { 'sec-fetch-site': 'none' } }), address)
    },
    /** Reads the form of a page with this button and these labelled fields, for somebody to send. */
    async form(path: string, button: string, fields: Record<string, string> = {}) {
      const page = await visitor.visit(path)
      try {
        const filled = api
          ? await asRequest(api, { path, button, fields, shown: page.path, get: visitor.json })
          : fill(page.html, button, fields)
        return { ...filled, action: new URL(filled.action, new URL(path, site())).href }
      } catch (cause) {
        throw new Error(`${page.path} (“${page.heading}”, ${page.status}): ${(cause as Error).message}.`, { cause })
      }
    },
    /** Sends a form that was read, and does not go on. */
    async post(form: Filled, { headers = {}, chunked = false, hidden = {}, type: said }: Sending = {}) {
      const address = new URL(form.action)
      // The site may have moved to another port since the form was read.
      const target = new URL(address.pathname + address.search, site())
      const fields = [...form.fields.filter(([name]) => !(name in hidden)), ...Object.entries(hidden)]
      const own = { origin: new URL(site()).origin, referer: target.href, 'sec-fetch-site': 'same-origin' }
      const { body, type } = await encoded(fields, form.enctype)
      const fromScript = api && { accept: '*/*', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }
      const send = { ...fromScript, ...own, ...headers, 'content-type': said ?? type }
      return { target, answer: await ask(target, { method: form.method, body, chunked, headers: withoutEmpty(send) }) }
    },
    async send(form: Filled, sending?: Sending): Promise<Page> {
      const { answer, target } = await visitor.post(form, sending)
      if (form.leads === undefined) return follow(answer, target)
      if (answer.status > 299) return asPage(answer, target, null)
      const { next } = JSON.parse(answer.html) as { next?: string }
      const goal = new URL(next ?? form.leads, site())
      // A path that begins with two slashes is another site, once a script hands it on.
      if (goal.origin !== new URL(site()).origin) return asPage(answer, target, goal.href)
      if (goal.pathname.startsWith('//')) return asPage(answer, target, `http:${goal.pathname}`)
      const page = await visitor.visit(goal.pathname + goal.search)
      // What was said stands before the page, since the page may show all of it.
      return { ...page, html: answer.html + page.html }
    },
    /** Reads a form, fills it and sends it, as anybody does. */
    async submit(path: string, button: string, fields: Record<string, string> = {}, sending?: Sending): Promise<Page> {
      return visitor.send(await visitor.form(path, button, fields), sending)
    },
  }
  return visitor
}

const withoutEmpty = (headers: Headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value))

async function encoded(fields: [string, string][], enctype: string) {
  if (enctype === 'application/json')
    return { body: new TextEncoder().encode(JSON.stringify(Object.fromEntries(fields))), type: enctype }
  if (!enctype.startsWith('multipart/'))
    return {
      body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
      type: 'application/x-www-form-urlencoded',
    }
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  const response = new Response(data)
  return { body: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') ?? enctype }
}

/** One request and its answer; one that comes before all was sent counts, too. */
function exchange(address: URL, { method = 'GET', headers = {}, body, chunked = false }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body && !chunked ? { 'content-length': String(body.byteLength) } : {}
    const asked = request(address, { method, headers: { ...headers, ...length }, agent: false }, (answer) => {
      const parts: Uint8Array[] = []
      const done = () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          html: new TextDecoder().decode(Buffer.concat(parts)),
        })
      answer.on('data', (part: Uint8Array) => parts.push(part))
      answer.on('end', done).on('error', done)
    })
    asked.setTimeout(30_000, () => asked.destroy(new Error('nothing came within 30 seconds')))
    asked.on('error', (cause) =>
      reject(new Error(`${method} ${address.pathname} was not answered: ${cause.message}.`, { cause })),
    )
    if (body) asked.write(body)
    asked.end()
  })
}
