/** A small kit over the accounts that all kits share, with a switch for each fault an attack must notice. For tests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createAccounts, type Answer, type SignedIn, type User } from '#content/starter-kits/source/server/accounts.ts'
import { setSessionHeader } from '#content/starter-kits/source/server/cookies.ts'
import { printedMail } from '#content/starter-kits/source/server/mail.ts'
import { memoryStore } from '#content/starter-kits/source/server/memory-store.ts'
import { FormFault, isOwnRequest, ownPath, readForm } from '#content/starter-kits/source/server/requests.ts'
import type { Purpose, Store } from '#content/starter-kits/source/server/store.ts'
import type { Api } from '#toolchain/smoke.ts'
import type { Kit } from './people.ts'
import { asApi } from './toy-api.ts'

export type Fault =
  | 'takes forms of other sites'
  | 'knows other sites by one header only'
  | 'goes wherever it is told'
  | 'tells who has an account'
  | 'tells who is unknown when signing up'
  | 'shows mails in production'
  | 'keeps the session it is given'
  | 'sets a cookie for scripts'
  | 'reads forms of any size'
  | 'dies of large forms'
  | 'counts no attempts'
  | 'believes what is forwarded'
  | 'takes links twice'
  | 'uses links up by looking'
  | 'signs out by a link'
  | 'ends no session'
  | 'shows guests everything'
  | 'lets caches keep pages'
  | 'takes a name for markup'
  | 'keeps the first password'
  | 'takes any text for JSON'

/**
 * Begins a toy; `has` says which faults it has.
 *
 * @param api how its pages speak with it, where that is not by forms
 */
export async function toyKit(faults: Fault[], api?: Api): Promise<Kit & { stop: () => Promise<void> }> {
  const has = (fault: Fault) => faults.includes(fault)
  const store = storeOf(has)
  const sessions = new Map<string, User>()
  let mail = printedMail()
  let preview = true
  let accounts = begin()
  const answered = api ? asApi({ has, handle, isAllowed, userOf, mailedTo, isGoodLink }) : handle
  const server = createServer((asked, answer) => void serve(asked, answer))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`

  function begin() {
    mail = printedMail()
    return createAccounts({ store, send: mail, origin: 'http://toy.invalid' })
  }

  async function serve(asked: IncomingMessage, answer: ServerResponse) {
    const { method = 'GET' } = asked
    const headers = new Headers()
    for (const [name, value] of Object.entries(asked.headers)) headers.set(name, String(value))
    const body = ['POST', 'PATCH'].includes(method) ? new ReadableStream({ start: (sink) => pour(asked, sink) }) : null
    const request = new Request(new URL(asked.url ?? '/', url), {
      method,
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    const address = has('believes what is forwarded') ? (headers.get('x-forwarded-for') ?? '') : ''
    const made = await answered(request, address || (asked.socket.remoteAddress ?? '')).catch((error: unknown) => {
      if (!(error instanceof FormFault)) throw error
      if (has('dies of large forms')) server.close()
      return page(error.message, '', { status: error.status })
    })
    asked.resume()
    answer.writeHead(made.status, [...made.headers].flat())
    answer.end(method === 'HEAD' ? '' : await made.text())
  }

  async function handle(request: Request, from: string): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const isPost = request.method === 'POST'
    if (isPost && !isAllowed(request)) return page('Forbidden', '', { status: 403 })
    const fields = isPost ? await fieldsOf(request) : {}
    const session = sessionOf(request)
    const user = await userOf(request)
    if (has('counts no attempts')) accounts = createAccounts({ store, send: mail, origin: 'http://toy.invalid' })
    const told = { address: from }
    const letIn = (made: Answer<SignedIn>, path = '/') => {
      if (!made.ok) return refused(made)
      const kept = has('keeps the session it is given') && session ? session : made.session
      if (has('ends no session') || kept !== made.session) sessions.set(kept, made.user)
      const cookie = setSessionHeader('http://toy.invalid', kept)
      return go(path, has('sets a cookie for scripts') ? cookie.replace('; HttpOnly', '') : cookie)
    }
    const refused = ({ fields, form }: { fields: Record<string, string>; form: string }) =>
      page('Once more', form || Object.values(fields).join(' '), { status: 422 })
    const next = (wanted: string) => (has('goes wherever it is told') && wanted ? wanted : ownPath(wanted))
    const token = searchParams.get('token') ?? ''

    if (pathname === '/sign-in' && isPost) {
      if (has('tells who has an account') && !(await store.accountByEmail(fields.email ?? '')))
        return page('Sign in to Lintel', 'There is no such account.', { status: 422 })
      return letIn(await accounts.signIn(fields, told), next(fields.next ?? ''))
    }
    if (pathname === '/sign-in') {
      const wanted = searchParams.get('next') ?? ''
      if (user) return go(next(wanted))
      const hidden = `<input type="hidden" name="next" value="${escaped(wanted)}">`
      return page('Sign in to Lintel', form('Sign in', field('Email') + field('Password') + hidden))
    }
    if (pathname === '/register' && isPost) {
      if (has('tells who is unknown when signing up') && (await store.accountByEmail(fields.email ?? '')))
        return page('Create your account', 'This address is taken.', { status: 422 })
      const first = has('keeps the first password') && mail.sent.findLast(({ to }) => to === fields.email)
      if (first) await mail({ ...first })
      const made = first ? { ok: true as const, email: first.to } : await accounts.signUp(fields, told)
      return made.ok ? go('/check-email', `to=${made.email}; Path=/`) : refused(made)
    }
    if (pathname === '/register')
      return page('Create your account', form('Create account', field('Name') + field('Email') + field('Password')))
    if (pathname === '/check-email') {
      const to = /to=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
      const link = mailedTo(to ?? '')
      return page('Check your email', link ? `<a href="${escaped(link)}">Open the link</a>` : '')
    }
    if (pathname === '/forgot-password' && isPost) {
      const made = await accounts.forgot(fields, told)
      return made.ok ? go('/check-email', `to=${made.email}; Path=/`) : refused(made)
    }
    if (pathname === '/forgot-password') return page('Forgot your password?', form('Send link', field('Email')))
    if (pathname === '/verify' || pathname === '/reset-password') {
      const isVerify = pathname === '/verify'
      if (isPost) return letIn(await (isVerify ? accounts.verify(token) : accounts.reset(token, fields)))
      if (!(await isGoodLink(token, isVerify ? 'verify' : 'reset'))) return page('This link no longer works', '')
      return isVerify
        ? page('Confirm your email address', form('Confirm', ''))
        : page('Choose a new password', form('Save password', field('New password', 'password')))
    }
    if (!user && !has('shows guests everything')) {
      const path = pathname === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathname)}`
      return go(path)
    }
    if (pathname === '/sign-out' && (isPost || has('signs out by a link'))) {
      await accounts.signOut(session)
      return go('/sign-in', setSessionHeader('http://toy.invalid', ''))
    }
    if (isPost && user) {
      if (pathname === '/settings') await accounts.saveProfile(user.id, fields)
      if (pathname === '/password') await accounts.changePassword(user.id, session ?? '', fields)
      if (pathname === '/delete') {
        const made = await accounts.remove(user.id, fields)
        return made.ok ? go('/sign-in', setSessionHeader('http://toy.invalid', '')) : refused(made)
      }
      return go('/settings')
    }
    const name = has('takes a name for markup') ? user?.name : escaped(user?.name ?? '')
    const cache = has('lets caches keep pages') ? 'public' : 'private, no-store'
    if (pathname === '/') return page('Dashboard', `<p>${name}</p>`, { cache })
    if (pathname !== '/settings') return page('Page not found', '', { status: 404 })
    const parts = [
      form('Save changes', field('Name', 'name', user?.name)),
      form('Change password', field('Current password', 'current') + field('New password', 'password'), '/password'),
      form('Delete account', field('Your password', 'password'), '/delete'),
      form('Sign out', '', '/sign-out'),
    ]
    return page('Settings', `<p>${name}</p>${parts.join('')}`, { cache })
  }

  async function userOf(request: Request): Promise<User | null> {
    const session = sessionOf(request)
    return (await accounts.current(session))?.user ?? (session ? sessions.get(session) : undefined) ?? null
  }

  const isPreviewed = () => preview || has('shows mails in production')
  function mailedTo(email: string): string | null {
    return (isPreviewed() ? mail.sent.findLast(({ to }) => to === email)?.link : null) ?? null
  }

  async function isGoodLink(token: string, purpose: Purpose): Promise<boolean> {
    const isGood = await accounts.isGoodLink(token, purpose)
    if (has('uses links up by looking') && purpose === 'verify') await accounts.verify(token)
    return isGood
  }

  function isAllowed(request: Request): boolean {
    if (has('takes forms of other sites')) return true
    if (has('knows other sites by one header only')) return request.headers.get('sec-fetch-site') !== 'cross-site'
    return isOwnRequest(request)
  }

  async function fieldsOf(request: Request): Promise<Record<string, string>> {
    if (!has('reads forms of any size')) return readForm(request)
    return Object.fromEntries(new URLSearchParams(await request.text()))
  }

  return {
    url,
    home: '/',
    members: ['/', '/settings'],
    api,
    async restart({ MAIL_PREVIEW }) {
      preview = MAIL_PREVIEW === '1'
      accounts = begin()
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const sessionOf = (request: Request) => /session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]

function storeOf(has: (fault: Fault) => boolean): Store {
  const store = memoryStore()
  if (!has('takes links twice')) return store
  return { ...store, takeToken: async (hash, purpose) => (await store.token(hash, purpose)) !== null }
}

function pour(asked: IncomingMessage, sink: ReadableStreamDefaultController<Uint8Array>) {
  let isOpen = true
  const close = (act: () => void) => {
    if (isOpen) act()
    isOpen = false
  }
  asked.on('data', (part: Uint8Array) => {
    try {
      if (isOpen) sink.enqueue(part)
    } catch {
      // Nobody reads on.
      isOpen = false
    }
  })
  asked.on('end', () => close(() => sink.close()))
  asked.on('error', (error) => close(() => sink.error(error)))
}

function page(heading: string, inner: string, { status = 200, cache = 'no-cache' } = {}): Response {
  return new Response(`<!doctype html><title>Toy</title><h1>${heading}</h1>${inner}`, {
    status,
    headers: {
      'content-type': 'text/html',
      'cache-control': cache,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  })
}

function go(location: string, cookie = ''): Response {
  return new Response(null, { status: 303, headers: { location, ...(cookie && { 'set-cookie': cookie }) } })
}

const form = (button: string, inner: string, action = '') =>
  `<form method="post" action="${action}">${inner}<button>${button}</button></form>`

const field = (label: string, name = label.toLowerCase(), value = '') =>
  `<label>${label} <input name="${name}" value="${quoted(value)}"></label>`

/** As some frameworks do: all that could end the value, and no more. */
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
