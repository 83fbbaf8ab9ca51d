/** The authorization code grant with PKCE (RFC 6749, 4.1; RFC 7636) at another site. */
import { createAuthorizationURL, validateAuthorizationCode } from 'better-auth/oauth2'
import type { Identity, SocialProvider } from './providers.ts'

/** The other site did not answer, or not as it should. */
export class SocialError extends Error {
  override name = 'SocialError'
}

/** Nobody waits longer than this for another site. */
const patienceMs = 10_000

type Attempt = { redirectURI: string; codeVerifier: string }

/** Where to send somebody who is to say who they are; `again` lets them choose the account once more. */
export async function authorizationUrl(
  { keys, scopes, authorizeUrl }: SocialProvider,
  { state, again, ...attempt }: Attempt & { state: string; again: boolean },
): Promise<string> {
  const url = await createAuthorizationURL({
    id: 'social',
    options: keys,
    authorizationEndpoint: authorizeUrl,
    scopes,
    state,
    prompt: again ? 'select_account' : undefined,
    ...attempt,
  })
  return url.href
}

/** Who somebody is, by the code they came back with. The tokens are used once and kept nowhere. Throws SocialError. */
export async function identify(provider: SocialProvider, attempt: Attempt & { code: string }): Promise<Identity> {
  try {
    const { keys, tokenUrl } = provider
    const request = validateAuthorizationCode({ ...attempt, options: keys, tokenEndpoint: tokenUrl })
    const { accessToken } = await inTime(request)
    // GitHub answers a refusal with status 200 and no token.
    if (!accessToken) throw new SocialError('It gave no access token.')
    return await provider.identify((url) => read(url, accessToken))
  } catch (cause) {
    throw new SocialError('The other site did not tell who this is.', { cause })
  }
}

async function read(url: string, accessToken: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json', 'user-agent': 'sign-in' }
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new SocialError(`It answered with status ${response.status}.`)
  return response.json()
}

/** The library's request takes no signal of its own. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new SocialError('It did not answer in time.')), patienceMs)
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
