import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { version } from './document.ts'
import { createServices } from './services.ts'

// A password takes its time to be hashed, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const origin = 'http://localhost:3000'
const ines = { name: 'Ines Okoro', email: 'ines@lintel.example', password: 'a long password' }
const env = { port: 3000, origin, databaseFile: 'memory', trustProxy: false, mailPreview: true }

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

type Page = { component: string; props: Record<string, unknown>; url: string; flash: Record<string, string> }

/** The app with nobody in it, and browsers that keep cookies and follow where they are led. */
function begin() {
  const services = createServices(env)
  const app = createApp(services)

  function browser() {
    const cookies = new Map<string, string>()
    async function send(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.request(origin + path, {
        ...init,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...(headers as Record<string, string>) },
      })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(set) ?? []
        if (/max-age=0/i.test(set)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    }
    const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
    /** The page at a path, as the client gets it, and where redirects led. */
    async function page(path: string): Promise<Page> {
      const answer = await send(path, { headers: { 'x-inertia': 'true', 'x-inertia-version': version } })
      const location = answer.headers.get('location')
      return location ? page(location) : ((await answer.json()) as Page)
    }
    /** Sends a form and answers the page that this leads to. */
    async function submit(path: string, fields?: Record<string, string>): Promise<Page> {
      const answer = await post(path, fields)
      expect(answer.status).toBe(303)
      return page(answer.headers.get('location')!)
    }
    async function join() {
      await post('/register', ines)
      return submit('/verify', { token: token() })
    }
    return { cookies, join, page, post, send, submit }
  }

  const token = () => new URL(services.mails.at(-1)!.link).searchParams.get('token')!
  return { app, browser, services, token }
}

test('somebody signs up, confirms the address, signs out and in again', async () => {
  const { browser } = begin()
  const { page, submit } = browser()
  expect(await page('/')).toMatchObject({ component: 'auth/sign-in', url: '/sign-in' })
  const sent = await submit('/register', ines)
  expect(sent).toMatchObject({ component: 'auth/check-email', props: { email: ines.email } })
  const link = new URL(sent.props.link as string)
  const asked = await page(link.pathname + link.search)
  expect(asked.component).toBe('auth/verify')
  const home = await submit('/verify', { token: asked.props.token as string })
  expect(home).toMatchObject({ component: 'dashboard', flash: { toast: 'Your email address is confirmed.' } })
  expect(home.props.user).toEqual({ name: ines.name, email: ines.email })
  expect((await page('/')).flash).toEqual({})
  expect(await page(link.pathname + link.search)).toMatchObject({ component: 'auth/used-link' })
  expect(await submit('/sign-out')).toMatchObject({
    component: 'auth/sign-in',
    flash: { toast: 'You are signed out.' },
  })
  expect((await page('/billing')).url).toBe('/sign-in?next=%2Fbilling')
  expect(await submit('/sign-in', { ...ines, next: '/billing' })).toMatchObject({ component: 'billing' })
  expect(await page('/sign-in')).toMatchObject({ component: 'dashboard' })
})

test('a forgotten password is set anew by a link that is good once', async () => {
  const { browser, token } = begin()
  const { join, page, submit } = browser()
  await join()
  await submit('/sign-out')
  expect(await submit('/forgot-password', ines)).toMatchObject({ component: 'auth/check-email' })
  const link = { token: token() }
  expect(await page(`/reset-password?token=${link.token}`)).toMatchObject({ component: 'auth/reset-password' })
  expect(await submit('/reset-password', { ...link, password: 'short' })).toMatchObject({
    props: { errors: { password: 'Use at least 10 characters.' } },
  })
  const reset = await submit('/reset-password', { ...link, password: 'another password' })
  expect(reset).toMatchObject({ component: 'dashboard', flash: { toast: 'Your new password is saved.' } })
  await submit('/sign-out')
  expect(await submit('/reset-password', { ...link, password: 'a third password' })).toMatchObject({
    component: 'auth/used-link',
  })
})

test('the name, the password and the account itself are changed, each form with its own errors', async () => {
  const { browser } = begin()
  const { join, page, send, submit } = browser()
  await join()
  expect(await submit('/settings/profile', { name: ' ' })).toMatchObject({
    props: { errors: { profile: { name: 'Enter your name.' } } },
  })
  const saved = await submit('/settings/profile', { name: 'Ines O.' })
  expect(saved).toMatchObject({ flash: { toast: 'Saved.' }, props: { user: { name: 'Ines O.' } } })
  expect(await submit('/settings/password', { current: 'no', password: 'another password' })).toMatchObject({
    props: { errors: { password: { current: 'This is not your password.' } } },
  })
  const change = { current: ines.password, password: 'another password' }
  expect((await submit('/settings/password', change)).flash.toast).toBe('Your password is changed.')
  expect(await submit('/settings/delete', { password: ines.password })).toMatchObject({
    props: { errors: { delete: { password: 'This is not your password.' } } },
  })
  const other = browser()
  await other.submit('/sign-in', { ...ines, password: change.password })
  const gone = await submit('/settings/delete', { password: change.password })
  expect(gone).toMatchObject({ component: 'auth/sign-in', flash: { toast: 'Your account is deleted.' } })
  expect(await other.page('/settings')).toMatchObject({ component: 'auth/sign-in' })
  expect((await send('/settings')).status).toBe(302)
  expect((await page('/settings')).component).toBe('auth/sign-in')
})

test('without JavaScript, a refused form is shown with its errors and what was typed, but no password', async () => {
  const { post, send } = begin().browser()
  const refused = await post('/register', { name: 'Ines "I" Okoro', email: 'ines@', password: 'short' })
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/register'])
  const html = await (await send('/register')).text()
  expect(html).toContain('Use at least 10 characters.')
  expect(html).toMatch(/<input[^>]*aria-invalid="true" aria-describedby="\S+-error"[^>]*name="email" value="ines@"/)
  expect(html).toContain('value="Ines &quot;I&quot; Okoro"')
  expect(html).not.toContain('value="short"')
  expect(await (await send('/register')).text()).not.toContain('aria-invalid="true"')
})

test('the client sends forms as JSON', async () => {
  const { page, send } = begin().browser()
  const headers = { 'content-type': 'application/json', 'x-inertia': 'true' }
  const answer = await send('/sign-in', { method: 'POST', body: JSON.stringify({ email: ['a'] }), headers })
  expect(answer.status).toBe(303)
  expect((await page('/sign-in')).props.errors).toMatchObject({ email: 'Fill in this field.' })
  for (const body of ['no JSON', 'null'])
    expect((await send('/sign-in', { method: 'POST', body, headers })).status).toBe(400)
})

test('pages are drawn on the server, tell browsers what to keep out, and are not kept where they are somebody’s', async () => {
  const { browser } = begin()
  const { join, send } = browser()
  const guest = await send('/sign-in')
  expect(await guest.text()).toContain('Sign in to Lintel</h1>')
  expect(guest.headers.get('cache-control')).toBe('private, no-cache')
  await join()
  const member = await send('/billing')
  expect(await member.text()).toContain('No invoices yet')
  expect(member.headers.get('cache-control')).toBe('private, no-store')
  expect(member.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(member.headers.get('x-frame-options')).toBe('DENY')
})

test('where there is no page, one says so, and an error tells nothing of itself', async () => {
  const { app, browser, services } = begin()
  app.get('/throws', () => {
    throw new Error('a secret of the database')
  })
  const missing = await browser().send('/not-there')
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('This page does not exist')])
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(services.accounts, 'current').mockRejectedValueOnce(new Error('a secret of the database'))
  for (const path of ['/sign-in', '/throws']) {
    const failed = await browser().send(path)
    const html = await failed.text()
    expect([failed.status, html]).toEqual([500, expect.stringContaining('Something went wrong')])
    expect(html).not.toContain('secret')
  }
  expect(log).toHaveBeenCalledTimes(2)
})

describe('who attacks', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' },
    { 'sec-fetch-site': '', origin: 'null' },
    { 'sec-fetch-site': '' },
  ])('changes nothing from another site: %j', async (headers) => {
    const { join, page, post } = begin().browser()
    await join()
    expect((await post('/settings/profile', { name: 'Mallory' }, headers)).status).toBe(403)
    expect((await post('/sign-out', {}, headers)).status).toBe(403)
    expect((await page('/settings')).props.user).toMatchObject({ name: ines.name })
  })

  test.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example'])(
    'is not led on to %s',
    async (next) => {
      const { browser } = begin()
      await browser().join()
      const answer = await browser().post('/sign-in', { ...ines, next })
      expect(answer.headers.get('location')).toBe('/')
      expect((await browser().page(`/sign-in?next=${encodeURIComponent(next)}`)).props.next).toBe('/')
    },
  )

  test('is answered alike for addresses with and without an account', async () => {
    const { browser } = begin()
    await browser().join()
    const told = async (path: string, fields: Record<string, string>) => {
      const { component, props, url } = await browser().submit(path, fields)
      return { component, url, ...props, email: '', link: '' }
    }
    const stranger = { ...ines, email: 'nobody@lintel.example' }
    const wrong = { password: 'a wrong password' }
    const old = { old: expect.anything() }
    expect(await told('/sign-in', { ...ines, ...wrong })).toEqual({
      ...(await told('/sign-in', { ...stranger, ...wrong })),
      ...old,
    })
    expect(await told('/register', ines)).toEqual(await told('/register', stranger))
    expect(await told('/forgot-password', ines)).toEqual(await told('/forgot-password', stranger))
  })

  test('cannot fix the session of somebody else, and signs out by a form only', async () => {
    const { browser } = begin()
    const { cookies, join, page, submit } = browser()
    cookies.set('session', 'known-to-mallory')
    await join()
    const first = cookies.get('session')
    expect(first).not.toBe('known-to-mallory')
    expect((await page('/sign-out')).component).toBe('errors/not-found')
    expect((await page('/')).component).toBe('dashboard')
    await submit('/sign-out')
    cookies.set('session', first!)
    expect((await page('/')).component).toBe('auth/sign-in')
  })

  test('has eight guesses at a password', async () => {
    const { browser } = begin()
    await browser().join()
    const { submit } = browser()
    for (let guess = 0; guess < 8; guess++) await submit('/sign-in', { ...ines, password: 'a wrong password' })
    const refused = await submit('/sign-in', ines)
    expect(refused.props.errors).toEqual({ form: 'Too many attempts. Try again in 15 minutes.' })
  })

  test('sends forms that are too large, or none', async () => {
    const { post, send } = begin().browser()
    expect((await post('/sign-in', { email: 'a'.repeat(1e6) })).status).toBe(413)
    const sent = { method: 'POST', body: 'email=a', headers: { 'content-type': 'text/plain' } }
    expect((await send('/sign-in', sent)).status).toBe(415)
    expect((await send('/sign-in')).status).toBe(200)
  })
})
