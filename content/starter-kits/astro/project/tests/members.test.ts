import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

const password = 'a long password'

test('somebody signs up, confirms the address, signs out and in again', async () => {
  const { cookies, mailed, send, visit } = openBrowser()
  const email = 'ines@lintel.example'
  expect(await send('/register', { name: 'Ines Okoro', email, password })).toMatchObject({
    status: 303,
    path: '/check-email',
  })
  const link = await mailed()
  expect((await visit(link)).html).toContain('Confirm your email address')
  expect(cookies.has('__Host-session')).toBe(false)
  expect(await send(link, {})).toMatchObject({ status: 303, path: '/dashboard' })

  const dashboard = await visit('/dashboard')
  expect(dashboard.html).toContain('Your email address is confirmed.')
  expect(dashboard.html).toContain('Account of Ines Okoro')
  expect(dashboard.headers.get('cache-control')).toBe('private, no-store')
  expect((await visit('/dashboard')).html).not.toContain('Your email address is confirmed.')
  expect(await visit('/sign-in')).toMatchObject({ status: 303, path: '/dashboard' })

  expect(await send('/sign-out', {})).toMatchObject({ status: 303, path: '/sign-in' })
  expect((await visit('/sign-in')).html).toContain('You are signed out.')
  expect(await visit('/dashboard')).toMatchObject({ status: 303, path: '/sign-in' })
  expect(await send('/sign-in', { email, password })).toMatchObject({ status: 303, path: '/dashboard' })
})

test('a form says what is wrong beside each field, and keeps what was typed but passwords', async () => {
  const { send } = openBrowser()
  const page = await send('/register', { name: '', email: 'ines@lintel', password: 'a secret' })
  expect(page.status).toBe(422)
  expect(page.html).toContain('Enter your name.')
  expect(page.html).toMatch(/<input id="name"[^>]* aria-invalid="true" aria-describedby="name-error"[^>]* autofocus/)
  expect(page.html).toMatch(/<input id="email"[^>]* value="ines@lintel"/)
  expect(page.html).toContain('Use at least 10 characters.')
  expect(page.html).not.toContain('a secret')
})

test('a guest is led to the sign-in page, and from there to where they wanted', async () => {
  const { join, send, visit } = openBrowser()
  await join('guest@lintel.example')
  await send('/sign-out', {})
  expect(await visit('/billing?year=2026')).toMatchObject({ path: '/sign-in?next=%2Fbilling%3Fyear%3D2026' })
  expect((await visit('/sign-in?next=%2Fbilling')).html).toContain('name="next" value="/billing"')
  const form = { email: 'guest@lintel.example', password, next: '/billing' }
  expect(await send('/sign-in', form)).toMatchObject({ path: '/billing' })
})

test('a forgotten password is replaced by a link that is good once', async () => {
  const { join, mailed, send, visit } = openBrowser()
  const email = 'forgetful@lintel.example'
  const used = await join(email)
  await send('/sign-out', {})
  expect(await send(used, {})).toMatchObject({ status: 422, html: expect.stringContaining('no longer works') })

  expect(await send('/forgot-password', { email })).toMatchObject({ path: '/check-email' })
  const link = await mailed()
  expect(await send(link, { password: 'short' })).toMatchObject({ status: 422 })
  expect(await send(link, { password: 'another password' })).toMatchObject({ status: 303, path: '/dashboard' })
  expect((await visit('/dashboard')).html).toContain('Your new password is saved.')
  expect((await visit(link)).html).toContain('This link no longer works')
})

test('the settings change the name and the password, and delete the account with its sessions', async () => {
  const { cookies, join, send, visit } = openBrowser()
  await join('settled@lintel.example')
  expect(await send('/settings', { form: 'profile', name: '' })).toMatchObject({ status: 422 })
  expect(await send('/settings', { form: 'profile', name: 'Ines <b>' })).toMatchObject({ path: '/settings' })
  const settings = await visit('/settings')
  expect(settings.html).toContain('Saved.')
  expect(settings.html).toContain('Account of Ines &lt;b&gt;')

  const change = { form: 'password', current: 'wrong', password: 'another password' }
  expect((await send('/settings', change)).html).toContain('This is not your password.')
  expect(await send('/settings', { ...change, current: password })).toMatchObject({ status: 303 })

  const session = cookies.get('__Host-session') ?? ''
  expect(await send('/settings', { form: 'removal', password })).toMatchObject({ status: 422 })
  expect(await send('/settings', { form: 'removal', password: 'another password' })).toMatchObject({ path: '/sign-in' })
  expect((await visit('/sign-in')).html).toContain('Your account is deleted.')
  cookies.set('__Host-session', session)
  expect(await visit('/settings')).toMatchObject({ status: 303 })
})
