import { beforeAll, expect, test } from 'vitest'
import type { SharedProps } from '#shared/page-props.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { createRequest, findRequest, shortId } from '../domain/design-requests.ts'
import { accountServer, type AccountServer } from '../testing-accounts.ts'
import { runAdmin } from './run.ts'

const wish = { title: 'A footer', purpose: 'Help', links: ['https://a.example'], details: 'Three columns.' }

describeEachDatabase('the operator’s command line', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })

  /** Answers what a command prints. */
  async function admin(command: string, { piped = '' } = {}) {
    const printed: string[] = []
    await runAdmin(command.split(' ').filter(Boolean), {
      database: accounts.database,
      siteUrl: 'https://millwork.example',
      print: (line) => printed.push(line),
      input: async () => piped,
    })
    return printed.join('\n')
  }
  async function request() {
    const person = await accounts.member()
    const id = await createRequest(accounts.database, person.id, wish)
    return { person, id, number: shortId(id) }
  }

  test('opens the design service to an account and takes it away', async () => {
    const { email, client } = await accounts.member()
    expect((await client.send('/app/extras/design-service')).status).toBe(404)
    expect(await admin(`design-service on ${email.toUpperCase()}`)).toContain(`active for ${email}`)
    expect((await client.send('/app/extras/design-service')).status).toBe(200)
    expect(await admin(`user show ${email}`)).toMatch(/Ada Lovelace <.*>.*\n.*\nlicence: none\ndesign service: active/)
    await admin(`design-service off ${email}`)
    expect((await client.send('/app/extras/design-service')).status).toBe(404)
  })

  test('lists and shows requests', async () => {
    const { number, person } = await request()
    expect(await admin('design list')).toContain(`${number}  new          A footer  (0 messages, just now)`)
    const shown = await admin(`design show ${number}`)
    for (const part of [person.email, 'For: Help', 'https://a.example', 'Three columns.']) expect(shown).toContain(part)
  })

  test('answers with words or with what is piped in, and the customer gets a mail', async () => {
    const { id, number, person } = await request()
    await admin(`design answer ${number} By Friday.`)
    await admin(`design answer ${number}`, { piped: 'First draft:\r\n\r\nsee the link.\n' })
    const { messages } = (await findRequest(accounts.database, id))!
    expect(messages.map(({ author, body }) => [author, body])).toEqual([
      ['studio', 'By Friday.'],
      ['studio', 'First draft:\n\nsee the link.'],
    ])
    const mails = await accounts.mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['design-answer', 'design-answer'])
    expect(mails[0]!.props).toMatchObject({
      answer: 'By Friday.',
      url: `https://millwork.example/app/extras/design-service/${id}`,
    })
  })

  test('moves a request on as its states allow, and says what could follow', async () => {
    const { number, person } = await request()
    await expect(admin(`design advance ${number} delivered`)).rejects.toThrow(
      'The request is new; only in-progress or closed can follow.',
    )
    expect(await admin(`design advance ${number} in-progress`)).toContain('in-progress')
    await admin(`design advance ${number} closed`)
    expect((await accounts.mailsTo(person.email)).map(({ props }) => props.state)).toEqual(['in-progress', 'closed'])
    await expect(admin(`design advance ${number} delivered`)).rejects.toThrow('is closed; nothing can follow.')
    await expect(admin(`design answer ${number} Hello`)).rejects.toThrow('This request is closed.')
    expect(await admin('design list')).not.toContain(number)
    expect(await admin('design list --all')).toContain(number)
  })

  test.each([
    ['user show', 'Name the account by its email address.'],
    ['user show nobody@example.com', 'There is no account with the address nobody@example.com.'],
    ['design show zzz', 'No request has the number zzz.'],
    ['design show', 'Name the request by its number'],
    ['licence give', 'There is no command "licence give".'],
    ['licence grant nobody@example.com team', 'There is no account with the address nobody@example.com.'],
    ['constructor name', 'There is no command "constructor name".'],
  ])('"%s" is answered with a sentence', async (command, message) => {
    await expect(admin(command)).rejects.toThrow(message)
  })

  test('grants a licence, raises it, tells its history, and takes it back only when told to', async () => {
    const { email, client } = await accounts.member()
    const held = async () => {
      const { auth } = (await client.visit('/user/active-license')).props as unknown as { auth: SharedProps['auth'] }
      return auth.user!.license_name
    }
    expect(await admin(`licence grant ${email} developer`)).toContain(`${email} has the Developer licence`)
    expect(await held()).toBe('developer')
    await expect(admin(`licence grant ${email} developer`)).rejects.toThrow('has the Developer licence already')
    await expect(admin(`licence grant ${email} gold`)).rejects.toThrow('developer, unlimited or team')
    await admin(`licence grant ${email} team`)
    expect(await held()).toBe('team')
    await expect(admin(`licence revoke ${email}`)).rejects.toThrow('--yes')
    expect(await held()).toBe('team')
    expect(await admin(`licence revoke ${email} --yes`)).toContain('is revoked')
    expect(await held()).toBeNull()
    await expect(admin(`licence revoke ${email} --yes`)).rejects.toThrow('has no licence')
    expect((await admin(`licence history ${email}`)).split('\n').map((line) => line.split('  ').slice(1))).toEqual([
      ['issued', 'Developer', 'operator'],
      ['raised', 'Team', 'operator'],
      ['revoked', 'none', 'operator'],
    ])
  })

  test('without a command it says what it can do', async () => {
    expect(await admin('')).toContain('design answer <number> [words]')
  })
})
