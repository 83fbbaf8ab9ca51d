import { nextAffiliateStates, type AffiliateState } from '#shared/affiliate.ts'
import { formatCents } from '#shared/license-tiers.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { clicksOf, decideAffiliate, findAffiliate, listAffiliates } from '../domain/selling/affiliates.ts'
import { balanceOf, recordPayout, salesOf } from '../domain/selling/commissions.ts'
import { productOf } from '../domain/selling/orders.ts'
import { AdminError, makeSure, type Admin, type Command } from './command.ts'
import { mostInTable, pageOf, printEntry, printPage, printTable } from './print.ts'

/** The affiliate of a code or an address. */
async function affiliateOf({ database }: Admin, word = '') {
  const wanted = word.trim().toLowerCase()
  const found = await findAffiliate(database, wanted)
  if (!found) throw new AdminError(`No affiliate has the code or address ${word || '(none was named)'}.`)
  return found
}

const list: Command = {
  usage: '[--page=<number>] [--json]',
  about: 'everyone who ever applied, with what they earned',
  async run(_words, { database, print }, flags) {
    const { page, ...wanted } = pageOf(flags)
    const rows = []
    for (const { id, code, name, email, state } of await listAffiliates(database, wanted)) {
      const { sales, owedCents } = await balanceOf(database, id)
      rows.push({ code, name, email, state, clicks: await clicksOf(database, id), sales, owed: formatCents(owedCents) })
    }
    printPage({ print }, rows, page, flags)
  },
}

const show: Command = {
  usage: '<code> [--json]',
  about: 'an application, and what came of it',
  async run([code], admin, flags) {
    const affiliate = await affiliateOf(admin, code)
    const balance = await balanceOf(admin.database, affiliate.id)
    const entry = {
      code: affiliate.code,
      name: affiliate.name,
      email: affiliate.email,
      account: affiliate.userId === null ? 'deleted' : 'open',
      state: affiliate.state,
      applied: affiliate.createdAt,
      website: affiliate.website,
      plan: affiliate.plan,
      payout: affiliate.payout,
      clicks: await clicksOf(admin.database, affiliate.id),
      sales: balance.sales,
      earned: formatCents(balance.earnedCents),
      paid: formatCents(balance.paidCents),
      owed: formatCents(balance.owedCents),
      payable: formatCents(balance.payableCents),
    }
    printEntry(admin, entry, flags)
  },
}

/** Moves an affiliate on, and tells them where they have to know. */
async function decide(admin: Admin, word: string | undefined, to: AffiliateState, tell: boolean) {
  const { id, code, name, email, state } = await affiliateOf(admin, word)
  const accepted = to === 'active'
  const url = admin.siteUrl + (accepted ? urls.affiliateAccount() : urls.affiliate())
  const data = { name, accepted, commission: site.affiliateCommissionPercent, url }
  const notice = { name: 'affiliate-decision', to: email, data } as const
  if (!(await decideAffiliate(admin.database, { id }, to, tell ? notice : undefined))) {
    throw new AdminError(`${code} is ${state}; only ${nextAffiliateStates[state].join(' or ')} can follow.`)
  }
  admin.print(`${code} is ${to}.${tell ? ` A mail is on its way to ${email}.` : ''}`)
}

const accept: Command = {
  usage: '<code>',
  about: 'takes an affiliate in; they get a mail',
  run: ([code], admin) => decide(admin, code, 'active', true),
}

const refuse: Command = {
  usage: '<code> [--yes]',
  about: 'refuses an application; they get a mail',
  async run([code], admin, flags) {
    const { email } = await affiliateOf(admin, code)
    await makeSure(admin, flags, `This refuses the application of ${email} and tells them.`)
    await decide(admin, code, 'refused', true)
  },
}

const end: Command = {
  usage: '<code> [--yes]',
  about: 'lets a link count no longer; what was earned is kept',
  async run([code], admin, flags) {
    const { code: link } = await affiliateOf(admin, code)
    await makeSure(admin, flags, `This ends the link ${link} at once.`)
    await decide(admin, code, 'ended', false)
  },
}

const commissions: Command = {
  usage: '<code> [--json] [--csv]',
  about: 'every order that came by a link, and its commission',
  async run([code], admin, flags) {
    const { id } = await affiliateOf(admin, code)
    const rows = (await salesOf(admin.database, id)).map((sale) => ({
      earned: sale.earnedAt,
      order: sale.orderId,
      product: productOf(sale),
      base: formatCents(sale.baseCents),
      percent: sale.percent,
      commission: formatCents(sale.amountCents - sale.reducedCents),
      reduced: formatCents(sale.reducedCents),
      reversed: sale.reversedAt,
    }))
    printTable(admin, rows, flags)
  },
}

const payouts: Command = {
  usage: '[--csv] [--json]',
  about: `who is to be paid: commissions older than ${site.affiliateHoldDays} days; amounts in dollars`,
  async run(_words, { database, print }, flags) {
    const rows = []
    for (let offset = 0; ; offset += mostInTable) {
      const some = await listAffiliates(database, { limit: mostInTable, offset })
      for (const { id, code, name, email, payout } of some) {
        const { payableCents } = await balanceOf(database, id)
        if (payableCents > 0) rows.push({ code, name, email, payout, amount: (payableCents / 100).toFixed(2) })
      }
      if (some.length < mostInTable) break
    }
    printTable({ print }, rows, flags)
  },
}

const paid: Command = {
  usage: '<code> <amount> [--yes]',
  about: 'writes down that you sent this many dollars; it sends nothing',
  async run([code, amount = ''], admin, flags) {
    const { id, code: link, email } = await affiliateOf(admin, code)
    if (!/^\d{1,7}(\.\d{2})?$/.test(amount)) throw new AdminError('Name the amount in dollars, as in 120 or 48.30.')
    const cents = Math.round(Number(amount) * 100)
    await makeSure(admin, flags, `This writes down that ${email} was paid ${formatCents(cents)}; it cannot be undone.`)
    if (!(await recordPayout(admin.database, id, cents))) {
      const { payableCents } = await balanceOf(admin.database, id)
      throw new AdminError(`${link} can be paid ${formatCents(payableCents)} at most.`)
    }
    admin.print(`${link} was paid ${formatCents(cents)}.`)
  },
}

export const affiliateCommands: Record<string, Command> = {
  'affiliate list': list,
  'affiliate show': show,
  'affiliate accept': accept,
  'affiliate refuse': refuse,
  'affiliate end': end,
  'affiliate commissions': commissions,
  'affiliate payouts': payouts,
  'affiliate paid': paid,
}
