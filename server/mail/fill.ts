import type { Mail } from '#shared/mails.ts'
import { formatCents } from '#shared/license-tiers.ts'
import { urls } from '#shared/urls.ts'
import type { Database } from '../db/client.ts'
import { verificationHours, verificationToken } from '../domain/email-verification.ts'
import { describeTime } from '../domain/device.ts'
import { productOf, receiptNumber } from '../domain/orders.ts'
import type { Errand } from '../domain/outbox.ts'
import { issueReset, resetMinutes } from '../domain/passwords.ts'
import { invitationDays, issueInvitation } from '../domain/invitations.ts'

/** What a receipt says; null when its licence is gone. */
async function receiptOf({ db }: Database, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('licenses', 'licenses.id', 'orders.licenseId')
    .leftJoin('payments', 'payments.paymentId', 'orders.paymentId')
    .selectAll('orders')
    .select(['licenses.key', 'payments.totalCents'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order?.paidAt) return null
  return {
    name: order.buyerName,
    product: productOf(order),
    amount: formatCents(order.totalCents ?? order.amountCents),
    when: describeTime(order.paidAt),
    number: receiptNumber(order),
    key: order.key,
  }
}

type Deps = { database: Database; secret: string; siteUrl: string }

/** Makes the mail of an errand; links that are keys are made here, when it leaves. Null when it is for nobody. */
export async function fillMail({ database, secret, siteUrl }: Deps, errand: Errand): Promise<Mail | null> {
  switch (errand.name) {
    case 'verify-email': {
      const { userId, isChange } = errand.data
      const user = await database.db
        .selectFrom('users')
        .select(['name', 'email', 'emailVerified', 'pendingEmail'])
        .where('id', '=', userId)
        .executeTakeFirst()
      // The address may have been proved, or replaced by another, since the mail was asked for.
      const isWanted = isChange ? user?.pendingEmail === errand.to : user?.email === errand.to && !user.emailVerified
      if (!user || !isWanted) return null
      const url = siteUrl + urls.verifyEmailLink(verificationToken(secret, { userId, email: errand.to }))
      return { name: errand.name, props: { name: user.name, url, hours: verificationHours, isChange } }
    }
    case 'reset-password': {
      const reset = await issueReset(database, errand.to)
      if (!reset) return null
      const url = siteUrl + urls.resetPassword(reset.token)
      return { name: errand.name, props: { name: reset.name, url, minutes: resetMinutes } }
    }
    case 'team-invitation': {
      const invitation = await issueInvitation(database, errand.data.seatId)
      if (!invitation) return null
      const { token, owner } = invitation
      const url = siteUrl + urls.teamInvitation(token)
      return { name: errand.name, props: { inviter: owner, team: `${owner}’s team`, url, days: invitationDays } }
    }
    case 'receipt': {
      const found = await receiptOf(database, errand.data.orderId)
      return found && { name: errand.name, props: { ...found, url: siteUrl + urls.activeLicense() } }
    }
    default:
      return { name: errand.name, props: errand.data } as Mail
  }
}
