import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { ownLicenseOf } from '../domain/selling/licenses.ts'
import { seatsOf } from '../domain/selling/seats.ts'
import { accountServer } from '../testing/accounts.ts'
import { plainWords } from './plain-words.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['Zoë O’Neill-Smith', 'Zoë O’Neill-Smith'],
  ['You won: https://evil.example/x?a=1', 'You won: https evil. example x?a=1'],
  ['www.evil.example', 'www. evil. example'],
  ['me@evil.example', 'me at evil. example'],
  ['<b>Ada</b>', 'bAda b'],
  ['Ada\r\nBcc: a', 'Ada Bcc: a'],
  ['\u202eevil\u2066', 'evil'],
])('a mail writes %j as %j', (given, written) => {
  expect(plainWords(given)).toBe(written)
})

describeEachDatabase('names in mails to others', (open) => {
  test('an account named like a link invites without one, in subject and text', async () => {
    const accounts = await accountServer(await open())
    const { client } = await accounts.member({ name: 'Win at evil.example', license: 'team' })
    await client.submit('/user/team/invitations', { email: 'other@example.com' })
    const [mail] = await accounts.mailsTo('other@example.com')
    expect(mail?.props).toMatchObject({ inviter: 'Win at evil. example', team: 'Win at evil. example’s team' })
  })

  test('who is offered a team reads no link in its owner’s name', async () => {
    const accounts = await accountServer(await open())
    const { client, id } = await accounts.member({ name: 'Win at evil.example', license: 'team' })
    const member = await accounts.member({ email: 'colleague@example.com' })
    await client.submit('/user/team/invitations', { email: 'colleague@example.com' })
    const [invitation] = await accounts.mailsTo('colleague@example.com')
    const { pathname } = new URL(invitation!.props.url!)
    await member.client.submit(pathname, {})
    const license = (await ownLicenseOf(accounts.database, id))!
    const [seat] = await seatsOf(accounts.database, license.id)
    await client.submit(`/user/team/seats/${seat!.id}/hand-over`, {})
    const [offer] = await accounts.mailsTo('colleague@example.com')
    expect(offer).toMatchObject({ subject: 'team-offered', props: { owner: 'Win at evil. example' } })
  })

  test.each(['https://evil.example', 'See www.evil.example', 'Ada\u202e', 'Ada\u0007'])(
    'nobody registers as %j',
    async (name) => {
      const accounts = await accountServer(await open())
      const client = accounts.browser()
      const person = { name, email: 'somebody@example.com', password: 'grey otters at dawn' }
      const refused = await client.submit('/register', person)
      expect(refused.headers.get('location')).toBe('/register')
      expect((await client.visit('/register')).props.errors).toHaveProperty('name')
      expect(await accounts.mailsTo('somebody@example.com')).toEqual([])
    },
  )
})
