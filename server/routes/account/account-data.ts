import { strToU8, zipSync } from 'fflate'
import { Hono } from 'hono'
import { site } from '#shared/site.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { ReceiptProps } from '#shared/page-props.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { ownFiles } from '../../domain/selling/design-files.ts'
import { accountData, portions, tablesLeftOut } from '../../domain/account/account-data.ts'
import { receiptsOf } from '../../domain/selling/orders.ts'
import { editionsOf } from '../../domain/selling/receipts.ts'
import { refundsOf } from '../../domain/selling/refunds.ts'
import { withinLimit } from '../../http/attempts.ts'
import { confirmedFrom } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
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
    const { database, clock, env } = c.var.deps
    const { id: userId, email, emailVerified } = signedIn(c).user
    await withinLimit(c, 'account-data', { subject: userId })
    const data = await accountData(database, { userId, email: emailVerified ? email : null })
    const receipts: ReceiptProps[] = []
    for (const order of await receiptsOf(database, userId)) {
      const refunds = order.paymentId === null ? [] : await refundsOf(database, order.paymentId)
      const editions = await editionsOf(database, order)
      receipts.push(receiptProps(order, { refunds, editions, host: new URL(env.siteUrl).host }))
    }
    const files = {
      'README.txt': guideTo(email, clock()),
      ...Object.fromEntries(
        Object.entries(data).map(([name, rows]) => [`data/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`]),
      ),
      ...Object.fromEntries(receipts.map((receipt) => [`receipts/${receipt.number}.txt`, receiptText(receipt)])),
    }
    const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
    // Under their ids, since two may have one name.
    const sent = (await ownFiles(database, userId)).map(
      ({ id, name, bytes }) => [`files/${id}/${name}`, new Uint8Array(bytes)] as const,
    )
    const zip = zipSync(Object.fromEntries([...texts, ...sent]))
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="${site.slug}-account.zip"`)
    c.header('Cache-Control', 'no-store')
    return c.body(new Uint8Array(zip))
  },
)
