import { beforeAll, expect, test } from 'vitest'
import { faultLimits } from '#shared/fault-report.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { adminBeside } from '../../testing/admin.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'

const alert = testComponent('application-ui/components/alerts/solid', { title: 'Solid alert', part: 'AUI-C01-7' })
const address = urls.faultReport(alert.path)
const fault = { flavour: 'vue', browser: 'Firefox 152 on Linux', what: 'The close button\r\nhas no name.' }

describeEachDatabase('a fault of a component', (open) => {
  let accounts: AccountServer
  let admin: ReturnType<typeof adminBeside>
  beforeAll(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    accounts = await accountServer(database, { catalogue: testCatalogue([alert]) })
    admin = adminBeside(accounts)
  })
  const report = async (over: object = {}) => {
    const person = await accounts.member()
    const response = await person.client.submit(address, { ...fault, ...over })
    return { person, response }
  }
  const kept = (userId: string) =>
    accounts.database.db.selectFrom('faultReports').selectAll().where('userId', '=', userId).execute()

  test('is kept with its part number and sent to the operator', async () => {
    const { person, response } = await report()
    expect(response.status).toBe(204)
    const [row, ...others] = await kept(person.id)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      part: 'AUI-C01-7',
      flavour: 'vue',
      browser: 'Firefox 152 on Linux',
      what: 'The close button\nhas no name.',
      version: site.version,
      closedAt: null,
    })
    const mails = await accounts.mailsTo(site.supportEmail)
    expect(mails.at(-1)).toMatchObject({
      subject: 'fault-report',
      props: { part: 'AUI-C01-7', title: 'Solid alert', flavour: 'Vue', email: person.email, id: row!.id.slice(0, 8) },
    })
  })

  test.each([
    ['a flavour there is none of', { flavour: 'angular' }],
    ['no browser', { browser: ' ' }],
    ['nothing that happened', { what: '\n' }],
    ['more than fits', { what: 'x'.repeat(faultLimits.what + 1) }],
    ['a browser with a long name', { browser: 'x'.repeat(faultLimits.browser + 1) }],
  ])('with %s is refused', async (_what, over) => {
    const { person, response } = await report(over)
    expect(response.status).toBe(422)
    expect(await kept(person.id)).toEqual([])
  })

  test('of a component there is none of is none', async () => {
    const { client } = await accounts.member()
    expect((await client.submit(`${address}-none`, fault)).status).toBe(404)
  })

  test('is told by who is signed in', async () => {
    const response = await accounts.browser().submit(address, fault)
    expect([401, 303]).toContain(response.status)
  })

  test('is told so often and no oftener', async () => {
    const { client } = await accounts.member()
    const statuses: number[] = []
    for (let told = 0; told <= 20; told++) statuses.push((await client.submit(address, fault)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429])
  })

  test('is listed for the operator, shown and closed once', async () => {
    const { person } = await report({ what: 'Listed.\n\nIn two parts.' })
    const [row] = await kept(person.id)
    const number = row!.id.slice(0, 8)
    expect(await admin('reports')).toMatch(
      new RegExp(`${number} +AUI-C01-7 +vue +Firefox 152 on Linux +Listed\\. In two`),
    )
    expect(await admin(`reports show ${number}`)).toContain(`${person.name} <${person.email}>`)
    expect(await admin(`reports show ${number}`)).toContain('Listed.\n\nIn two parts.')
    expect(await admin(`reports close ${number}`)).toBe('The report of AUI-C01-7 is closed.')
    await expect(admin(`reports close ${number}`)).rejects.toThrow('This report is closed.')
    expect(await admin('reports')).not.toContain(number)
    expect(await admin('reports --all')).toContain(number)
    await expect(admin('reports show zzz')).rejects.toThrow('No report has the number zzz.')
  })

  test('goes with the account', async () => {
    const { person } = await report()
    await accounts.database.db.deleteFrom('users').where('id', '=', person.id).execute()
    expect(await kept(person.id)).toEqual([])
  })
})
