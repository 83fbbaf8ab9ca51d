import { DatabaseSync } from 'node:sqlite'
import { expect, inject, test } from 'vitest'
import { mailedLink, member, visitor } from './visitor.ts'

const session = 'session'
const errorIn = (html: string, sentence: string) => new RegExp(`<p id="[^"]+-error"[^>]*>${sentence}`).test(html)
const another = 'another password'

test('somebody signs up, confirms the address, signs out and in again', async () => {
  const guest = visitor()
  const { open, submit, cookies } = guest
  const ines = { name: 'Ines Okoro', email: 'ines@lintel.example', password: 'a long password' }
  expect(await submit('/register', 'Create account', ines)).toMatchObject({ status: 303, to: '/check-email' })
  const link = await mailedLink(guest)
  expect((await open(link)).html).toContain('Confirm your email address</h1>')
  expect(cookies.has(session)).toBe(false)

  expect(await submit(link, 'Confirm')).toMatchObject({ status: 303, to: '/' })
  const dashboard = await open('/')
  expect(dashboard.html).toContain('Your email address is confirmed.')
  expect(dashboard.html).toMatch(/Account of (<!-- -->)?Ines Okoro/)
  expect(dashboard.headers.get('Cache-Control')).toMatch(/private.*no-store/)
  expect((await open('/')).html).not.toContain('Your email address is confirmed.')
  expect(await open('/sign-in')).toMatchObject({ status: 307, to: '/' })
  expect((await visitor().open(link)).html).toContain('This link no longer works</h1>')

  const before = cookies.get(session)
  expect((await open('/sign-out')).status).toBe(405)
  expect((await open('/')).status).toBe(200)
  expect(await submit('/settings', 'Sign out')).toMatchObject({ status: 303, to: '/sign-in' })
  expect((await open('/sign-in')).html).toContain('You are signed out.')
  cookies.set(session, before ?? '')
  expect(await open('/')).toMatchObject({ to: '/sign-in' })
  expect(await submit('/sign-in?next=%2Fsettings', 'Sign in', ines)).toMatchObject({ status: 303, to: '/settings' })
  expect(cookies.get(session)).not.toBe(before)
})

test('a guest is asked to sign in, and led back', async () => {
  const { open } = visitor()
  expect(await open('/')).toMatchObject({ status: 307, to: '/sign-in' })
  expect(await open('/settings')).toMatchObject({ status: 307, to: '/sign-in?next=%2Fsettings' })
  expect((await open('/sign-in?next=%2Fsettings')).html).toContain('name="next" value="/settings"')
})

test('a form with something wrong is shown once more, with what was typed, but never a password', async () => {
  const typed = { name: 'Ines', email: 'ines@', password: 'short' }
  const { html } = await visitor().submit('/register', 'Create account', typed)
  expect(errorIn(html, 'Enter an email address such as')).toBe(true)
  expect(errorIn(html, 'Use at least 10 characters.')).toBe(true)
  expect(html).toMatch(/<input(?=[^>]*name="email")[^>]*aria-invalid="true"/)
  expect(html).toContain('value="ines@"')
  expect(html).not.toContain('short')
})

test('a new password is set by a mailed link, once', async () => {
  const { someone, ...signedIn } = await member()
  const guest = visitor()
  expect(await guest.submit('/forgot-password', 'Send link', { email: someone.email })).toMatchObject({ status: 303 })
  const link = await mailedLink(guest)
  const { html } = await guest.submit(link, 'Save password', { password: 'short' })
  expect(errorIn(html, 'Use at least 10 characters.')).toBe(true)
  expect(await guest.submit(link, 'Save password', { password: another })).toMatchObject({ status: 303, to: '/' })
  expect((await guest.open('/')).html).toContain('Your new password is saved.')
  expect((await guest.open(link)).html).toContain('This link no longer works</h1>')
  expect(await signedIn.open('/')).toMatchObject({ to: '/sign-in' })
})

test('the settings save a profile and a password, and delete the account with all of its sessions', async () => {
  const { someone, open, submit } = await member()
  const other = visitor()
  await other.submit('/sign-in', 'Sign in', someone)
  const save = (button: string, fields: Record<string, string>) => submit('/settings', button, fields)

  expect(errorIn((await save('Save changes', { name: ' ' })).html, 'Enter your name.')).toBe(true)
  expect(await save('Save changes', { name: 'Ines O.' })).toMatchObject({ status: 303, to: '/settings' })
  expect((await open('/settings')).html).toMatch(/value="Ines O\."[^]*Saved\./)

  const wrong = await save('Change password', { current: 'not this', password: another })
  expect(errorIn(wrong.html, 'This is not your password.')).toBe(true)
  expect(wrong.html).not.toContain(another)
  const right = { current: someone.password, password: another }
  expect(await save('Change password', right)).toMatchObject({ to: '/settings' })
  expect(await other.open('/')).toMatchObject({ to: '/sign-in' })

  await other.submit('/sign-in', 'Sign in', { ...someone, password: another })
  const refused = await save('Delete account', { password: 'not this' })
  expect(errorIn(refused.html, 'This is not your password.')).toBe(true)
  expect(await save('Delete account', { password: another })).toMatchObject({ status: 303, to: '/sign-in' })
  expect((await open('/sign-in')).html).toContain('Your account is deleted.')
  expect(await other.open('/')).toMatchObject({ to: '/sign-in' })
})

test('whether an address has an account is not told', async () => {
  const { someone } = await member()
  const answers = async (path: string, button: string, fields: Record<string, string>) => {
    const { status, to, html } = await visitor().submit(path, button, fields)
    return { status, to, said: /role="alert"[^>]*>([^<]*)/.exec(html)?.[1] }
  }
  const stranger = { ...someone, email: 'nobody@lintel.example' }
  for (const [path, button] of [
    ['/register', 'Create account'],
    ['/forgot-password', 'Send link'],
  ] as const)
    expect(await answers(path, button, someone)).toEqual(await answers(path, button, stranger))
  const password = 'a wrong password'
  const said = await answers('/sign-in', 'Sign in', { ...someone, password })
  expect(said.said).toBe('Email and password do not match.')
  expect(await answers('/sign-in', 'Sign in', { email: 'nobody-else@lintel.example', password })).toEqual(said)
})

test('eight wrong passwords are enough', async () => {
  const { submit } = visitor()
  const guess = { email: 'guessed@lintel.example', password: 'a wrong password' }
  await Promise.all(Array.from({ length: 8 }, () => submit('/sign-in', 'Sign in', guess)))
  expect((await submit('/sign-in', 'Sign in', guess)).html).toContain('Too many attempts.')
})

test('another site changes nothing', async () => {
  const { open, submit } = await member()
  const strange: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    {},
  ]
  for (const headers of strange) {
    expect((await submit('/settings', 'Sign out', {}, headers)).status).toBe(403)
    expect((await submit('/settings', 'Save changes', { name: 'Evil' }, headers)).status).toBe(403)
  }
  expect((await open('/settings')).html).toContain('value="Ines Okoro"')
})

test('nobody is led to another site', async () => {
  const { someone } = await member()
  for (const next of ['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example']) {
    const { open, submit } = visitor()
    expect((await open(`/sign-in?${new URLSearchParams({ next })}`)).html).toContain('name="next" value="/"')
    expect(await submit('/sign-in', 'Sign in', { ...someone, next })).toMatchObject({ status: 303, to: '/' })
  }
})

test('what is too large is refused, whether its length is told or not', async () => {
  const { submit, post, open } = visitor()
  const large = 'a'.repeat(1_000_000)
  expect(await submit('/sign-in', 'Sign in', { email: large })).toMatchObject({ status: 413 })
  const untold = new Blob([large]).stream()
  const sent = { method: 'POST', body: untold, duplex: 'half', headers: { Origin: inject('url') } } as RequestInit
  expect((await fetch(`${inject('url')}/sign-in`, sent)).status).toBe(413)
  expect(await post('/sign-out', 'a=1')).toMatchObject({ status: 303 })
  expect(await open('/sign-in')).toMatchObject({ status: 200 })
})

test('every answer says what browsers may do with it', async () => {
  const { headers, html } = await visitor().open('/sign-in')
  const policy = headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('there is a page for what is not there', async () => {
  const { status, html } = await visitor().open('/not-there')
  expect(status).toBe(404)
  expect(html).toContain('This page does not exist')
})

// Last, since nothing works afterwards.
test('where the server fails, nobody is told of what', async () => {
  const { open } = await member()
  const database = new DatabaseSync(inject('database'))
  database.exec('DROP TABLE sessions')
  database.close()
  const { status, html } = await open('/')
  expect(status).toBe(500)
  expect(html).not.toMatch(/sessions|SQLite|at file/)
})
