import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSite, type Visitor } from './site.ts'

// A password takes its time to be hashed, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  site = await startSite()
})
afterAll(() => site.stop())

const password = 'a long password'
let people = 0

/** Somebody with a new account, who is signed in. */
async function member() {
  const visitor = site.visitor()
  const email = `person-${++people}@lintel.example`
  await visitor.submit('/register', { name: 'Ines Okoro', email, password })
  await visitor.submit(site.mailedLink(), {})
  return { visitor, email }
}

const isMember = async (visitor: Visitor) => (await visitor.open('/')).status === 200

test('somebody signs up, confirms the address, signs out and in again', async () => {
  const visitor = site.visitor()
  const email = 'ines@lintel.example'
  expect(await visitor.submit('/register', { name: 'Ines Okoro', email, password })).toMatchObject({
    status: 302,
    location: '/check-email',
  })
  expect(await visitor.open('/check-email')).toMatchObject({ heading: 'Check your email' })

  const link = site.mailedLink()
  expect(await visitor.open(link)).toMatchObject({ heading: 'Confirm your email address' })
  expect(await isMember(visitor)).toBe(false)
  expect(await visitor.submit(link, {})).toMatchObject({ status: 302, location: '/' })
  expect(await visitor.open('/')).toMatchObject({
    heading: 'Dashboard',
    toast: 'Your email address is confirmed.',
    body: expect.stringContaining('Account of Ines Okoro'),
  })
  expect((await visitor.open('/')).toast).toBeNull()

  expect(await visitor.submit('/sign-out', {})).toMatchObject({ status: 302, location: '/sign-in' })
  expect((await visitor.open('/sign-in')).toast).toBe('You are signed out.')
  expect(await isMember(visitor)).toBe(false)
  expect(await visitor.submit('/sign-in', { email, password, next: '/settings' })).toMatchObject({
    status: 302,
    location: '/settings',
  })
  expect(await visitor.open('/settings')).toMatchObject({ heading: 'Settings', status: 200 })
})

test('a new password is set by a link, which is good once', async () => {
  const { visitor, email } = await member()
  const other = site.visitor()
  await other.submit('/forgot-password', { email })
  const link = site.mailedLink()
  expect((await other.open(link)).heading).toBe('Choose a new password')
  expect(await other.submit(link, { password: 'short' })).toMatchObject({
    status: 422,
    body: expect.stringContaining('Use at least 10 characters.'),
  })
  expect(await other.submit(link, { password: 'another password' })).toMatchObject({ status: 302, location: '/' })
  expect((await other.open('/')).toast).toBe('Your new password is saved.')
  expect(await isMember(visitor)).toBe(false)
  expect((await site.visitor().open(link)).heading).toBe('This link no longer works')
  expect((await site.visitor().submit(link, { password })).heading).toBe('This link no longer works')
})

test('guests are asked to sign in, and members are not', async () => {
  const guest = site.visitor()
  expect(await guest.open('/')).toMatchObject({ status: 302, location: '/sign-in' })
  expect(await guest.open('/settings?tab=a')).toMatchObject({ location: '/sign-in?next=%2Fsettings%3Ftab%3Da' })
  expect(await guest.submit('/settings', { intent: 'profile', name: 'A' })).toMatchObject({ status: 302 })
  expect((await guest.open('/sign-in?next=%2Fsettings')).body).toContain('name="next" value="/settings"')

  const { visitor } = await member()
  expect(await visitor.open('/sign-in')).toMatchObject({ status: 302, location: '/' })
  expect((await visitor.open('/billing')).headers.get('Cache-Control')).toBe('private, no-store')
})

describe('a form that is refused', () => {
  test('says what is wrong beside its fields, and keeps what was typed', async () => {
    const answer = await site.visitor().submit('/register', { name: ' ', email: 'ines@lintel', password: 'too short' })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('Enter your name.')
    expect(answer.body).toContain('Use at least 10 characters.')
    expect(answer.body).toMatch(/<input(?=[^>]*name="email")[^>]*aria-invalid="true"/)
    expect(answer.body).toContain('value="ines@lintel"')
    expect(answer.body).not.toContain('too short')
  })

  test('in the settings is the one that was sent', async () => {
    const { visitor } = await member()
    const answer = await visitor.submit('/settings', {
      intent: 'password',
      current: 'no',
      password: 'another password',
    })
    expect(answer.status).toBe(422)
    expect(answer.body.match(/>This is not your password\./g)).toHaveLength(1)
    expect(answer.body).not.toContain('another password')
    expect(await visitor.submit('/settings', { intent: 'other' })).toMatchObject({ status: 400 })
  })
})

test('the settings save a name, change a password, and remove the account', async () => {
  const { visitor, email } = await member()
  const stolen = new Map(visitor.cookies)
  const save = (fields: Record<string, string>) => visitor.submit('/settings', fields)

  expect(await save({ intent: 'profile', name: 'Ines O.' })).toMatchObject({ status: 302, location: '/settings' })
  expect(await visitor.open('/settings')).toMatchObject({
    toast: 'Saved.',
    body: expect.stringContaining('value="Ines O."'),
  })
  await save({ intent: 'password', current: password, password: 'another password' })
  expect((await visitor.open('/settings')).toast).toBe('Your password is changed.')
  expect(await save({ intent: 'delete', password: 'another password' })).toMatchObject({ location: '/sign-in' })
  expect((await visitor.open('/sign-in')).toast).toBe('Your account is deleted.')

  const thief = site.visitor()
  for (const [name, value] of stolen) thief.cookies.set(name, value)
  expect(await isMember(thief)).toBe(false)
  expect((await site.visitor().submit('/sign-in', { email, password })).status).toBe(422)
})

describe('who tries doors', () => {
  test('changes nothing from another site', async () => {
    const { visitor } = await member()
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      {},
    ] as HeadersInit[]) {
      expect((await visitor.submit('/settings', { intent: 'profile', name: 'Taken' }, headers)).status).toBe(403)
      expect((await visitor.submit('/sign-out.data', {}, headers)).status).toBe(403)
    }
    expect((await visitor.open('/settings')).body).toContain('value="Ines Okoro"')
  })

  test('signs nobody out by a link', async () => {
    const { visitor } = await member()
    expect(await visitor.open('/sign-out')).toMatchObject({ status: 302, location: '/' })
    expect(await isMember(visitor)).toBe(true)
  })

  test('is not led to another site', async () => {
    const { visitor, email } = await member()
    for (const next of ['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example']) {
      await visitor.submit('/sign-out', {})
      expect((await visitor.open(`/sign-in?${new URLSearchParams({ next })}`)).body).toContain('name="next" value="/"')
      expect(await visitor.submit('/sign-in', { email, password, next })).toMatchObject({ status: 302, location: '/' })
    }
  })

  test('learns nothing of who has an account', async () => {
    const { email } = await member()
    const tell = async (path: string, fields: Record<string, string>) => {
      const { status, location, body } = await site.visitor().submit(path, fields)
      return { status, location, alert: /role="alert"[^>]*>([^<]*)/.exec(body)?.[1] }
    }
    const nobody = 'nobody@lintel.example'
    const wrong = 'a wrong password'
    expect(await tell('/sign-in', { email, password: wrong })).toEqual(
      await tell('/sign-in', { email: nobody, password: wrong }),
    )
    expect(await tell('/forgot-password', { email })).toEqual(await tell('/forgot-password', { email: nobody }))
    expect(await tell('/register', { name: 'A', email, password })).toEqual(
      await tell('/register', { name: 'A', email: nobody, password }),
    )
  })

  test('is given a new session, whatever cookie was there before', async () => {
    const { visitor, email } = await member()
    await visitor.submit('/sign-out', {})
    visitor.cookies.set('session', 'chosen-by-somebody-else')
    await visitor.submit('/sign-in', { email, password })
    expect(visitor.cookies.get('session')).not.toBe('chosen-by-somebody-else')
    expect(await isMember(visitor)).toBe(true)
  })

  test('sends a form of a megabyte, and the server lives on', async () => {
    const guest = site.visitor()
    expect((await guest.submit('/sign-in', { email: 'a'.repeat(1e6), password })).status).toBe(413)
    expect(await guest.open('/sign-in')).toMatchObject({ status: 200, heading: 'Sign in to Lintel' })
  })

  test('has eight guesses', async () => {
    const { email } = await member()
    for (let guess = 0; guess < 8; guess++)
      await site.visitor().submit('/sign-in', { email, password: `guess ${guess}` })
    const answer = await site.visitor().submit('/sign-in', { email, password })
    expect(answer).toMatchObject({ status: 422, body: expect.stringContaining('Too many attempts.') })
  })
})

test('every page has its headers, and scripts run by the nonce of theirs', async () => {
  const { headers, body } = await site.visitor().open('/sign-in')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  const policy = headers.get('Content-Security-Policy')!
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const scripts = body.match(/<script(?=[ >])[^>]*>/g) ?? []
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual(['<script>'])
})

test('where there is no page, that is said', async () => {
  expect(await site.visitor().open('/not-there')).toMatchObject({ status: 404, heading: 'This page does not exist' })
})

test('what broke is in the log, and not on the page', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { visitor } = await member()
  const unlucky = site.brokenVisitor()
  for (const [name, value] of visitor.cookies) unlucky.cookies.set(name, value)
  const answer = await unlucky.open('/billing')
  expect(answer).toMatchObject({ status: 500, heading: 'Something went wrong' })
  expect(answer.body).not.toContain('secret')
  expect(String(log.mock.calls.flat())).toContain('secret')
  log.mockRestore()
})
