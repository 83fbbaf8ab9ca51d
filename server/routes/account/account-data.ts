import { Hono } from 'hono'
import { site } from '#shared/site.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { ReceiptProps } from '#shared/page-props.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { bytesOf, ownFiles } from '../../domain/selling/design-files.ts'
import { accountData, portions, tablesLeftOut } from '../../domain/account/account-data.ts'
import { receiptsOf } from '../../domain/selling/orders.ts'
import { editionsOf } from '../../domain/selling/receipts.ts'
import { refundsOf } from '../../domain/selling/refunds.ts'
import { withinLimit } from '../../http/attempts.ts'
import { confirmedFrom } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { laterTurns } from '../../http/turns.ts'
import { streamZip, type ZippedFile } from '../../http/stream-zip.ts'
import { receiptProps } from '../selling/receipt-props.ts'

/** Says what lies in the download, and what does not and why. */
function guideTo(email: string, now: Date): string {
  const columns = Object.entries(portions).flatMap(([table, { leftOut }]) =>
    Object.entries(leftOut).map(([column, why]) => `- ${table}.${column}: ${why}`),
  )
  const tables = Object.entries(tablesLeftOut).map(([table, why]) => `- ${table}: ${why}`)
  return [
    `Everything ${site.name} keeps about the account ${email}, as of ${now.toISOString()}.`,
    '',
    'data/ holds one JSON file for each table; times are in UTC, sums in cents. receipts/ holds your receipts as text.',
    '',
    'Left out:',
    ...columns,
    ...tables,
    '',
  ].join('\n')
}

const receiptText = ({ lines, net, taxes, refunds, kept, ...receipt }: ReceiptProps) =>
  [
    `Receipt ${receipt.number}`,
    `Date: ${receipt.date}`,
    `Paid by: ${receipt.buyer.join(', ')}`,
    `Paid to: ${receipt.seller.join(', ')}`,
    ...lines.map(({ label, amount }) => `${label}: ${amount}`),
    ...(net === null ? [] : [`Net: ${net}`]),
    ...taxes.map(({ label, amount }) => `${label}: ${amount}`),
    `Paid in US dollars: ${receipt.amount}`,
    ...refunds.map(({ date, amount }) => `Refunded on ${date}: ${amount}`),
    ...(kept === null ? [] : [`Stays paid: ${kept}`]),
    ...receipt.corrections.map(({ date, before }) => `Corrected on ${date}; before: ${before.join(', ')}`),
    '',
  ].join('\n')

/** What is kept about somebody, for them to take along: a zip, for who gave their password a short while ago. */
export const accountDataRoutes = new Hono<AppEnv>().get(
  routes.accountData,
  confirmedFrom(urls.profile()),
  async (c) => {
    const { database, clock, env, logger } = c.var.deps
    const { id: userId, email, emailVerified } = signedIn(c).user
    await withinLimit(c, 'account-data', { subject: userId })
    const data = await accountData(database, { userId, email: emailVerified ? email : null })
    const receipts: ReceiptProps[] = []
    for (const order of await receiptsOf(database, userId)) {
      const refunds = order.paymentId === null ? [] : await refundsOf(database, order.paymentId)
      const editions = await editionsOf(database, order)
      receipts.push(receiptProps(order, { refunds, editions, host: new URL(env.siteUrl).host }))
    }
    const sent = await ownFiles(database, userId)
    const now = clock()
    async function* files(): AsyncIterable<ZippedFile> {
      yield { path: 'README.txt', text: guideTo(email, now) }
      for (const [name, rows] of Object.entries(data))
        yield { path: `data/${name}.json`, text: `${JSON.stringify(rows, null, 2)}\n` }
      for (const receipt of receipts) yield { path: `receipts/${receipt.number}.txt`, text: receiptText(receipt) }
      // One after the other, since all of them may be more than there is room for; under their ids, since two may have
      // one name.
      for (const { id, name } of sent) {
        const bytes = await bytesOf(database, id)
        if (bytes) yield { path: `files/${id}/${name}`, bytes }
      }
    }
    const onError = (err: unknown) => logger.error({ requestId: c.var.requestId, err }, 'a zip broke off')
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="${site.slug}-account.zip"`)
    c.header('Cache-Control', 'no-store')
    return c.body(streamZip(files(), now, { onError, inTurn: laterTurns(c) }))
  },
)
