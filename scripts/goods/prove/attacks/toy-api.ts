/** Puts an API before a toy: its pages become empty shells, and its forms requests in JSON. */
import { readJson } from '#content/starter-kits/source/server/http/json.ts'
import type { Fault } from './toy-kit.ts'

export type Toy = {
  has: (fault: Fault) => boolean
  handle: (request: Request, from: string) => Promise<Response>
  isAllowed: (request: Request) => boolean
  /** Who is signed in by the cookies of a request. */
  userOf: (request: Request) => Promise<{ name: string } | null>
  mailedTo: (email: string) => string | null
  isGoodLink: (token: string, purpose: 'verify' | 'reset') => Promise<boolean>
}

/** The page of the toy that does what a request asks for. */
const forms: Record<string, string> = {
  'POST /api/register': '/register',
  'POST /api/sign-in': '/sign-in',
  'POST /api/forgot-password': '/forgot-password',
  'POST /api/verify': '/verify',
  'POST /api/reset-password': '/reset-password',
  'POST /api/sign-out': '/sign-out',
  'PATCH /api/account': '/settings',
  'POST /api/account/password': '/password',
  'POST /api/account/delete': '/delete',
}
const ofMembers = ['/settings', '/password', '/delete']

export function asApi({ has, handle, isAllowed, userOf, mailedTo, isGoodLink }: Toy): Toy['handle'] {
  return async (request, from) => {
    const { pathname, searchParams } = new URL(request.url)
    const ask = (name: string) => searchParams.get(name) ?? ''
    if (!pathname.startsWith('/api/')) return shell(await handle(request, from))
    if (pathname === '/api/account' && request.method === 'GET') {
      const user = await userOf(request)
      const type = has('takes a name for markup') ? 'text/html' : 'application/json'
      return json({ user }, { type, cache: has('lets caches keep pages') ? 'public' : 'no-store' })
    }
    if (pathname === '/api/mail') return json({ link: mailedTo(ask('to')) })
    if (pathname === '/api/link')
      return json({ isGood: await isGoodLink(ask('token'), ask('purpose') === 'reset' ? 'reset' : 'verify') })

    const form = forms[`${has('signs out by a link') ? 'POST' : request.method} ${pathname}`]
    if (!form) return json({ message: 'There is nothing here.' }, { status: 404 })
    if (!isAllowed(request)) return json({ message: 'Forbidden' }, { status: 403 })
    const isGuest = !(await userOf(request))
    if (isGuest && ofMembers.includes(form) && !has('shows guests everything'))
      return json({ message: 'Sign in first.' }, { status: 401 })
    const isRead = has('takes any text for JSON') || has('reads forms of any size')
    const input = (isRead ? JSON.parse((await request.text()) || '{}') : await readJson(request)) as Record<
      string,
      string
    >
    const sent = new Request(new URL(`${form}?token=${input.token ?? ''}`, request.url), {
      method: 'POST',
      headers: { cookie: request.headers.get('cookie') ?? '', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(input),
    })
    const made = await handle(sent, from)
    const cookie = made.headers.get('set-cookie') ?? ''
    if (made.status === 303) return json({ next: made.headers.get('location') }, { cookie })
    return json({ message: await made.text() }, { status: made.status, cookie })
  }
}

/** Scripts would draw the page. */
function shell({ status, headers }: Response): Response {
  return new Response('<!doctype html><title>Toy</title><div id="app"></div>', { status, headers })
}

function json(said: object, { status = 200, type = 'application/json', cache = 'no-store', cookie = '' } = {}) {
  const headers = { 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' }
  return new Response(JSON.stringify(said), {
    status,
    headers: { ...headers, ...(cookie && { 'set-cookie': cookie }) },
  })
}
