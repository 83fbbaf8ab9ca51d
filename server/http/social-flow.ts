/** Somebody on the way to another site and back. What the way back is held to lies in this browser, sealed. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { needed } from '#shared/needed.ts'
import { site } from '#shared/site.ts'
import { socialNames, type SocialName } from '#shared/social.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { deriveKey } from '../process/secrets.ts'
import { authorizationUrl, identify } from '../social/client.ts'
import type { Identity } from '../social/providers.ts'
import { countAttempt, tooManyAttempts } from './attempts.ts'
import { cookieOf, dropCookie, keepCookie } from './cookies.ts'
import { leaveFor, redirect } from './flash.ts'
import { asked } from './query.ts'
import { seal, unseal } from './sealed.ts'
import { outOfTurn } from './turns.ts'
import { knownSession } from './session.ts'

const schema = z.object({
  provider: z.enum(socialNames),
  /** Comes back in the address (RFC 6749, 10.12). */
  state: z.string(),
  /** Never leaves but with the code (RFC 7636). */
  verifier: z.string(),
  purpose: z.enum(['enter', 'link', 'confirm']),
  /** Who asked for it; null for a guest. */
  userId: z.string().nullable(),
  remember: z.boolean(),
  next: z.string().nullable(),
})
export type SocialFlow = z.infer<typeof schema>

const cookieName = `${site.slug}-social`
const lifetimeSeconds = 10 * 60
const key = (c: Context<AppEnv>) => deriveKey(c.var.deps.secret, 'social')
const random = () => randomBytes(32).toString('base64url')
const callbackOf = (c: Context<AppEnv>, provider: SocialName) => c.var.deps.env.siteUrl + urls.socialCallback(provider)

/** The answer to whoever goes to other sites all too often, or null. */
export async function socialLimit(c: Context<AppEnv>, to: string): Promise<Response | null> {
  const attempt = await countAttempt(c, 'social')
  if (attempt.ok) return null
  const banner = tooManyAttempts(attempt.retryAfterSeconds)
  return redirect(c, to, { flash: { banner, bannerStyle: 'danger' } })
}

type Begin = Pick<SocialFlow, 'purpose'> & Partial<Pick<SocialFlow, 'remember' | 'next'>>

/** Sends somebody to another site, or answers 404 where it is switched off. */
export async function beginSocial(
  c: Context<AppEnv>,
  { purpose, remember = false, next = null }: Begin,
): Promise<Response> {
  const provider = socialNames.find((name) => name === c.req.param('provider'))
  const at = provider && c.var.deps.social[provider]
  if (!provider || !at) return c.notFound()
  const userId = knownSession(c)?.user.id ?? null
  const flow: SocialFlow = { provider, state: random(), verifier: random(), purpose, userId, remember, next }
  const sealed = seal(flow, { key: key(c), lifetimeSeconds, now: c.var.deps.clock() })
  keepCookie(c, cookieName, sealed, { maxAge: lifetimeSeconds })
  const { state, verifier: codeVerifier } = flow
  const attempt = { state, codeVerifier, redirectURI: callbackOf(c, provider), again: purpose === 'confirm' }
  return leaveFor(c, await authorizationUrl(at, attempt))
}

/** What was begun in this browser, with this site and by the same person; null otherwise. It can be ended once. */
export function endSocial(c: Context<AppEnv>): SocialFlow | null {
  const flow = unseal(schema, cookieOf(c, cookieName), { key: key(c), now: c.var.deps.clock() })
  dropCookie(c, cookieName)
  if (!flow || flow.provider !== c.req.param('provider')) return null
  if (flow.userId !== (knownSession(c)?.user.id ?? null)) return null
  return same(flow.state, asked(c, 'socialCallback').state ?? '') ? flow : null
}

/** Who came back. Throws SocialError when the other site does not tell. */
export async function whoCameBack(c: Context<AppEnv>, { provider, verifier }: SocialFlow): Promise<Identity> {
  const attempt = {
    code: asked(c, 'socialCallback').code ?? '',
    codeVerifier: verifier,
    redirectURI: callbackOf(c, provider),
  }
  const at = needed(c.var.deps.social[provider], `Signing in with ${provider} was switched off.`)
  return outOfTurn(c, () => identify(at, attempt))
}

function same(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
