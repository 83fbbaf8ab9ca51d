import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { queueMail, takeMail, handOverMail, postponeMail, finishMail } from '../mail/outbox.ts'
import { accountServer } from '../testing/accounts.ts'
import { adminBeside } from '../testing/admin.ts'
import { testClock } from '../testing/clock.ts'

const problems = {
  refused: { error: '550 no such mailbox', failure: 'refused' },
  unclear: { error: 'the connection was lost', failure: 'unclear' },
  later: { error: '451 later', failure: null },
} as const

describeEachDatabase('the operator and the outbox', (open) => {
  async function start() {
    const clock = testClock('2026-01-05T12:00:00Z')
    const accounts = await accountServer(await open({ clock }))
    const { database } = accounts
    const admin = adminBeside(accounts)
    const { email } = await accounts.member()
    await accounts.mailsTo(email)
    const answer = 'For your eyes only.'
    async function fails(problem: keyof typeof problems) {
      const data = { name: 'Ada', title: 'A footer', answer, url: 'https://x.example' }
      await queueMail(database, { name: 'design-answer', to: email, data })
      const taken = (await takeMail(database))!
      await postponeMail(database, taken, problems[problem])
      return taken.id
    }
    return { clock, accounts, database, admin, email, fails, answer }
  }

  test('sees what has not left and why, and never what it says', async () => {
    const { admin, email, fails, answer, database } = await start()
    expect(await admin('mail')).toBe('There are none.')
    const refused = await fails('refused')
    const later = await fails('later')
    const listed = JSON.parse(await admin('mail --json')) as { number: string; state: string }[]
    expect(new Map(listed.map(({ number, state }) => [number, state]))).toEqual(
      new Map([
        [refused, 'refused'],
        [later, 'tried again'],
      ]),
    )
    expect(JSON.parse(await admin('mail --failed --json'))).toMatchObject([{ number: refused }])
    const shown = await admin(`mail show ${refused.slice(0, 8)}`)
    expect(shown).toMatch(/^state +refused$[\s\S]*^problem +550 no such mailbox$/m)
    expect((await admin('mail')) + shown).not.toContain(answer)
    expect(await admin(`user show ${email}`)).toMatch(/^mail refused +550 no such mailbox$/m)
    await finishMail(database, refused)
    expect(await admin(`user show ${email}`)).toMatch(/^mail refused +–$/m)
  })

  test('lets a mail leave again, and is asked before one that may have come', async () => {
    const { accounts, admin, clock, email, fails } = await start()
    const refused = await fails('refused')
    // Longer ago than mails are tried for: a retry counts as a new beginning.
    clock.pass(10 * 24 * 60 * 60_000)
    await admin(`mail retry ${refused}`)
    expect(await accounts.mailsTo(email)).toHaveLength(1)
    const unclear = await fails('unclear')
    await expect(admin(`mail retry ${unclear}`)).rejects.toThrow('gets it twice. Add --yes')
    expect(await accounts.mailsTo(email)).toHaveLength(0)
    await admin(`mail retry ${unclear} --yes`)
    expect(await accounts.mailsTo(email)).toHaveLength(1)
    expect(await admin('mail')).toBe('There are none.')
  })

  test('does not touch a mail that is on its way, and forgets only what is tried no more', async () => {
    const { admin, database, fails, clock } = await start()
    const later = await fails('later')
    await expect(admin(`mail forget ${later} --yes`)).rejects.toThrow('is still tried')
    clock.pass(60 * 60_000)
    const taken = (await takeMail(database))!
    expect(await handOverMail(database, taken)).toBe(true)
    expect(await admin(`mail show ${later}`)).toMatch(/^state +on its way$/m)
    await expect(admin(`mail retry ${later}`)).rejects.toThrow('on its way')
    await postponeMail(database, taken, problems.refused)
    await expect(admin(`mail forget ${later}`)).rejects.toThrow('--yes')
    await admin(`mail forget ${later} --yes`)
    expect(await admin('mail')).toBe('There are none.')
  })
})
