/** How often one may try what could be used for guessing or for flooding somebody with mail. */
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { accessKeyLimits } from '#shared/access-keys.ts'
import { newsConfirmDays } from '../domain/operator/news-subscriptions.ts'
import { unlessAway } from '../db/unavailable.ts'
import { clientNetwork } from './client-network.ts'
import { HttpError } from './errors.ts'
import type { LimitResult } from './rate-limit.ts'

const minute = 60
const hour = 60 * minute
type Window = { max: number; windowSeconds: number; step?: number }

/**
 * Per network, wide enough for an office behind one address; and per subject (an address, or a user's id) from
 * anywhere, which is what keeps a secret from being guessed.
 */
const limits = {
  'sign-in': {
    network: { max: 30, windowSeconds: 15 * minute },
    subject: { max: 10, windowSeconds: 15 * minute },
  },
  social: { network: { max: 30, windowSeconds: 15 * minute } },
  register: { network: { max: 20, windowSeconds: hour } },
  forgot: { network: { max: 20, windowSeconds: hour }, subject: { max: 3, windowSeconds: hour } },
  reset: { network: { max: 20, windowSeconds: hour } },
  'verify-mail': { network: { max: 20, windowSeconds: hour }, subject: { max: 4, windowSeconds: hour } },
  code: { network: { max: 30, windowSeconds: 15 * minute }, subject: { max: 5, windowSeconds: 15 * minute } },
  confirm: { network: { max: 30, windowSeconds: 15 * minute }, subject: { max: 10, windowSeconds: 15 * minute } },
  invite: { network: { max: 120, windowSeconds: hour }, subject: { max: 60, windowSeconds: hour } },
  // Mails to one address, or to one team's members: whoever pays for seats is to flood nobody.
  'invite-again': { subject: { max: 5, windowSeconds: 24 * hour } },
  'team-offer': { subject: { max: 10, windowSeconds: 24 * hour } },
  checkout: { network: { max: 60, windowSeconds: hour }, subject: { max: 20, windowSeconds: hour } },
  'payment-question': {
    network: { max: 120, windowSeconds: hour },
    subject: { max: 6, windowSeconds: 10 * minute },
  },
  billing: { network: { max: 120, windowSeconds: hour }, subject: { max: 30, windowSeconds: hour } },
  affiliate: { network: { max: 40, windowSeconds: hour }, subject: { max: 10, windowSeconds: hour } },
  'account-data': { network: { max: 40, windowSeconds: hour }, subject: { max: 10, windowSeconds: hour } },
  'code-zip': { network: { max: 240, windowSeconds: hour }, subject: { max: 60, windowSeconds: hour } },
  collection: { network: { max: 240, windowSeconds: hour }, subject: { max: 120, windowSeconds: hour } },
  search: { network: { max: 120, windowSeconds: hour } },
  copy: { network: { max: 300, windowSeconds: hour } },
  click: { network: { max: 60, windowSeconds: hour } },
  'design-request': { network: { max: 40, windowSeconds: hour }, subject: { max: 10, windowSeconds: 24 * hour } },
  'fault-report': { network: { max: 60, windowSeconds: hour }, subject: { max: 20, windowSeconds: hour } },
  'component-request': { network: { max: 40, windowSeconds: hour }, subject: { max: 10, windowSeconds: 24 * hour } },
  'component-vote': { network: { max: 240, windowSeconds: hour }, subject: { max: 120, windowSeconds: hour } },
  news: { network: { max: 20, windowSeconds: hour } },
  // Anybody may give anybody's address, so its owner must lose nothing by it. They get three mails in three days at most,
  // whoever asks and from wherever; and while no more are sent, the link in the newest of them works: it is good for as
  // long as this window, and began later.
  'news-mail': { subject: { max: 3, windowSeconds: newsConfirmDays * 24 * hour } },
  'design-message': { network: { max: 120, windowSeconds: hour }, subject: { max: 30, windowSeconds: hour } },
  // Somebody who tries colours on a page of ten components asks for some hundreds in a minute; the whole library in every
  // flavour is about two thousand. Only code that is handed out counts.
  'component-code': {
    network: { max: 8000, windowSeconds: 5 * minute, step: 50 },
    subject: { max: 2000, windowSeconds: 5 * minute, step: 20 },
  },
  // Counted in previews: colours of one's own take up to a millisecond each, and guests ask for them, too.
  palette: { network: { max: 12_000, windowSeconds: 5 * minute, step: 120 } },
  // Favourites, what lies in collections, kept designs, marked icons, settings, and where somebody was last: a press each.
  keep: {
    network: { max: 6000, windowSeconds: 10 * minute, step: 50 },
    subject: { max: 1200, windowSeconds: 10 * minute, step: 10 },
  },
  device: { network: { max: 30, windowSeconds: 15 * minute } },
  // Whoever tries codes of devices of others; each is looked at and then decided about.
  'device-code': { network: { max: 60, windowSeconds: 15 * minute }, subject: { max: 20, windowSeconds: 15 * minute } },
  'access-key': { network: { max: 40, windowSeconds: hour }, subject: { max: 20, windowSeconds: hour } },
  // Requests of one access key: what a program asks for in a burst, and in a day.
  'key-minute': { subject: { max: accessKeyLimits.perMinute, windowSeconds: minute, step: 20 } },
  'key-day': { subject: { max: accessKeyLimits.perDay, windowSeconds: 24 * hour, step: 50 } },
  // Programs register once each; whoever floods us with them is one network. Those that run with a provider share one.
  'assistant-register': { network: { max: 60, windowSeconds: hour } },
  'assistant-token': { network: { max: 1200, windowSeconds: 15 * minute, step: 5 } },
  'assistant-authorize': { network: { max: 240, windowSeconds: 15 * minute } },
  'assistant-unknown': { network: { max: 600, windowSeconds: 15 * minute, step: 5 } },
  // What is no key of ours, wherever it was sent. Keys that are go on from the same network.
  'key-unknown': { network: { max: 120, windowSeconds: 15 * minute, step: 5 } },
  // Machines that were forgotten go on with a key that ended: each is told so, and then only that it asks too often.
  'key-ended': { network: { max: 600, windowSeconds: 15 * minute, step: 20 } },
} satisfies Record<string, { network?: Window; subject?: Window }>

export type Attempted = keyof typeof limits

/**
 * Counts an attempt, or as many as `weight` says; the first limit that is exceeded answers, and whatever is answered
 * then says when to come again (Retry-After).
 */
export async function countAttempt(
  c: Context<AppEnv>,
  what: Attempted,
  subject?: string,
  weight = 1,
): Promise<LimitResult> {
  const result = await count(c, what, subject, weight)
  if (!result.ok) {
    c.header('Retry-After', String(result.retryAfterSeconds))
    c.var.deps.logger.warn({ requestId: c.var.requestId, what }, 'too many attempts')
  }
  return result
}

async function count(
  c: Context<AppEnv>,
  what: Attempted,
  subject: string | undefined,
  weight: number,
): Promise<LimitResult> {
  const { limiter } = c.var.deps
  const { network, subject: perSubject }: { network?: Window; subject?: Window } = limits[what]
  const key = `${what}:network:${clientNetwork(c.var.ip)}`
  const first = network ? await limiter.limit({ key, weight, ...network }) : within
  if (!first.ok || !perSubject || subject === undefined) return first
  return limiter.limit({ key: subjectKey(what, subject), weight, ...perSubject })
}

/** Counts what nobody is refused for: whether it is to be taken into account. While the database is away, it is. */
export async function isWithinLimit(c: Context<AppEnv>, what: Attempted): Promise<boolean> {
  const { ok } = await unlessAway(count(c, what, undefined, 1), { ok: true })
  return ok
}

/**
 * Counts an attempt where there is no form to show again.
 *
 * @throws HttpError 429 with the time to wait
 */
export async function withinLimit(
  c: Context<AppEnv>,
  what: Attempted,
  { subject, weight }: { subject?: string | undefined; weight?: number } = {},
): Promise<void> {
  const { ok, retryAfterSeconds } = await countAttempt(c, what, subject, weight)
  if (!ok) throw new HttpError(429, tooManyAttempts(retryAfterSeconds))
}

/** The same for what can be had while the database is away: then nobody is turned away for having asked too often. */
export async function withinLimitUnlessAway(...given: Parameters<typeof withinLimit>): Promise<void> {
  await unlessAway(withinLimit(...given), undefined)
}

/** Registering tries the password of an account that exists, so it counts as signing in to it, too. */
export async function countRegistration(c: Context<AppEnv>, email: string): Promise<LimitResult> {
  const network = await countAttempt(c, 'register')
  const key = subjectKey('sign-in', email)
  return network.ok ? c.var.deps.limiter.limit({ key, ...limits['sign-in'].subject }) : network
}

/** Whoever knows the secret has not been guessing. */
export async function forgetAttempts(c: Context<AppEnv>, what: Attempted, subject: string): Promise<void> {
  await c.var.deps.limiter.clear(subjectKey(what, subject))
}

const within: LimitResult = { ok: true, retryAfterSeconds: 0 }

const subjectKey = (what: Attempted, subject: string) => `${what}:subject:${subject}`

/** "Too many attempts. Please try again in 5 minutes." */
export function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / minute)
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
