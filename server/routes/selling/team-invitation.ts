import { Hono, type Context } from 'hono'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { acceptInvitation, findInvitation, type AcceptRefusal } from '../../domain/selling/invitations.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { authProps } from '../../http/auth-page.ts'
import { redirect } from '../../http/flash.ts'
import { requireUser } from '../../http/require-user.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'

const refusals: Record<Exclude<AcceptRefusal, 'link'>, string> = {
  own: 'This is your own team.',
  seated: 'You already have a seat in this team.',
}
const danger = (banner: string) => ({ flash: { banner, bannerStyle: 'danger' as const } })

/** The network's attempts, since a key is guessed here if anywhere; answers the refusal, or null. */
async function limited(c: Context<AppEnv>): Promise<string | null> {
  const attempt = await countAttempt(c, 'reset')
  return attempt.ok ? null : tooManyAttempts(attempt.retryAfterSeconds)
}

/** An invitation to a team: looking at it needs no account, accepting it does. */
export const teamInvitationRoutes = new Hono<AppEnv>()
  .get(routes.teamInvitation, async (c) => {
    c.header('Referrer-Policy', 'no-referrer')
    const token = c.req.param('token')
    const found = await findInvitation(c.var.deps.database, token)
    const invitation = found && { owner: found.owner, email: found.email }
    return page(c, 'auth/team-invitation', { ...authProps(c), token, invitation })
  })

  .post(routes.teamInvitation, requireUser, async (c) => {
    const token = c.req.param('token')
    const tooMany = await limited(c)
    if (tooMany) return redirect(c, urls.teamInvitation(token), danger(tooMany))
    const userId = signedIn(c).user.id
    const refusal = await acceptInvitation(c.var.deps.database, { token, userId })
    // An unusable link is told by the page itself.
    if (refusal === 'link') return redirect(c, urls.teamInvitation(token))
    if (refusal) return redirect(c, urls.activeLicense(), danger(refusals[refusal]))
    const flash = { banner: 'Welcome to the team. You can now copy every component.', bannerStyle: 'success' } as const
    return redirect(c, urls.app(), { flash })
  })
