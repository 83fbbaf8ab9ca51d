import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Problems, User } from '../accounts.ts'
import { FormFault, isOwnRequest, ownPath } from '../requests.ts'
import { readJson, textOf } from './json.ts'
import { type AppContext, enter, type Env, from, memberOnly, session, setSession } from './session.ts'
import type { Services } from './services.ts'

/** Everything below /api: JSON in, JSON out. Put your own routes beside `account`. */
export function createApi(services: Services) {
  const api = new Hono<Env>()

  api.use(async (c, next) => {
    c.set('services', services)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  api.use(ownOnly)
  api.use(session)

  api.route('/', auth)
  api.route('/account', account)

  api.notFound((c) => c.json({ message: 'There is nothing here.', errors: {} }, 404))
  api.onError((error, c) => {
    if (error instanceof FormFault) return c.json({ message: error.message, errors: {} }, error.status)
    console.error(error)
    return c.json({ message: 'Something went wrong. Try again.', errors: {} }, 500)
  })
  return api
}

/** What another site asks for changes nothing. */
const ownOnly = createMiddleware<Env>(async (c, next) => {
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD'
  const asked = { headers: c.req.raw.headers, url: c.var.services.config.origin }
  if (!isSafe && !isOwnRequest(asked)) return c.json({ message: 'This came from another site.', errors: {} }, 403)
  return next()
})

/** Signing up, in and out, and the links that are mailed. */
const auth = new Hono<Env>()

auth.post('/register', async (c) => {
  const answer = await c.var.services.accounts.signUp(await readJson(c.req.raw), from(c))
  return answer.ok ? c.json({}) : refuse(c, answer)
})

auth.post('/sign-in', async (c) => {
  const input = await readJson(c.req.raw)
  const answer = await c.var.services.accounts.signIn(input, from(c))
  if (!answer.ok) return refuse(c, answer)
  await enter(c, answer)
  return c.json({ user: shown(answer.user), next: ownPath(textOf(input, 'next')) })
})

auth.post('/forgot-password', async (c) => {
  const answer = await c.var.services.accounts.forgot(await readJson(c.req.raw), from(c))
  return answer.ok ? c.json({}) : refuse(c, answer)
})

// The links of mails are opened by scanners too: looking at one does not use it up.
auth.get('/link', async (c) => {
  const { token = '', purpose } = c.req.query()
  const isGood = await c.var.services.accounts.isGoodLink(token, purpose === 'reset' ? 'reset' : 'verify')
  return c.json({ isGood })
})

auth.post('/verify', async (c) => {
  const answer = await c.var.services.accounts.verify(textOf(await readJson(c.req.raw), 'token'))
  if (!answer.ok) return refuse(c, answer)
  await enter(c, answer)
  return c.json({ user: shown(answer.user) })
})

auth.post('/reset-password', async (c) => {
  const input = await readJson(c.req.raw)
  const answer = await c.var.services.accounts.reset(textOf(input, 'token'), input)
  if (!answer.ok) return refuse(c, answer)
  await enter(c, answer)
  return c.json({ user: shown(answer.user) })
})

auth.post('/sign-out', async (c) => {
  await c.var.services.accounts.signOut(c.var.session)
  setSession(c, '')
  return c.json({})
})

/** The link of the last mail to an address: only while you develop. */
auth.get('/mail', (c) => {
  const { config, mail } = c.var.services
  const mailed = config.mailPreview ? mail.sent.findLast(({ to }) => to === c.req.query('to')) : undefined
  return c.json({ link: mailed?.link ?? null })
})

/** Who is signed in, and what that one may change. */
const account = new Hono<Env>()

account.get('/', (c) => c.json({ user: c.var.user ? shown(c.var.user) : null }))

account.patch('/', memberOnly, async (c) => {
  const answer = await c.var.services.accounts.saveProfile(c.var.user.id, await readJson(c.req.raw))
  return answer.ok ? c.json({ user: shown(answer.user) }) : refuse(c, answer)
})

account.post('/password', memberOnly, async (c) => {
  const input = await readJson(c.req.raw)
  const answer = await c.var.services.accounts.changePassword(c.var.user.id, c.var.session, input)
  return answer.ok ? c.json({}) : refuse(c, answer)
})

account.post('/delete', memberOnly, async (c) => {
  const answer = await c.var.services.accounts.remove(c.var.user.id, await readJson(c.req.raw))
  if (!answer.ok) return refuse(c, answer)
  setSession(c, '')
  return c.json({})
})

/** A sentence for all of it, and one for each field that is wrong. */
function refuse(c: AppContext, { form, fields, limited }: Problems) {
  return c.json({ message: form, errors: fields }, limited ? 429 : 422)
}

const shown = ({ name, email }: User) => ({ name, email })
