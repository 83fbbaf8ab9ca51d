import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createServices, type Services } from './services.ts'
import { devAssets } from './views/assets.ts'

// A password takes its time to be hashed, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const origin = 'https://app.example'
const password = 'a long password'
const ines = { name: 'Ines Okoro', email: 'ines@lintel.example', password }
const inPlace = { 'HX-Request': 'true', 'HX-Request-Type': 'partial' }

let services: Services
let server: ServerType
let url: string

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  services = createServices(readConfig(0, { ORIGIN: origin, DATABASE_FILE: 'memory' }))
  const app = createApp(services, { ...devAssets, isDev: false })
  app.get('/broken', () => {
    throw new Error('a secret')
  })
  server = serve({ fetch: app.fetch, port: 0 })
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.restoreAllMocks()
  server.close()
})

/** A browser: it keeps cookies, says where its forms come from, and follows nothing by itself. */
function browser() {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...(cookie && { Cookie: cookie }), ...(init.headers as Record<string, string>) }
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, to: response.headers.get('Location'), text }
  }

  return {
    cookies,
    get: (path: string, headers = {}) => send(path, { headers }),
    post: (path: string, fields: Record<string, string> = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      }),
    send,
  }
}

const mailedToken = () => new URL(services.mail.sent.at(-1)?.link ?? '').searchParams.get('token') ?? ''

async function member() {
  const visitor = browser()
  await visitor.post('/register', ines)
  await visitor.post('/verify', { token: mailedToken() })
  return visitor
}

test('somebody signs up, confirms the address, signs out and in again', async () => {
  const visitor = browser()
  expect(await visitor.post('/register', ines)).toMatchObject({ status: 303, to: '/check-email' })
  const { text } = await visitor.get('/check-email')
  expect(text).toContain('ines@lintel.example')
  expect(text).toContain('Open the link')

  const token = mailedToken()
  expect((await visitor.get(`/verify?token=${token}`)).text).toContain('Confirm your email address')
  expect(await visitor.post('/verify', { token })).toMatchObject({ status: 303, to: '/' })
  const dashboard = await visitor.get('/')
  expect(dashboard.text).toContain('Your email address is confirmed.')
  expect(dashboard.text).toContain('<span class="block font-medium')
  expect(dashboard.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await visitor.get('/')).text).not.toContain('Your email address is confirmed.')
  expect(await visitor.get('/sign-in')).toMatchObject({ status: 303, to: '/' })

  expect(await visitor.get('/sign-out')).toMatchObject({ status: 404 })
  expect(await visitor.get('/')).toMatchObject({ status: 200 })
  expect(await visitor.post('/sign-out')).toMatchObject({ status: 303, to: '/sign-in' })
  expect((await visitor.get('/sign-in')).text).toContain('You are signed out.')
  expect(await visitor.get('/')).toMatchObject({ status: 303, to: '/sign-in' })
  expect(await visitor.post('/sign-in', ines)).toMatchObject({ status: 303, to: '/' })
})

test('a link is good once', async () => {
  const visitor = await member()
  expect((await visitor.get(`/verify?token=${mailedToken()}`)).text).toContain('This link no longer works')
  await visitor.post('/sign-out')

  await visitor.post('/forgot-password', ines)
  const token = mailedToken()
  const short = await visitor.post('/reset-password', { token, password: 'short' })
  expect(short.status).toBe(422)
  expect(short.text).toContain('Use at least 10 characters.')
  expect(await visitor.post('/reset-password', { token, password: 'another password' })).toMatchObject({ to: '/' })
  expect((await visitor.get('/')).text).toContain('Your new password is saved.')
  expect(await visitor.post('/reset-password', { token, password: 'a third password' })).toMatchObject({ status: 422 })
})

test('a guest is led to sign in, and then on', async () => {
  const visitor = await member()
  await visitor.post('/sign-out')
  expect(await visitor.get('/settings?a=b')).toMatchObject({ status: 303, to: '/sign-in?next=%2Fsettings%3Fa%3Db' })
  expect((await visitor.get('/sign-in?next=%2Fbilling')).text).toContain('name="next" value="/billing"')
  expect(await visitor.post('/sign-in', { ...ines, next: '/billing' })).toMatchObject({ to: '/billing' })
})

test.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example'])(
  'nobody is led to %s',
  async (next) => {
    const visitor = await member()
    await visitor.post('/sign-out')
    expect((await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`)).text).not.toContain('evil.example')
    expect(await visitor.post('/sign-in', { ...ines, next })).toMatchObject({ to: '/' })
  },
)

test('what is wrong stands beside its field, what was typed stays, and a password does not', async () => {
  const visitor = browser()
  const { status, text } = await visitor.post('/register', { name: '"Ines"', email: 'ines@', password: 'short' })
  expect(status).toBe(422)
  expect(text).toMatch(/^<!doctype html>/)
  expect(text).toContain('value="&quot;Ines&quot;"')
  expect(text).toContain('id="register-email-error"')
  expect(text).toContain('aria-describedby="register-email-error"')
  expect(text).toContain('Use at least 10 characters.')
  expect(text).not.toContain('value="short"')
  expect(text.match(/autofocus/g)).toHaveLength(1)
})

test('htmx gets the form alone, and is led on by a header', async () => {
  const visitor = await member()
  const wrong = await visitor.post('/settings/profile', { name: ' ' }, inPlace)
  expect(wrong.status).toBe(422)
  expect(wrong.text).toMatch(/^<form\s+id="profile"/)

  const saved = await visitor.post('/settings/profile', { name: 'Ines O.' }, inPlace)
  expect(saved.status).toBe(200)
  expect(saved.text).toContain('hx-target="#toasts"')
  expect(saved.text).toContain('hx-target="#account"')

  const removed = await visitor.post('/settings/delete', { password }, inPlace)
  expect(removed.headers.get('HX-Redirect')).toBe('/sign-in')
  const guest = await visitor.post('/settings/profile', { name: 'Ines' }, inPlace)
  expect(guest.headers.get('HX-Redirect')).toBe('/sign-in')
})

test('the settings work without htmx', async () => {
  const visitor = await member()
  expect(await visitor.post('/settings/profile', { name: 'Ines O.' })).toMatchObject({ status: 303, to: '/settings' })
  expect((await visitor.get('/settings')).text).toContain('Saved.')
  const wrong = await visitor.post('/settings/password', { current: 'not it', password: 'another password' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('This is not your password.')
  const change = { current: password, password: 'another password' }
  expect(await visitor.post('/settings/password', change)).toMatchObject({ status: 303, to: '/settings' })
  expect((await visitor.get('/settings')).text).toContain('Your password is changed.')
})

test('a form of another site changes nothing', async () => {
  const visitor = await member()
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  const answer = await visitor.post('/settings/delete', { password }, elsewhere)
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('This form came from another site')
  expect(await visitor.post('/sign-out', {}, elsewhere)).toMatchObject({ status: 403 })
  expect(await visitor.send('/sign-out', { method: 'POST' })).toMatchObject({ status: 403 })
  expect(await visitor.get('/')).toMatchObject({ status: 200 })
})

test('known and unknown addresses are answered alike', async () => {
  await member()
  const answers = async (email: string) => {
    const visitor = browser()
    const forgot = await visitor.post('/forgot-password', { email })
    const wrong = await visitor.post('/sign-in', { email, password: 'a wrong password' })
    const signUp = await visitor.post('/register', { ...ines, email })
    return [forgot, wrong, signUp].map(({ status, to, text }) => [status, to, text.replaceAll(email, '')])
  }
  expect(await answers(ines.email)).toEqual(await answers('nobody@lintel.example'))
})

test('the session is a new one after signing in, and dead with its account', async () => {
  const visitor = await member()
  const before = visitor.cookies.get('__Host-session')
  await visitor.post('/sign-in', ines)
  const after = visitor.cookies.get('__Host-session') ?? ''
  expect(after).not.toBe(before)
  expect(await visitor.get('/', { Cookie: `__Host-session=${before}` })).toMatchObject({ to: '/sign-in' })
  expect(await visitor.post('/settings/delete', { password })).toMatchObject({ status: 303, to: '/sign-in' })
  expect(await visitor.get('/', { Cookie: `__Host-session=${after}` })).toMatchObject({ to: '/sign-in' })
})

test('the ninth wrong password is not looked at', async () => {
  await member()
  const visitor = browser()
  const wrong = { ...ines, password: 'a wrong password' }
  for (let guess = 0; guess < 8; guess += 1) await visitor.post('/sign-in', wrong)
  expect((await visitor.post('/sign-in', ines)).text).toContain('Too many attempts.')
})

test('a form of a megabyte is refused, and the server goes on', async () => {
  const visitor = browser()
  expect(await visitor.post('/sign-in', { ...ines, email: 'a'.repeat(1e6) })).toMatchObject({ status: 413 })
  expect(await visitor.get('/sign-in')).toMatchObject({ status: 200 })
})

test('pages that are missing or broken say so, and no more', async () => {
  const visitor = browser()
  const missing = await visitor.get('/not-there')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('This page does not exist')

  const log = vi.spyOn(console, 'error').mockReturnValue()
  const broken = await visitor.get('/broken')
  expect(broken.status).toBe(500)
  expect(broken.text).toContain('Something went wrong')
  expect(broken.text).not.toContain('a secret')
  expect(log).toHaveBeenCalledOnce()
})

test('every answer has its headers, and scripts come from here alone', async () => {
  const { headers } = await browser().get('/sign-in')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  const [, scripts] = /script-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '') ?? []
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'$/)
})
