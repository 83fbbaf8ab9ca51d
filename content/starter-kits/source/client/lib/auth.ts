import { recall, remember } from './tab'

/** The one place that speaks with the API about accounts, and knows who is signed in. */
export type User = { name: string; email: string }

/** What the API said: it went well, or a sentence for each field that is wrong, and one for the whole form. */
export type Answer = { ok: boolean; errors: Record<string, string>; next: string }

const changed = 'user-changed'
let user: User | null = null
let asked: Promise<unknown> | undefined

/** Who is signed in, asked for once; null is a guest. */
export async function currentUser(): Promise<User | null> {
  asked ??= get('/api/account').then((answer) => keep(answer.user as User | null))
  try {
    await asked
  } catch (error) {
    asked = undefined
    throw error
  }
  return user
}

/** Tells who is signed in, now and whenever that changes. Answers a function that ends it. */
export function watchUser(listener: (user: User | null) => void): () => void {
  const controller = new AbortController()
  window.addEventListener(changed, () => listener(user), { signal: controller.signal })
  listener(user)
  return () => controller.abort()
}

function keep(found: User | null) {
  user = found
  asked = Promise.resolve()
  window.dispatchEvent(new Event(changed))
}

/** Signs in, and answers the page to go on to: the one that was asked for before. */
export const signIn = (credentials: { email: string; password: string }) =>
  send('/api/sign-in', { ...credentials, next: parameter('next') })

export function signUp(account: { name: string; email: string; password: string }) {
  remember('mailed', account.email)
  return send('/api/register', account)
}

export function requestPasswordReset(email: string) {
  remember('mailed', email)
  return send('/api/forgot-password', { email })
}

/**
 * Tells where the last link was sent, and while you develop the link itself. Answers a function after which nothing is
 * told.
 */
export function watchLastMail(listener: (mail: { to: string; link: string }) => void): () => void {
  let isOver = false
  const to = recall('mailed').trim().toLowerCase()
  listener({ to, link: '' })
  void get(`/api/mail?to=${encodeURIComponent(to)}`).then(({ link }) => {
    if (isOver || typeof link !== 'string') return
    const { pathname, search } = new URL(link)
    listener({ to, link: pathname + search })
  })
  return () => (isOver = true)
}

/** Whether a link that was mailed can still be used. */
export async function isGoodLink(purpose: 'verify' | 'reset', token: string): Promise<boolean> {
  const { isGood } = await get(`/api/link?purpose=${purpose}&token=${encodeURIComponent(token)}`)
  return isGood === true
}

export const confirmEmail = () => send('/api/verify', { token: parameter('token') })

export const resetPassword = (password: string) => send('/api/reset-password', { token: parameter('token'), password })

export const saveProfile = (profile: { name: string }) => send('/api/account', profile, 'PATCH')

export const changePassword = (change: { current: string; password: string }) => send('/api/account/password', change)

export async function deleteAccount(password: string) {
  const answer = await send('/api/account/delete', { password })
  if (answer.ok) keep(null)
  return answer
}

export async function signOut() {
  await send('/api/sign-out', {})
  keep(null)
}

/** What the address of the page says besides its path. */
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name) ?? ''

async function get(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return (await response.json()) as Record<string, unknown>
}

async function send(path: string, body: object, method = 'POST'): Promise<Answer> {
  try {
    const response = await fetch(path, asJson(method, body))
    const said = (await response.json()) as { user?: User; next?: string; message?: string; errors?: object }
    if (said.user) keep(said.user)
    // The session ended meanwhile.
    if (response.status === 401) window.location.reload()
    return { ok: response.ok, errors: { form: said.message ?? '', ...said.errors }, next: said.next ?? '/' }
  } catch {
    return { ok: false, errors: { form: 'This could not be sent. Try again.' }, next: '/' }
  }
}

const asJson = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
