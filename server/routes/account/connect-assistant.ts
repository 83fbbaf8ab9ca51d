/** Connecting an assistant, as whoever connects it sees it: signing in, allowing it, and going back to it. */
import { Hono, type Context } from 'hono'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { site } from '#shared/site.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { assistantResource, offersAssistants } from '../../auth/assistant-library.ts'
import {
  answersAt,
  assistantName,
  disconnectAssistant,
  findAssistant,
  isOnThisMachine,
} from '../../domain/account/assistants.ts'
import type { Schema } from '../../db/schema.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { authProps } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { cookieOf, dropCookie, keepCookie } from '../../http/cookies.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { escapeMarkup } from '../../http/escape-markup.ts'
import { leaveFor, redirect } from '../../http/flash.ts'
import { eventOf } from '../../http/origin.ts'
import { confirmedFrom, isConfirmed } from '../../http/require-confirmed.ts'
import { seal, unseal } from '../../http/sealed.ts'
import { knownSession } from '../../http/session.ts'
import { signedIn } from '../../http/signed-in.ts'
import { wants } from '../../http/wants.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import { page } from '../../page/page.ts'
import { deriveKey } from '../../process/secrets.ts'

/** What was asked is kept in the browser while somebody signs in or makes an account. */
const askedCookie = `${site.slug}-assistant`
const askedSeconds = 30 * 60
/** Characters of what an assistant asks. */
const longestQuery = 2500
/** What the library adds to what was asked, and what has been done by the time it is asked again. */
const spent = ['sig', 'exp', 'ba_iat', 'ba_pl', 'ba_param', 'prompt', 'max_age']

const kept = z.object({ query: z.string() })
const consentForm = z.object({ query: z.string().max(8000), accept: z.enum(['yes', 'no']) })
const disconnectForm = z.object({ id: z.uuid() })

export const connectAssistantRoutes = new Hono<AppEnv>()
  .get(routes.assistantAuthorize, async (c) => {
    if (!offersAssistants(c.var.deps.env.siteUrl)) return notFound(c)
    const attempt = await countAttempt(c, 'assistant-authorize')
    if (!attempt.ok) return problem(c, tooManyAttempts(attempt.retryAfterSeconds), 429)
    const asked = new URL(c.req.url).searchParams
    if (asked.toString().length > longestQuery) return problem(c, 'What the assistant asks for is too long.')
    return goOn(c, await ask(c, `${routes.assistantAuthorize}?${completed(c, asked)}`))
  })

  /** The library sends here whoever is to sign in first, or once more. */
  .get(routes.assistantSignIn, (c) => {
    const asked = new URL(c.req.url).searchParams
    const isNew = asked.get('prompt')?.split(' ').includes('create') ?? false
    keepAsked(c, asked)
    if (knownSession(c)) return redirect(c, urls.confirmPassword(urls.assistantContinue()))
    return redirect(c, (isNew ? urls.register : urls.login)(urls.assistantContinue()))
  })

  .get(routes.assistantContinue, (c) => {
    const asked = unseal(kept, cookieOf(c, askedCookie), { key: key(c), now: c.var.deps.clock() })
    dropCookie(c, askedCookie)
    if (asked === null) return problem(c, started)
    return redirect(c, `${urls.assistantAuthorize()}?${asked.query}`)
  })

  .get(routes.assistantConsent, async (c) => {
    const asked = new URL(c.req.url).searchParams
    if (!knownSession(c) || !isConfirmed(c)) {
      keepAsked(c, asked)
      return redirect(c, (knownSession(c) ? urls.confirmPassword : urls.login)(urls.assistantContinue()))
    }
    const assistant = await findAssistant(c.var.deps.database, asked.get('client_id') ?? '')
    const to = asked.get('redirect_uri') ?? ''
    if (!assistant || !URL.canParse(to)) return problem(c, started)
    const { user, license } = signedIn(c)
    c.header('Referrer-Policy', 'no-referrer')
    return page(c, 'auth/connect-assistant', {
      ...authProps(c),
      assistant: {
        name: assistantName(assistant.name),
        answersAt: answersAt(to),
        isOnThisMachine: isOnThisMachine(to),
      },
      account: { name: user.name, email: user.email, licence: license?.tier ?? null },
      query: asked.toString(),
    })
  })

  .post(routes.assistantConsent, async (c) => {
    const form = consentForm.safeParse(await readForm(c))
    if (!form.success || !knownSession(c)) return problem(c, started)
    if (!isConfirmed(c)) {
      keepAsked(c, new URLSearchParams(form.data.query))
      return redirect(c, urls.confirmPassword(urls.assistantContinue()))
    }
    const url = await consent(c, { accept: form.data.accept === 'yes', query: form.data.query })
    if (url === null) return problem(c, started)
    c.var.deps.logger.info(
      { requestId: c.var.requestId, userId: signedIn(c).user.id, accept: form.data.accept },
      'assistant answered',
    )
    return leave(c, url)
  })

  .get(routes.assistantProblem, (c) => {
    const { error = '' } = c.req.query()
    return problem(c, problems.get(error) ?? started)
  })

  .post(routes.disconnectAssistant, confirmedFrom(urls.accessKeys()), async (c) => {
    const form = disconnectForm.safeParse(await readForm(c))
    const userId = signedIn(c).user.id
    const name = form.success ? await disconnectAssistant(c.var.deps.database, { userId, id: form.data.id }) : null
    if (name === null) return notFound(c)
    return redirect(c, urls.accessKeys(), {
      flash: { banner: `${name} is disconnected. It can read nothing in your name any more.`, bannerStyle: 'success' },
    })
  })

const started = 'This request has expired, or is not what the assistant asked for. Begin again in your assistant.'

const refused = 'The assistant asks for something that it cannot have here. Update it, and begin again in it.'

/** What the library may say where it knows nobody to answer. */
const problems = new Map([
  [
    'invalid_client',
    'We do not know this assistant. Have it connect anew: remove our server in its settings, and add it again.',
  ],
  ['client_disabled', 'This assistant is not let in any more.'],
  ['invalid_redirect', 'The assistant asks to be answered at an address that it did not register.'],
  ['unsupported_response_type', 'The assistant asks in a way that is not known here. Update it, and try again.'],
])

async function problem(c: Context<AppEnv>, sentence: string, status: 400 | 429 = 400): Promise<Response> {
  if (wants(c) === 'json') throw new HttpError(status, sentence)
  return page(c, 'auth/assistant-problem', { ...authProps(c), sentence }, { status })
}

/** Allows or refuses what was asked, and tells whoever allowed it. Answers where the assistant waits for it, or null. */
async function consent(
  c: Context<AppEnv>,
  { accept, query }: { accept: boolean; query: string },
): Promise<string | null> {
  const { database, postman } = c.var.deps
  const body = JSON.stringify({ accept, oauth_query: query })
  const url = await database.db.transaction().execute(async (db) => {
    const answer = await ask(c, '/oauth2/consent', { body, within: db })
    const { url: to } = (answer.ok ? await answer.json() : {}) as { url?: unknown }
    if (typeof to !== 'string') return null
    if (accept) await queueMail({ db, clock: database.clock }, await connectedNotice(c, db, { query, to }))
    return to
  })
  postman.soon()
  return url
}

async function connectedNotice(
  c: Context<AppEnv>,
  db: Transaction<Schema>,
  { query, to }: { query: string; to: string },
): Promise<OutgoingMail> {
  const { name, email } = signedIn(c).user
  const assistant = await findAssistant({ db }, new URLSearchParams(query).get('client_id') ?? '')
  return {
    name: 'assistant-connected',
    to: email,
    data: {
      name,
      assistant: assistantName(assistant?.name ?? null),
      answersAt: answersAt(to),
      url: c.var.deps.env.siteUrl + urls.accessKeys(),
      ...eventOf(c),
    },
  }
}

const key = (c: Context<AppEnv>) => deriveKey(c.var.deps.secret, 'assistant')

function keepAsked(c: Context<AppEnv>, asked: URLSearchParams) {
  const query = new URLSearchParams([...asked].filter(([name]) => !spent.includes(name))).toString()
  if (query.length > longestQuery) return
  const sealed = seal({ query }, { key: key(c), lifetimeSeconds: askedSeconds, now: c.var.deps.clock() })
  keepCookie(c, askedCookie, sealed, { maxAge: askedSeconds })
}

/**
 * What an assistant asks, with what older ones leave out: which server the token is for, of which there is one; and that it
 * may go on when nobody is there, since otherwise it would ask somebody every hour.
 */
function completed(c: Context<AppEnv>, asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(asked)
  if (!query.has('resource')) query.set('resource', assistantResource(c.var.deps.env.siteUrl))
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean)
  if (scopes.length > 0 && !scopes.includes('offline_access'))
    query.set('scope', [...scopes, 'offline_access'].join(' '))
  return query
}

type Asking = { body?: string; within?: Transaction<Schema> }

function ask(c: Context<AppEnv>, path: string, { body, within }: Asking = {}): Promise<Response> {
  const cookie = c.req.header('cookie')
  return c.var.deps.auth.assistants.ask(
    {
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers:
        body === undefined
          ? { accept: 'text/html' }
          : { 'content-type': 'application/json', accept: 'application/json' },
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { body }),
    },
    within,
  )
}

/** Where the library leads: on, within our pages, or back to the assistant. */
function goOn(c: Context<AppEnv>, answer: Response): Response | Promise<Response> {
  const location = answer.headers.get('location')
  if (!location) return problem(c, started)
  const { siteUrl } = c.var.deps.env
  const to = new URL(location, siteUrl)
  if (to.origin === new URL(siteUrl).origin) return redirect(c, to.pathname + to.search)
  // Anybody may register any site, so a link to us must lead to none before somebody allowed it (RFC 9700, 4.11.2).
  const isRefused = !to.searchParams.has('code')
  return isRefused && to.protocol === 'https:' ? problem(c, refused) : leave(c, location)
}

/**
 * Back to the assistant. What a form leads to is held to our own site by the policy of its page, and where assistants
 * answer is known to nobody before; so where there is no script, the next page leads there by itself.
 */
function leave(c: Context<AppEnv>, url: string): Response {
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  if (wants(c) === 'inertia' || c.req.method === 'GET') return leaveFor(c, url)
  c.header('Refresh', `0; url=${url}`)
  return c.html(
    `<!doctype html><html lang="en"><title>Back to the assistant</title><p><a href="${escapeMarkup(url)}">Go on to the assistant</a></p></html>`,
  )
}
