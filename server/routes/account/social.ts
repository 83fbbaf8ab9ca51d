import { Hono, type Context } from 'hono'
import { routes } from '#shared/routes.ts'
import { socialTitles } from '#shared/social.ts'
import { safeNext, urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import {
  enter,
  link,
  opens,
  type NoticeFor,
  waysIn,
  type LinkRefusal,
  type ProviderProfile,
} from '../../domain/account/linked-accounts.ts'
import { checkField } from '../../http/account-fields.ts'
import { guestsOnly, wantedPage } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { redirect } from '../../http/flash.ts'
import { eventOf } from '../../http/origin.ts'
import { asked } from '../../http/query.ts'
import { renewSession } from '../../http/renew-session.ts'
import { signedIn } from '../../http/signed-in.ts'
import { beginSocial, endSocial, socialLimit, whoCameBack, type SocialFlow } from '../../http/social-flow.ts'
import { welcome } from '../../http/welcome.ts'
import { SocialError } from '../../social/client.ts'

/** Where somebody is sent who began there and did not arrive. */
const startOf: Record<SocialFlow['purpose'], (flow: SocialFlow) => string> = {
  enter: ({ next }) => urls.login(next ?? undefined),
  link: () => urls.profile(),
  confirm: ({ next }) => urls.confirmPassword(next ?? undefined),
}

const refusals: Record<LinkRefusal, (site: string) => string> = {
  'unverified-there': (site) => `${site} has no confirmed address of yours, so it cannot vouch for you.`,
  'unverified-here': (site) =>
    `You have not confirmed your email address here yet. Sign in with your password and confirm it, then connect ${site}.`,
  taken: (site) => `This ${site} account is connected to another account here.`,
}

const refuse = (c: Context<AppEnv>, to: string, banner: string) =>
  redirect(c, to, { flash: { banner, bannerStyle: 'danger' } })

/** Signing in with the account of another site, and the way back from there for whatever one went for. */
export const socialRoutes = new Hono<AppEnv>()
  .post(routes.social, guestsOnly, async (c) => {
    const form = await readForm(c)
    const next = wantedPage(c, form)
    const refusal = await socialLimit(c, urls.login(next ?? undefined))
    return refusal ?? beginSocial(c, { purpose: 'enter', next, remember: checkField.parse(form.remember) })
  })

  .get(routes.socialCallback, async (c) => {
    c.header('Referrer-Policy', 'no-referrer')
    const flow = endSocial(c)
    if (!flow) {
      const to = c.var.session ? urls.profile() : urls.login()
      return refuse(c, to, 'This sign-in was started in another browser or took too long. Try again.')
    }
    const { provider } = flow
    const site = socialTitles[provider]
    const to = startOf[flow.purpose](flow)
    if (!asked(c, 'socialCallback').code) return refuse(c, to, `${site} did not let you through. Nothing was changed.`)
    try {
      return await arrive[flow.purpose](c, flow, { provider, ...(await whoCameBack(c, flow)) })
    } catch (error) {
      if (!(error instanceof SocialError)) throw error
      c.var.deps.logger.warn({ err: error, requestId: c.var.requestId }, 'another site did not tell who somebody is')
      return refuse(c, to, `${site} did not answer as it should. Try once more, or use another way in.`)
    }
  })

type Arrive = (c: Context<AppEnv>, flow: SocialFlow, profile: ProviderProfile) => Promise<Response>

const arrive: Record<SocialFlow['purpose'], Arrive> = {
  async enter(c, { next, remember, provider }, profile) {
    const entered = await enter(c.var.deps.database, profile, noticeOf(c, profile))
    const to = urls.login(next ?? undefined)
    if (!entered.ok) return refuse(c, to, refusals[entered.reason](socialTitles[provider]))
    if (entered.change === 'linked') c.var.deps.postman.soon()
    return welcome(c, { userId: entered.userId, remember, next })
  },

  async link(c, { provider }, profile) {
    const { id } = signedIn(c).user
    const site = socialTitles[provider]
    const refusal = await link(c.var.deps.database, id, { profile, noticeFor: noticeOf(c, profile) })
    if (refusal) return refuse(c, urls.profile(), refusals[refusal](site))
    c.var.deps.postman.soon()
    await renewSession(c)
    const flash = { banner: `You can sign in with ${site} from now on.`, bannerStyle: 'success' } as const
    return redirect(c, urls.profile(), { flash })
  },

  async confirm(c, flow, profile) {
    const { database } = c.var.deps
    const { id } = signedIn(c).user
    const site = socialTitles[flow.provider]
    const isOwn = await opens(database, id, profile)
    if (!isOwn) return refuse(c, startOf.confirm(flow), `This is not the ${site} account connected to yours.`)
    // Who has a password gives that: an open browser is often signed in at the other site, too.
    const { hasPassword } = await waysIn(database, id)
    if (hasPassword) return refuse(c, startOf.confirm(flow), 'Enter your password here.')
    await renewSession(c)
    return redirect(c, safeNext(flow.next, urls.profile()))
  },
}

/** The owner learns that another site opens their account. */
const noticeOf =
  (c: Context<AppEnv>, { provider }: ProviderProfile): NoticeFor =>
  ({ name, email }) => {
    const url = c.var.deps.env.siteUrl + urls.profile()
    return { name: 'sign-in-added', to: email, data: { name, site: socialTitles[provider], url, ...eventOf(c) } }
  }
