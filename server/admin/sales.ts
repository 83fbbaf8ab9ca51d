import { formatCents, licenseTitles } from '#shared/license-tiers.ts'
import { productOf, receiptNumber } from '../domain/selling/orders.ts'
import { placesOf, saleFor } from '../domain/selling/sale-places.ts'
import { daysOf, moneyOf, netCents, salesWithin, unclearPayments, type Sale } from '../domain/selling/sales-book.ts'
import type { Command } from './command.ts'
import { printEntry, printLots, printTable } from './print.ts'
import { spanOf } from './span.ts'

const list: Command = {
  usage: '[<from>] [<until>] [--json] [--csv]',
  about: 'every sale of the last thirty days, or of these days (2026-11-21)',
  async run([from, until], { database, print }, flags) {
    await printLots({ print }, salesWithin(database, spanOf(from, until, database.clock())), rowOf, flags)
  },
}

const rowOf = (sale: Sale) => ({
  paid: sale.paidAt,
  receipt: receiptNumber(sale),
  buyer: sale.buyerEmail,
  product: productOf(sale),
  price: formatCents(sale.amountCents),
  refunded: formatCents(sale.refundedCents ?? 0),
  net: formatCents(netCents(sale)),
  state: moneyOf(sale),
  provider: sale.provider,
  sale: sale.sale,
})

const days: Command = {
  usage: '[<from>] [<until>] [--json] [--csv]',
  about: 'the same by day and tier; net is before taxes, less what went back',
  async run([from, until], { database, print }, flags) {
    const groups = await daysOf(salesWithin(database, spanOf(from, until, database.clock())))
    const rows = groups.map(({ day, tier, sold, reversed, refundedCents, cents }) => ({
      day,
      licence: licenseTitles[tier],
      sold,
      reversed,
      refunded: formatCents(refundedCents),
      net: formatCents(cents),
    }))
    const sum = (of: (group: (typeof groups)[number]) => number) => groups.reduce((all, group) => all + of(group), 0)
    const total = {
      day: 'all',
      licence: '',
      sold: sum(({ sold }) => sold),
      reversed: sum(({ reversed }) => reversed),
      refunded: formatCents(sum(({ refundedCents }) => refundedCents)),
      net: formatCents(sum(({ cents }) => cents)),
    }
    const isForPeople = !flags.has('--json') && !flags.has('--csv')
    printTable({ print }, isForPeople && rows.length > 0 ? [...rows, total] : rows, flags)
  },
}

const unclear: Command = {
  usage: '[--json]',
  about: 'payments that fit no order; each needs a look, and a refund or a licence by hand',
  async run(_words, { database, print }, flags) {
    const rows = (await unclearPayments(database)).map((payment) => ({
      payment: payment.paymentId,
      paid: payment.paidAt,
      sum: payment.subtotalCents === null ? null : `${(payment.subtotalCents / 100).toFixed(2)} ${payment.currency}`,
      asked: payment.amountCents === null ? null : formatCents(payment.amountCents),
      order: payment.orderId,
      buyer: payment.buyerEmail,
    }))
    printTable({ print }, rows, flags)
  },
}

const status: Command = {
  usage: '[--json]',
  about: 'the discount sale: how it is configured, and how far it is',
  async run(_words, { database, print, sale }, flags) {
    const asker = { userId: null, now: database.clock() }
    const { sold: paid, held } = await placesOf(database, sale, asker)
    const open = await saleFor(database, sale, asker)
    const { titleTopBanner: title, percent, showProgressBar, maxCustomers } = sale
    const state = !sale.active ? 'off' : open?.isOpen ? 'open' : open ? 'held' : 'over'
    const endsAt = showProgressBar ? maxCustomers : null
    printEntry({ print }, { title, state, percent, paid, held, endsAt }, flags)
  },
}

export const salesCommands: Record<string, Command> = {
  'sales list': list,
  'sales days': days,
  'sales unclear': unclear,
  'sale status': status,
}
