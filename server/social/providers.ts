/** The sites one may sign in with: where their OAuth 2 servers are, and how each tells who somebody is. */
import { z } from 'zod'
import type { SocialName } from '#shared/social.ts'
import type { ClientKeys, Env } from '../env.ts'

/** Who somebody is at another site. The subject never changes there; the address may. */
export type Identity = { subject: string; name: string; email: string | null; emailVerified: boolean }

export type SocialProvider = {
  keys: ClientKeys
  scopes: string[]
  authorizeUrl: string
  tokenUrl: string
  /** Asks the site with an access token; `get` answers a JSON body and throws otherwise. */
  identify(get: (url: string) => Promise<unknown>): Promise<Identity>
}
export type SocialProviders = Partial<Record<SocialName, SocialProvider>>

type GoogleUrls = { authorizeUrl: string; tokenUrl: string; userUrl: string }
/** From https://accounts.google.com/.well-known/openid-configuration. */
const googleUrls: GoogleUrls = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  userUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
}

/** The sites whose keys the operator gave. */
export function socialProviders({ google, github }: Pick<Env, 'google' | 'github'>): SocialProviders {
  return { ...(google && { google: googleProvider(google) }), ...(github && { github: githubProvider(github) }) }
}

const googleUser = z.object({
  sub: z.string().min(1),
  name: z.string().default(''),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
})

/** Google by OpenID Connect. */
export function googleProvider(keys: ClientKeys, { userUrl, ...urls } = googleUrls): SocialProvider {
  return {
    keys,
    scopes: ['openid', 'email', 'profile'],
    ...urls,
    async identify(get) {
      const { sub, name, email = null, email_verified } = googleUser.parse(await get(userUrl))
      return { subject: sub, name, email, emailVerified: email_verified }
    },
  }
}

const githubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() })
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** GitHub, or the GitHub Enterprise Server at `url`. */
export function githubProvider({ url, ...keys }: ClientKeys & { url: string }): SocialProvider {
  const api = url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`
  return {
    keys,
    scopes: ['read:user', 'user:email'],
    authorizeUrl: `${url}/login/oauth/authorize`,
    tokenUrl: `${url}/login/oauth/access_token`,
    async identify(get) {
      const { id, login, name } = githubUser.parse(await get(`${api}/user`))
      const emails = githubEmails.parse(await get(`${api}/user/emails`))
      const primary = emails.find((email) => email.primary)
      return {
        subject: String(id),
        name: name || login,
        email: primary?.email ?? null,
        emailVerified: primary?.verified ?? false,
      }
    },
  }
}
