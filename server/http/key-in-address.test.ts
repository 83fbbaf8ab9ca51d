import { beforeEach, describe, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { readAccessKey } from '../domain/account/access-keys.ts'
import { accessKeyOf } from '../testing/access-keys.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'
import { keysInAddress, maskKeys } from './access-key-mask.ts'

const key = `mwk_${'3FkW9abc'.repeat(4)}`
/** Every character as its code. */
const escaped = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')

describe('a key in an address', () => {
  test.each([
    [`/r/${key}.json`],
    [`/r/alerts.json?key=${key}`],
    [`/r/alerts.json?a=b&token=${key}&c=d`],
    [`/r/alerts.json?${key}`],
    [`/r/alerts.json?authorization=Bearer%20${key}`],
    [`/r/alerts.json?authorization=Bearer+${key}`],
    [`/r/alerts.json?key=${escaped(key)}`],
    [`/r/alerts.json?key=${escaped(escaped(key))}`],
    [`/r/alerts.json?key=${key.replace('_', '%5F')}`],
    [`/${key}/a/b`],
    [`/a/%6dwk_${key.slice(4)}?b=%E0%A4%A`],
  ])('is found in %s, and masked', (address) => {
    expect(keysInAddress(address)).toContain(key)
    expect(maskKeys(address)).not.toContain(key.slice(4))
    expect(maskKeys(address)).not.toContain(escaped(key.slice(4)))
  })

  test.each([
    ['/'],
    ['/pricing?next=%2Fapp'],
    ['/search?q=milkwk_a'],
    ['/docs/access-keys#mwk'],
    ['/search?q=100%25'],
    ['/search?q=%E0%A4%A'],
    [`/search?q=a${key}`],
  ])('is none in %s, which stays as it is', (address) => {
    expect(keysInAddress(address)).toEqual([])
    expect(maskKeys(address)).toBe(address)
  })

  test('is told apart from others', () => {
    expect(keysInAddress(`/a?a=mwk_1&b=mwk_2&c=mwk_1`)).toEqual(['mwk_1', 'mwk_2'])
  })
})

describeEachDatabase('a request with a key in its address', (openDatabase) => {
  let accounts: AccountServer
  let person: Awaited<ReturnType<AccountServer['member']>>
  let real: string
  beforeEach(async () => {
    accounts = await accountServer(await openDatabase())
    person = await accounts.member()
    real = await accessKeyOf(accounts, person.id)
  })
  const kindOf = async (presented: string) => (await readAccessKey(accounts.database, presented, new Date())).kind

  test.each([
    ['a page that is kept', (key: string) => `${urls.pricing()}?key=${key}`],
    ['a page of somebody', (key: string) => `${urls.app()}?key=${key}`],
    ['what lies nowhere', (key: string) => `/r/${key}/alerts.json`],
    ['a file', (key: string) => `/assets/${key}.js`],
    ['an escaped one', (key: string) => `${urls.home()}?a=${escaped(key)}`],
    ['an address that cannot be read', (key: string) => `/%E0%A4%A?key=${key}`],
  ])('is refused: %s; the key is revoked, with one mail, and stands in no log', async (_what, address) => {
    // So that the page is kept.
    await accounts.browser().send(urls.pricing())
    const answer = await accounts.browser().send(address(real), { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(403)
    const text = await answer.text()
    expect(text).toMatch(/^An access key must not stand in an address.* has been revoked/)
    expect(text).not.toContain(real.slice(4))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await kindOf(real)).toBe('revoked')
    const mails = await accounts.mailsTo(person.email)
    expect(mails.map(({ subject, props }) => [subject, props.keyName])).toEqual([['access-key-seen', 'Build']])

    const again = await accounts.browser().send(address(real), { headers: { accept: 'application/json' } })
    expect([again.status, await again.json()]).toEqual([403, { message: expect.stringMatching(/Authorization/) }])
    expect(await accounts.mailsTo(person.email)).toEqual([])
    expect(accounts.logged.join('')).not.toContain(real.slice(8))
    expect(accounts.logged.join('')).not.toContain(escaped(real.slice(8)))
  })

  test('that is nobody’s is refused all the same, and changes nothing', async () => {
    for (const address of ['/?key=mwk_', '/mwk_abc', `/?key=${key}`])
      expect((await accounts.browser().send(address)).status).toBe(403)
    expect(await kindOf(real)).toBe('known')
  })

  test('in a form that is sent there is refused, too', async () => {
    const answer = await accounts.browser().submit(`${urls.login()}?key=${real}`, {})
    expect(answer.status).toBe(403)
    expect(await kindOf(real)).toBe('revoked')
  })

  test('of many at once four are looked up', async () => {
    const keys = [real, ...Array.from({ length: 5 }, (_, at) => `mwk_${String(at + 1).repeat(32)}`)]
    await accounts.browser().send(
      `/?${keys
        .toReversed()
        .map((each) => `k=${each}`)
        .join('&')}`,
    )
    expect(await kindOf(real)).toBe('known')
    await accounts.browser().send(`/?${keys.map((each) => `k=${each}`).join('&')}`)
    expect(await kindOf(real)).toBe('revoked')
  })

  test('the owner of a team is told of a key of theirs', async () => {
    const owner = await accounts.member({ license: 'team' })
    const { id } = await accounts.database.db
      .selectFrom('licenses')
      .select('id')
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow()
    const ofTeam = await accessKeyOf(accounts, owner.id, { teamId: id, name: 'CI' })
    await accounts.browser().send(`/?key=${ofTeam}`)
    expect((await accounts.mailsTo(owner.email)).map(({ props }) => props.keyName)).toEqual(['CI'])
  })
})
