import { Hono, type Context } from 'hono'
import type { AffiliateSale } from '#shared/affiliate.ts'
import { formatCents } from '#shared/license-tiers.ts'
import type { Pages } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { AffiliateRow } from '../../db/tables/selling.ts'
import { affiliateOfUser, applyAsAffiliate, clicksOf, savePayout } from '../../domain/selling/affiliates.ts'
import { balanceOf, isRipe, salesOf } from '../../domain/selling/commissions.ts'
import { productOf } from '../../domain/selling/orders.ts'
import { applicationFields, payoutFields } from '../../http/affiliate-fields.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { notFound } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { accountProps } from '../account/profile-props.ts'

const done = (banner: string) => ({ flash: { banner, bannerStyle: 'success' as const } })

const own = (c: Context<AppEnv>) => affiliateOfUser(c.var.deps.database, signedIn(c).user.id)

/** Recommending us: the program, applying for it, and what came of it. */
export const affiliateRoutes = new Hono<AppEnv>()
  .get(routes.affiliate, async (c) => {
    const application = c.var.session ? await own(c) : undefined
    const { affiliateCommissionPercent: commission, affiliateCookieDays: days } = site
    const state = application?.state ?? null
    const apply = c.var.session && !application ? { csrfToken: c.var.csrfToken } : null
    return page(c, 'affiliate', { commission, days, state, apply })
  })

  .post(routes.affiliate, async (c) => {
    if (!c.var.session) return redirect(c, urls.register(urls.affiliate()))
    const { database, postman } = c.var.deps
    const { user } = c.var.session
    const form = await readForm(c)
    const old = typed(form, ['code', 'website', 'plan', 'payout'])
    const again = (errors: Record<string, string>) => back(c, { to: urls.affiliate(), errors, old })
    const given = applicationFields.safeParse(form)
    if (!given.success) return again(fieldErrors(given.error))
    const attempt = await countAttempt(c, 'affiliate', user.id)
    if (!attempt.ok) return again({ code: tooManyAttempts(attempt.retryAfterSeconds) })

    const { name, email } = user
    const { code, website } = given.data
    const data = { name, email, code, website }
    const notice = { name: 'affiliate-application', to: c.var.deps.env.company.email, data } as const
    const applied = await applyAsAffiliate(database, user, given.data, notice)
    if (!applied.ok && applied.reason === 'code') return again({ code: 'This code is taken. Choose another.' })
    if (!applied.ok) return redirect(c, urls.affiliateAccount())
    postman.soon()
    return redirect(c, urls.affiliateAccount(), done('Thank you. We will review your application and write to you.'))
  })

  .get(routes.affiliateAccount, async (c) => {
    const affiliate = await own(c)
    return affiliate ? page(c, 'user/affiliate', await affiliateProps(c, affiliate)) : redirect(c, urls.affiliate())
  })

  .post(routes.affiliatePayout, async (c) => {
    const affiliate = await own(c)
    if (!affiliate) return notFound(c)
    const form = await readForm(c)
    const given = payoutFields.safeParse(form)
    const to = urls.affiliateAccount()
    if (!given.success) return back(c, { to, errors: fieldErrors(given.error), old: typed(form, ['payout']) })
    await savePayout(c.var.deps.database, affiliate.id, given.data.payout)
    return redirect(c, to, done('Your payout details have been saved.'))
  })

async function affiliateProps(c: Context<AppEnv>, affiliate: AffiliateRow): Promise<Pages['user/affiliate']> {
  const { database, clock, env } = c.var.deps
  const now = clock()
  const { id, code, state, payout } = affiliate
  const [clicks, balance, sales] = [
    await clicksOf(database, id),
    await balanceOf(database, id, now),
    await salesOf(database, id),
  ]
  const { sales: count, owedCents, payableCents, paidCents } = balance
  return {
    ...accountProps(c),
    state,
    payout,
    link: env.siteUrl + urls.affiliateLink(code),
    terms: {
      commission: site.affiliateCommissionPercent,
      days: site.affiliateCookieDays,
      hold: site.affiliateHoldDays,
    },
    figures: {
      clicks,
      sales: count,
      owed: formatCents(owedCents),
      payable: formatCents(payableCents),
      paid: formatCents(paidCents),
    },
    sales: sales.map((sale) => ({
      date: sale.earnedAt.toISOString().slice(0, 10),
      product: productOf(sale),
      commission: formatCents(sale.amountCents - (sale.reversedAt ? 0 : sale.reducedCents)),
      before: sale.reducedCents > 0 && !sale.reversedAt ? formatCents(sale.amountCents) : null,
      state: saleState(sale, now),
    })),
  }
}

function saleState(
  { reversedAt, earnedAt }: { reversedAt: Date | null; earnedAt: Date },
  now: Date,
): AffiliateSale['state'] {
  if (reversedAt) return 'reversed'
  return isRipe(earnedAt, now) ? 'owed' : 'waiting'
}
