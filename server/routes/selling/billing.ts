import { Hono } from 'hono'
import { noBilling } from '#shared/billing.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { billingOf, saveBilling } from '../../domain/selling/billing.ts'
import { countries } from '../../domain/selling/countries.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { readBilling } from '../../http/billing-fields.ts'
import { readForm } from '../../http/body.ts'
import { back, redirect } from '../../http/flash.ts'
import { asked } from '../../http/query.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { accountProps } from '../account/profile-props.ts'

/** What a buyer wants to stand on receipts from now on; who comes from a checkout goes back there. */
export const billingRoutes = new Hono<AppEnv>()
  .get(routes.billing, async (c) => {
    const details = (await billingOf(c.var.deps.database, signedIn(c).user.id)) ?? noBilling
    const tier = asked(c, 'billing').checkout ?? null
    return page(c, 'user/billing', { ...accountProps(c), countries, details, tier })
  })

  .post(routes.billing, async (c) => {
    const { user } = signedIn(c)
    const tier = asked(c, 'billing').checkout
    const to = urls.billing(tier)
    const given = await readBilling(await readForm(c))
    if (!given.ok) return back(c, { to, errors: given.errors, old: given.old })
    const attempt = await countAttempt(c, 'billing', user.id)
    if (!attempt.ok) {
      const company = tooManyAttempts(attempt.retryAfterSeconds)
      return back(c, { to, errors: { company }, old: given.details })
    }
    await saveBilling(c.var.deps.database, user.id, given.details)
    return redirect(c, tier ? urls.checkout(tier) : to, {
      flash: { banner: 'Your details have been saved and will appear on your next receipt.', bannerStyle: 'success' },
    })
  })
