import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { socialNames, socialTitles } from '#shared/social.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { unlink } from '../../domain/account/linked-accounts.ts'
import { wantedPage } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { redirect } from '../../http/flash.ts'
import { renewSession } from '../../http/renew-session.ts'
import { requireConfirmed } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { beginSocial, socialLimit } from '../../http/social-flow.ts'

/** Which other sites open an account, and confirming with one of them where there is no password. */
export const signInRoutes = new Hono<AppEnv>()
  .post(routes.linkSocial, requireConfirmed, async (c) => {
    return (await socialLimit(c, urls.profile())) ?? beginSocial(c, { purpose: 'link' })
  })

  .post(routes.unlinkSocial, requireConfirmed, async (c) => {
    const provider = socialNames.find((name) => name === c.req.param('provider'))
    if (!provider) return c.notFound()
    const removed = await unlink(c.var.deps.database, signedIn(c).user.id, provider)
    const site = socialTitles[provider]
    if (!removed) {
      const banner = `${site} is the only way into your account. Set a password first.`
      return redirect(c, urls.profile(), { flash: { banner, bannerStyle: 'danger' } })
    }
    await renewSession(c)
    const flash = { banner: `${site} no longer opens your account.`, bannerStyle: 'success' } as const
    return redirect(c, urls.profile(), { flash })
  })

  .post(routes.confirmSocial, async (c) => {
    const next = wantedPage(c, await readForm(c))
    const refusal = await socialLimit(c, urls.confirmPassword(next ?? undefined))
    return refusal ?? beginSocial(c, { purpose: 'confirm', next })
  })
