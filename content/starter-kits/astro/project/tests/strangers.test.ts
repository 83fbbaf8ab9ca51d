import { expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'

const password = 'a long password'

test('another site changes nothing', async () => {
  const { join, send, visit } = openBrowser()
  await join('target@lintel.example')
  for (const from of ['https://evil.example', 'null', 'http://app.example']) {
    expect((await send('/sign-out', {}, from)).status).toBe(403)
    expect((await send('/settings', { form: 'profile', name: 'Mallory' }, from)).status).toBe(403)
  }
  expect((await visit('/sign-out')).status).toBe(404)
  expect((await visit('/dashboard')).html).toContain('Account of Ines Okoro')
})

test.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example'])(
  'nobody is led on to %s',
  async (next) => {
    const { join, send } = openBrowser()
    const email = `led-${next.length}@lintel.example`
    await join(email)
    await send('/sign-out', {})
    expect(await send('/sign-in', { email, password, next })).toMatchObject({ status: 303, path: '/dashboard' })
  },
)

test('known and unknown addresses are answered alike', async () => {
  const known = 'known@lintel.example'
  await openBrowser().join(known)
  for (const [path, form] of [
    ['/sign-in', { password: 'a wrong password' }],
    ['/forgot-password', {}],
    ['/register', { name: 'Mallory', password }],
  ] as const) {
    const answers = []
    for (const email of [known, 'nobody@lintel.example']) {
      const { status, path: to, html } = await openBrowser().send(path, { ...form, email })
      answers.push({ status, to, html: html.replaceAll(email, '') })
    }
    expect(answers[0]).toEqual(answers[1])
  }
})

test('the ninth guess at a password is refused, whatever it is', async () => {
  const email = 'guessed@lintel.example'
  await openBrowser().join(email)
  const { send } = openBrowser()
  for (let guess = 0; guess < 8; guess++) {
    const { html } = await send('/sign-in', { email, password: `guess ${guess}` })
    expect(html).toContain('Email and password do not match.')
  }
  const { status, html } = await send('/sign-in', { email, password })
  expect(status).toBe(422)
  expect(html).toContain('Too many attempts.')
})

test('a session that was there before is not the one of who signs in', async () => {
  const { cookies, join, send } = openBrowser()
  await join('fixed@lintel.example')
  await send('/sign-out', {})
  cookies.set('__Host-session', 'planted')
  await send('/sign-in', { email: 'fixed@lintel.example', password })
  expect(cookies.get('__Host-session')).toMatch(/^[\w-]{43}$/)
})

test('a form of a megabyte is refused, and the server lives', async () => {
  const { send, visit } = openBrowser()
  expect((await send('/sign-in', { email: 'a'.repeat(1e6) })).status).toBe(413)
  expect((await visit('/sign-in')).status).toBe(200)
})

test('without a proxy, nobody is believed what a proxy would say', async () => {
  const send = (origin: string) =>
    fetch(`${inject('direct')}/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ email: '', password: '' }),
      headers: { origin, 'x-forwarded-host': 'app.example', 'x-forwarded-proto': 'https' },
    })
  expect((await send(inject('direct'))).status).toBe(422)
  expect((await send('https://app.example')).status).toBe(403)
})
