import type { Mail } from '#shared/mails.ts'
import { formatCents } from '#shared/license-tiers.ts'
import { urls } from '#shared/urls.ts'
import type { Database } from '../db/client.ts'
import type { AnnouncementRow } from '../db/tables/news.ts'
import { verificationHours, verificationToken } from '../domain/account/email-verification.ts'
import { describeTime } from '../domain/account/device.ts'
import { billed, productOf, receiptNumber } from '../domain/selling/orders.ts'
import type { OutgoingMail } from './outbox.ts'
import { withPlainWords } from './plain-words.ts'
import { issueReset, resetMinutes } from '../domain/account/passwords.ts'
import { refundsOf } from '../domain/selling/refunds.ts'
import { announcement, itemsOf } from '../domain/operator/announcements.ts'
import { issueNewsConfirmation, newsConfirmDays, newsLeaveKey } from '../domain/operator/news-subscriptions.ts'
import { invitationDays, issueInvitation } from '../domain/selling/invitations.ts'

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

/** What the mail about a refund says; null when it belongs to no order. */
async function refundOf({ db }: Database, { paymentId, step }: { paymentId: string; step: number }, siteUrl: string) {
  const order = await billed({ db }).where('orders.paymentId', '=', paymentId).executeTakeFirst()
  const refunds = (await refundsOf({ db }, paymentId)).filter((refund) => refund.step <= step)
  const refund = refunds.at(-1)
  if (!order || !refund) return null
  const inAllCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const totalCents = order.totalCents ?? order.amountCents
  const isWhole = inAllCents >= totalCents
  const had = order.revokedAt === null || order.revokedAt >= refund.refundedAt
  const ends = isWhole || order.revokedAt !== null
  const license = !had ? null : ends ? ('ends' as const) : order.state === 'paid' ? ('stays' as const) : null
  return {
    name: order.buyerName,
    product: productOf(order),
    amount: formatCents(refund.amountCents),
    paid: formatCents(totalCents),
    inAll: step > 1 ? formatCents(inAllCents) : null,
    isWhole,
    license,
    when: describeTime(refund.refundedAt),
    number: receiptNumber(order),
    url: order.userId === null ? null : siteUrl + urls.receipt(order.id),
  }
}

/** As many components as a mail names; the rest is a page away. */
const mostNamed = 12

/** What a mail on new components tells. */
function newsOf(row: AnnouncementRow, siteUrl: string) {
  const items = itemsOf(row)
  const components = items.slice(0, mostNamed).map(({ title, about, place, path }) => {
    return { title, about, place, url: siteUrl + urls.component(path) }
  })
  return { components, more: items.length - components.length, url: siteUrl + urls.library({ sort: 'newest' }) }
}

type Deps = { database: Database; secret: string; siteUrl: string }

/**
 * Makes the text of an outgoing mail; links that are keys are made here, when it leaves, and what people call themselves
 * is made plain. Null when it is for nobody.
 */
export async function fillMail(deps: Deps, outgoing: OutgoingMail): Promise<Mail | null> {
  const mail = await factsOf(deps, outgoing)
  return mail && withPlainWords(mail)
}

async function factsOf({ database, secret, siteUrl }: Deps, outgoing: OutgoingMail): Promise<Mail | null> {
  switch (outgoing.name) {
    case 'verify-email': {
      const { userId, isChange } = outgoing.data
      const user = await database.db
        .selectFrom('users')
        .select(['name', 'email', 'emailVerified', 'pendingEmail'])
        .where('id', '=', userId)
        .executeTakeFirst()
      // The address may have been proved, or replaced by another, since the mail was asked for.
      const isWanted = isChange
        ? user?.pendingEmail === outgoing.to
        : user?.email === outgoing.to && !user.emailVerified
      if (!user || !isWanted) return null
      const token = await verificationToken({ database, secret }, { userId, email: outgoing.to })
      const url = siteUrl + urls.verifyEmailLink(token)
      return { name: outgoing.name, props: { name: user.name, url, hours: verificationHours, isChange } }
    }
    case 'reset-password': {
      const reset = await issueReset(database, outgoing.to)
      if (!reset) return null
      const url = siteUrl + urls.resetPassword(reset.token)
      return { name: outgoing.name, props: { name: reset.name, url, minutes: resetMinutes } }
    }
    case 'team-invitation': {
      const invitation = await issueInvitation(database, outgoing.data.seatId)
      if (!invitation) return null
      const { token, owner } = invitation
      const url = siteUrl + urls.teamInvitation(token)
      return { name: outgoing.name, props: { inviter: owner, team: `${owner}’s team`, url, days: invitationDays } }
    }
    case 'receipt': {
      const found = await receiptOf(database, outgoing.data.orderId)
      return found && { name: outgoing.name, props: { ...found, url: siteUrl + urls.activeLicense() } }
    }
    case 'refund': {
      const props = await refundOf(database, outgoing.data, siteUrl)
      return props && { name: outgoing.name, props }
    }
    case 'news-confirm': {
      const token = await issueNewsConfirmation(database, outgoing.to)
      if (token === null) return null
      return { name: outgoing.name, props: { url: siteUrl + urls.newsConfirm(token), days: newsConfirmDays } }
    }
    case 'new-components': {
      const found = await announcement(database, outgoing.data.announcement)
      // Whoever left the list since is left in peace.
      const token = found && (await newsLeaveKey({ db: database.db, secret }, outgoing.to))
      if (!found || !token) return null
      return { name: outgoing.name, props: { ...newsOf(found, siteUrl), leaveUrl: siteUrl + urls.newsLeave(token) } }
    }
    default:
      return { name: outgoing.name, props: outgoing.data } as Mail
  }
}
