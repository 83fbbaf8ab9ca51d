import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'
import { adminBeside } from '../testing/admin.ts'
import { testClock } from '../testing/clock.ts'

describeEachDatabase('money that goes back, and licences that end, by the command line', (open) => {
  let accounts: AccountServer
  let admin: ReturnType<typeof adminBeside>
  beforeAll(async () => {
    accounts = await accountServer(await open({ clock: testClock('2026-01-05T12:00:00Z') }))
    admin = adminBeside(accounts)
  })

  test('a revocation leaves every book as it was: sales, commissions, the sale’s customers and receipts', async () => {
    const buyer = await accounts.member()
    const at = (await buyer.client.submit('/checkout/team', {})).headers.get('location')!
    await buyer.client.submit(at, { outcome: 'pay' })
    await accounts.mailsTo(buyer.email)
    const books = async () => ({
      list: await admin('sales list --json'),
      days: await admin('sales days --json'),
      status: await admin('sale status --json'),
      receipts: (await buyer.client.visit('/user/active-license')).props.receipts,
    })
    const before = await books()
    const asked = admin(`licence revoke ${buyer.email}`)
    await expect(asked).rejects.toThrow('tells them, and gives no money back. Add --yes to do it.')
    expect(await admin(`licence revoke ${buyer.email} --reason=Shared --yes`)).toContain('is revoked')
    expect(await books()).toEqual(before)
    expect((await accounts.mailsTo(buyer.email)).map(({ subject, props }) => [subject, props.reason])).toEqual([
      ['license-revoked', 'Shared'],
    ])
    const order = at.split('/').at(-1)!
    expect((await buyer.client.visit(`/checkout/return/${order}`)).props).toMatchObject({
      state: 'revoked',
      license: null,
    })
    expect((await buyer.client.visit(`/user/receipts/${order}`)).props).toMatchObject({
      receipt: { money: 'paid', refunds: [], kept: null, ended: '2026-01-05' },
    })
    // Its money can still go back, and then the books say so.
    await admin(`refund ${order} --yes`)
    expect((await buyer.client.visit(`/user/receipts/${order}`)).props).toMatchObject({
      receipt: { money: 'refunded' },
    })
  })

  test('gives a part back, and takes the licence with it only where told to', async () => {
    const { client, email } = await accounts.member()
    const at = (await client.submit('/checkout/developer', {})).headers.get('location')!
    await client.submit(at, { outcome: 'pay' })
    await accounts.mailsTo(email)
    const order = at.split('/').at(-1)!
    const licence = async () =>
      (JSON.parse(await admin(`user show ${email} --json`)) as { licence: string | null }).licence
    await expect(admin(`refund ${order} --amount 20.00`)).rejects.toThrow(
      `This gives ${email} $20.00 back for “Developer licence”, and leaves the licence as it is. Add --yes to do it.`,
    )
    await expect(admin(`refund ${order} --amount 1.5 --yes`)).rejects.toThrow('as in 20 or 48.30')
    await expect(admin(`refund ${order} --amount 0 --yes`)).rejects.toThrow('$79.00 can go back at most.')
    await admin(`refund ${order} --amount 20.00 --yes`)
    expect(await licence()).toBe('Developer')
    await admin(`refund ${order} --amount 9.00 --take-licence --yes`)
    expect(await licence()).toBeNull()
    expect((await accounts.mailsTo(email)).map(({ subject, props }) => [subject, props.amount, props.inAll])).toEqual([
      ['refund', '$20.00', null],
      ['refund', '$9.00', '$29.00'],
    ])
    const { props } = await client.visit(`/user/receipts/${order}`)
    expect(props.receipt).toMatchObject({
      money: 'part-refunded',
      amount: '$79.00',
      refunds: [{ amount: '$20.00' }, { amount: '$9.00' }],
      kept: '$50.00',
      ended: '2026-01-05',
    })
    const gift = await accounts.member({ license: 'team' })
    const { id } = await accounts.database.db
      .selectFrom('orders')
      .select('id')
      .where('userId', '=', gift.id)
      .executeTakeFirstOrThrow()
    await expect(admin(`refund ${id} --yes`)).rejects.toThrow('given for nothing')
  })
})
