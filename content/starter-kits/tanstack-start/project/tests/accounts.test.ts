import { DatabaseSync } from 'node:sqlite'
import { expect, inject, test } from 'vitest'
import { browser, mailedLink, member } from './browser.ts'

const session = 'session'
const errorIn = (html: string, sentence: string) => new RegExp(`<p id="[^"]+-error"[^>]*>${sentence}`).test(html)

test('somebody signs up, confirms the address, signs out and in again', async () => {
  const { open, post, cookies } = browser()
  const ines = { name: 'Ines Okoro', email: 'ines@lintel.example', password: 'a long password' }
  expect(await post('/register', ines)).toMatchObject({ status: 303, to: '/check-email' })
  const link = await mailedLink({ open, post, cookies })
  expect((await open(link)).html).toContain('Confirm your email address</h1>')
  expect(cookies.has(session)).toBe(false)

  const token = link.split('token=')[1] ?? ''
  expect(await post(link, { token })).toMatchObject({ status: 303, to: '/' })
  const dashboard = await open('/')
  expect(dashboard.html).toContain('Your email address is confirmed.')
  expect(dashboard.html).toContain('Account of Ines Okoro')
  expect(dashboard.response.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await open('/')).html).not.toContain('Your email address is confirmed.')
  expect(await open('/sign-in')).toMatchObject({ status: 307, to: '/' })

  const used = await browser().post(link, { token })
  expect(used).toMatchObject({ status: 422, html: expect.stringContaining('This link no longer works</h1>') })

  const before = cookies.get(session)
  expect(await open('/sign-out')).toMatchObject({ to: '/' })
  expect((await open('/')).status).toBe(200)
  expect(await post('/sign-out')).toMatchObject({ status: 303, to: '/sign-in' })
  expect((await open('/sign-in')).html).toContain('You are signed out.')
  cookies.set(session, before ?? '')
  expect(await open('/')).toMatchObject({ to: '/sign-in' })
  expect(await post('/sign-in', { ...ines, next: '/settings' })).toMatchObject({ status: 303, to: '/settings' })
  expect(cookies.get(session)).not.toBe(before)
})

test('a guest is asked to sign in, and led back', async () => {
  const { open } = browser()
  expect(await open('/')).toMatchObject({ status: 307, to: '/sign-in' })
  expect(await open('/settings')).toMatchObject({ status: 307, to: '/sign-in?next=%2Fsettings' })
  expect((await open('/sign-in?next=%2Fsettings')).html).toContain('name="next" value="/settings"')
})

test('a form with something wrong is shown once more, with what was typed, but never a password', async () => {
  const typed = { name: 'Ines', email: 'ines@', password: 'short' }
  const { status, html } = await browser().post('/register', typed)
  expect(status).toBe(422)
  expect(errorIn(html, 'Enter an email address such as')).toBe(true)
  expect(errorIn(html, 'Use at least 10 characters.')).toBe(true)
  expect(html).toContain('value="ines@"')
  expect(html).not.toContain('short')
})

test('a new password is set by a mailed link, once', async () => {
  const { someone, open, post, cookies } = await member()
  await post('/sign-out')
  expect(await post('/forgot-password', someone)).toMatchObject({ status: 303, to: '/check-email' })
  const link = await mailedLink({ open, post, cookies })
  const token = link.split('token=')[1] ?? ''
  expect((await post(link, { token, password: 'short' })).html).toContain('Use at least 10 characters.')
  expect(await post(link, { token, password: 'another password' })).toMatchObject({ status: 303, to: '/' })
  expect((await open('/')).html).toContain('Your new password is saved.')
  expect((await open(link)).html).toContain('This link no longer works</h1>')
})

test('the settings save a profile and a password, and delete the account with all of its sessions', async () => {
  const { someone, open, post } = await member()
  const other = browser()
  await other.post('/sign-in', someone)

  expect(await post('/settings', { intent: 'profile', name: ' ' })).toMatchObject({ status: 422 })
  expect(await post('/settings', { intent: 'profile', name: 'Ines O.' })).toMatchObject({ status: 303 })
  expect((await open('/settings')).html).toMatch(/Account of Ines O\.[^]*Saved\./)

  const change = { intent: 'password', current: 'not this', password: 'another password' }
  expect(errorIn((await post('/settings', change)).html, 'This is not your password.')).toBe(true)
  expect(await post('/settings', { ...change, current: someone.password })).toMatchObject({ to: '/settings' })
  expect(await other.open('/')).toMatchObject({ to: '/sign-in' })

  await other.post('/sign-in', { ...someone, password: change.password })
  expect(await post('/settings', { intent: 'delete', password: 'not this' })).toMatchObject({ status: 422 })
  expect(await post('/settings', { intent: 'delete', password: change.password })).toMatchObject({ to: '/sign-in' })
  expect((await open('/sign-in')).html).toContain('Your account is deleted.')
  expect(await other.open('/')).toMatchObject({ to: '/sign-in' })
})

test('whether an address has an account is not told', async () => {
  const { someone } = await member()
  const stranger = { ...someone, email: 'nobody@lintel.example' }
  const answers = async (path: string, fields: typeof someone) => {
    const { status, to, html } = await browser().post(path, fields)
    return { status, to, said: /role="alert"[^>]*>([^<]*)/.exec(html)?.[1] }
  }
  for (const path of ['/register', '/forgot-password'])
    expect(await answers(path, someone)).toEqual(await answers(path, stranger))
  const wrong = { password: 'a wrong password' }
  const said = await answers('/sign-in', { ...someone, ...wrong })
  expect(said.said).toBe('Email and password do not match.')
  expect(await answers('/sign-in', { ...stranger, email: 'nobody-else@lintel.example', ...wrong })).toEqual(said)
})

test('eight wrong passwords are enough', async () => {
  const { post } = browser()
  const guess = { email: 'guessed@lintel.example', password: 'a wrong password' }
  await Promise.all(Array.from({ length: 8 }, () => post('/sign-in', guess)))
  expect((await post('/sign-in', guess)).html).toContain('Too many attempts.')
})

test('another site changes nothing', async () => {
  const { open, post } = await member()
  const strange: Record<string, string>[] = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, {}]
  for (const headers of strange) {
    expect(await post('/sign-out', {}, headers)).toMatchObject({ status: 403, html: 'Forbidden' })
    expect(await post('/settings', { intent: 'profile', name: 'Evil' }, headers)).toMatchObject({ status: 403 })
  }
  expect((await open('/settings')).html).toContain('Account of Ines Okoro')
})

test('nobody is led to another site', async () => {
  const { someone, post } = await member()
  for (const next of ['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example'])
    expect(await post('/sign-in', { ...someone, next })).toMatchObject({ status: 303, to: '/' })
})

test('what is too large, or no form, is refused', async () => {
  const { post, open } = browser()
  expect(await post('/sign-in', { email: 'a'.repeat(1_000_000) })).toMatchObject({ status: 413 })
  const type = { Origin: inject('url'), 'Content-Type': 'application/json' }
  expect(await post('/sign-in', {}, type)).toMatchObject({ status: 415 })
  expect(await open('/sign-in')).toMatchObject({ status: 200 })
})

test('every answer says what browsers may do with it', async () => {
  const { response, html } = await browser().open('/sign-in')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('X-Frame-Options')).toBe('DENY')
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('there is a page for what is not there', async () => {
  expect(await browser().open('/not-there')).toMatchObject({
    status: 404,
    html: expect.stringContaining('This page does not exist'),
  })
})

// Last, since nothing works afterwards.
test('where the server fails, nobody is told of what', async () => {
  const { open, post, someone } = await member()
  const database = new DatabaseSync(inject('database'))
  database.exec('DROP TABLE sessions')
  database.close()
  for (const { status, html } of [await open('/'), await post('/sign-in', someone)]) {
    expect(status).toBe(500)
    expect(html).toContain('Something went wrong</h1>')
    expect(html).not.toMatch(/sessions|SQLite|at file/)
  }
})
