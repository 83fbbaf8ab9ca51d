import { describe, expect, test, vi } from 'vitest'
import { createAccounts } from './accounts.ts'
import { printedMail } from './mail.ts'
import { memoryStore } from './memory-store.ts'
import { isOwnRequest, ownPath, readForm } from './requests.ts'
import { sqliteStore } from './sqlite-store.ts'

// A password takes its time to be hashed, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const minute = 60_000
const day = 24 * 60 * minute
const from = { address: '192.0.2.1' }
const ines = { name: 'Ines Okoro', email: 'Ines@Lintel.example', password: 'a long password' }
const signIn = { email: 'ines@lintel.example', password: 'a long password' }

function begin(makeStore: typeof memoryStore = memoryStore) {
  const mail = printedMail()
  const clock = { now: Date.UTC(2027, 0, 4) }
  const store = makeStore()
  const accounts = createAccounts({ store, send: mail, origin: 'https://app.example', clock: () => clock.now })
  const token = () => new URL(mail.sent.at(-1)!.link).searchParams.get('token')!
  /** Signs up and confirms the address. */
  const join = async () => {
    await accounts.signUp(ines, from)
    const joined = await accounts.verify(token())
    if (!joined.ok) throw new Error(joined.form)
    return joined
  }
  return { accounts, clock, join, mail, store, token }
}

describe.each([
  ['memory', memoryStore],
  ['SQLite', () => sqliteStore(':memory:')],
])('kept in %s', (_, makeStore) => {
  test('somebody signs up, confirms the address, signs out and in again', async () => {
    const { accounts, token } = begin(makeStore)
    expect(await accounts.signUp(ines, from)).toEqual({ ok: true, email: 'ines@lintel.example' })
    expect(await accounts.signIn(signIn, from)).toMatchObject({ ok: false, form: expect.stringContaining('Confirm') })
    const joined = await accounts.verify(token())
    expect(joined).toMatchObject({ ok: true, user: { name: 'Ines Okoro', email: 'ines@lintel.example' } })
    const { session } = joined as { session: string }
    expect(await accounts.current(session)).toMatchObject({ user: { name: 'Ines Okoro' }, renewed: false })
    await accounts.signOut(session)
    expect(await accounts.current(session)).toBeNull()
    const again = await accounts.signIn(signIn, from)
    expect(again).toMatchObject({ ok: true })
    expect((again as { session: string }).session).not.toBe(session)
  })

  test('a link is good once, and for its time and purpose', async () => {
    const { accounts, clock, join, token } = begin(makeStore)
    await join()
    expect(await accounts.verify(token())).toMatchObject({ ok: false })
    await accounts.forgot(signIn, from)
    expect(await accounts.isGoodLink(token(), 'reset')).toBe(true)
    expect(await accounts.verify(token())).toMatchObject({ ok: false })
    const both = await Promise.all([1, 2].map(() => accounts.reset(token(), { password: 'another password' })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await accounts.forgot(signIn, from)
    clock.now += 61 * minute
    expect(await accounts.reset(token(), { password: 'another password' })).toMatchObject({ ok: false })
  })

  test('a new password ends the sessions begun with the old one', async () => {
    const { accounts, join } = begin(makeStore)
    const { user, session } = await join()
    const other = (await accounts.signIn(signIn, from)) as { session: string }
    const wrong = await accounts.changePassword(user.id, session, { current: 'no', password: 'another password' })
    expect(wrong).toMatchObject({ ok: false, fields: { current: expect.any(String) } })
    const change = { current: signIn.password, password: 'another password' }
    expect(await accounts.changePassword(user.id, session, change)).toEqual({ ok: true })
    expect(await accounts.current(other.session)).toBeNull()
    expect(await accounts.current(session)).not.toBeNull()
    expect(await accounts.signIn(signIn, from)).toMatchObject({ ok: false })
  })

  test('a session lasts while somebody comes back, and at most ninety days', async () => {
    const { accounts, clock, join } = begin(makeStore)
    const { session } = await join()
    for (let days = 0; days < 80; days += 20) {
      clock.now += 20 * day
      expect(await accounts.current(session)).toMatchObject({ renewed: days < 60 })
    }
    clock.now += 11 * day
    expect(await accounts.current(session)).toBeNull()
  })

  test('the profile is saved, and the account removed with all of its sessions', async () => {
    const { accounts, join, store } = begin(makeStore)
    const { user, session } = await join()
    expect(await accounts.saveProfile(user.id, { name: ' ' })).toMatchObject({ fields: { name: 'Enter your name.' } })
    expect(await accounts.saveProfile(user.id, { name: 'Ines O.' })).toMatchObject({ user: { name: 'Ines O.' } })
    expect(await accounts.remove(user.id, { password: 'no' })).toMatchObject({ ok: false })
    expect(await accounts.remove(user.id, { password: signIn.password })).toEqual({ ok: true })
    expect(await accounts.current(session)).toBeNull()
    expect(await store.accountByEmail(user.email)).toBeNull()
  })

  test('who signed up with an address of somebody else is out once its owner signs up', async () => {
    const { accounts, mail, token } = begin(makeStore)
    const first = { ...ines, name: 'Mallory', password: 'known to Mallory' }
    await accounts.signUp(first, from)
    const early = token()
    expect(await accounts.signUp(ines, from)).toEqual({ ok: true, email: 'ines@lintel.example' })
    expect(mail.sent.at(-1)).toMatchObject({
      subject: 'Finish signing up',
      text: expect.stringContaining('Ines Okoro'),
    })
    const owned = token()
    // Mallory tries once more before the link is opened.
    await accounts.signUp(first, from)
    expect(await accounts.reset(owned, { password: 'known to Ines' })).toMatchObject({ ok: false })
    expect(await accounts.verify(early)).toMatchObject({ ok: true })
    expect(await accounts.signIn({ ...signIn, password: first.password }, from)).toMatchObject({ ok: false })
    expect(await accounts.reset(token(), { password: 'known to Ines' })).toMatchObject({ ok: true })
    expect(await accounts.signIn({ ...signIn, password: first.password }, from)).toMatchObject({ ok: false })
    expect(await accounts.signIn({ ...signIn, password: 'known to Ines' }, from)).toMatchObject({ ok: true })
  })

  test('no two accounts share an address', async () => {
    const { store } = begin(makeStore)
    const account = { name: 'A', passwordHash: '', verifiedAt: null, createdAt: 0 }
    expect(await store.createAccount({ ...account, id: '1', email: 'a@a.example' })).toBe(true)
    expect(await store.createAccount({ ...account, id: '2', email: 'a@a.example' })).toBe(false)
    expect(await store.createAccount({ ...account, id: '2', email: 'b@a.example' })).toBe(true)
    expect(await store.updateAccount('2', { email: 'a@a.example' })).toBe(false)
    expect(await store.updateAccount('2', { email: 'c@a.example' })).toBe(true)
  })
})

describe('who tries doors', () => {
  test('is not told whether an address has an account', async () => {
    const { accounts, join, mail } = begin()
    await join()
    const stranger = { ...signIn, email: 'nobody@lintel.example' }
    const wrong = { ...signIn, password: 'a wrong password' }
    expect(await accounts.signIn(stranger, from)).toEqual(await accounts.signIn(wrong, from))
    expect(await accounts.forgot(stranger, from)).toEqual({ ok: true, email: stranger.email })
    expect(await accounts.signUp(ines, from)).toEqual({ ok: true, email: signIn.email })
    expect(mail.sent.at(-1)!.subject).toBe('You have an account already')
  })

  test('has eight guesses at a password, and the right one does not help afterwards', async () => {
    const { accounts, clock, join } = begin()
    await join()
    for (let guess = 0; guess < 8; guess++)
      expect(await accounts.signIn({ ...signIn, password: `guess ${guess}` }, from)).toMatchObject({
        form: 'Email and password do not match.',
      })
    expect(await accounts.signIn(signIn, from)).toMatchObject({ form: 'Too many attempts. Try again in 15 minutes.' })
    clock.now += 16 * minute
    expect(await accounts.signIn(signIn, from)).toMatchObject({ ok: true })
  })

  test.each([
    ['nothing', null],
    ['text', 'text'],
    ['a list', []],
    ['an empty form', {}],
    ['fields of other kinds', { email: ['a'], password: {} }],
    ['a megabyte', { email: 'a'.repeat(1e6), password: 'b' }],
  ])('sends %s, and is told in a sentence', async (_, input) => {
    const answer = await begin().accounts.signIn(input, from)
    const said = answer.ok ? [] : [answer.form, ...Object.values(answer.fields)].filter(Boolean)
    expect(said.length).toBeGreaterThan(0)
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '',
    null,
  ])('is not led to another site by %j', (path) => expect(ownPath(path)).toBe('/'))

  test.each(['/', '/settings', '/a/b?c=d#e'])('is led on to %s', (path) => expect(ownPath(path, '/x')).toBe(path))

  test('changes nothing from another site', () => {
    const request = (headers: Record<string, string>) =>
      isOwnRequest(new Request('https://app.example/settings', { method: 'POST', headers }))
    expect(request({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(request({ 'sec-fetch-site': 'same-site' })).toBe(false)
    expect(request({ 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(request({ origin: 'https://app.example' })).toBe(true)
    expect(request({ origin: 'https://evil.example' })).toBe(false)
    expect(request({ cookie: 'session=1' })).toBe(false)
  })

  test('sends forms that are too large, or none, and neither is read', async () => {
    const send = (body: string, type: string) =>
      readForm(new Request('https://app.example/', { method: 'POST', body, headers: { 'content-type': type } }))
    const form = 'application/x-www-form-urlencoded'
    await expect(send(`email=${'a'.repeat(20_000)}`, form)).rejects.toMatchObject({ status: 413 })
    await expect(send('{}', 'application/json')).rejects.toMatchObject({ status: 415 })
    await expect(send('no form', 'multipart/form-data; boundary=x')).rejects.toMatchObject({ status: 400 })
    expect({ ...(await send('email=a&email=b&__proto__=c', form)) }).toMatchObject({ email: 'a' })
  })
})
