import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { readDocuments } from './documents.ts'
import { createServices, type Services } from './services.ts'

// A password takes its time to be hashed, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const origin = 'https://app.example'
const password = 'a long password'
const ines = { name: 'Ines Okoro', email: 'ines@lintel.example', password }

let services: Services
let server: ServerType
let url: string
let folder: string

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<h1>The application</h1><script>theme()</script>')
  writeFileSync(join(folder, 'assets/main-1.js'), 'start()')
  await listen()
})

async function listen(environment = {}) {
  services = createServices(readConfig(0, { ORIGIN: origin, DATABASE_FILE: 'memory', ...environment }))
  server = serve({ fetch: createApp(services, readDocuments(folder)).fetch, port: 0 })
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  vi.restoreAllMocks()
  server.close()
  rmSync(folder, { recursive: true })
})

/** A browser: it keeps cookies, says where it asks from, and follows nothing by itself. */
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
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    const { status, headers: answered } = response
    return { status, headers: answered, to: answered.get('Location'), text, json: isJson ? JSON.parse(text) : null }
  }

  return {
    cookies,
    send,
    get: (path: string, headers = {}) => send(path, { headers }),
    post: (path: string, body: unknown = {}, headers = {}, method = 'POST') =>
      send(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
      }),
  }
}

const mailedToken = () => new URL(services.mail.sent.at(-1)?.link ?? '').searchParams.get('token') ?? ''

async function member() {
  const visitor = browser()
  await visitor.post('/api/register', ines)
  await visitor.post('/api/verify', { token: mailedToken() })
  return visitor
}

test('somebody signs up, confirms the address, signs out and in again', async () => {
  const visitor = browser()
  expect(await visitor.get('/api/account')).toMatchObject({ status: 200, json: { user: null } })
  expect(await visitor.post('/api/register', ines)).toMatchObject({ status: 200, json: {} })
  const token = mailedToken()
  expect((await visitor.get(`/api/link?purpose=verify&token=${token}`)).json).toEqual({ isGood: true })
  const user = { name: 'Ines Okoro', email: 'ines@lintel.example' }
  expect(await visitor.post('/api/verify', { token })).toMatchObject({ status: 200, json: { user } })
  expect((await visitor.get('/api/account')).json).toEqual({ user })
  expect((await visitor.get('/api/account')).headers.get('Cache-Control')).toBe('no-store')

  expect(await visitor.get('/api/sign-out')).toMatchObject({ status: 404 })
  expect((await visitor.get('/api/account')).json).toEqual({ user })
  expect(await visitor.post('/api/sign-out')).toMatchObject({ status: 200 })
  expect((await visitor.get('/api/account')).json).toEqual({ user: null })
  expect(await visitor.post('/api/sign-in', ines)).toMatchObject({ status: 200, json: { user, next: '/' } })
})

test('the link of the last mail is told while somebody develops, and to nobody else', async () => {
  await browser().post('/api/register', ines)
  expect((await browser().get(`/api/mail?to=${ines.email}`)).json.link).toContain('https://app.example/verify?token=')
  server.close()
  await listen({ NODE_ENV: 'production' })
  await browser().post('/api/register', ines)
  expect((await browser().get(`/api/mail?to=${ines.email}`)).json).toEqual({ link: null })
})

test('a link is good once', async () => {
  const visitor = await member()
  expect((await visitor.get(`/api/link?purpose=verify&token=${mailedToken()}`)).json).toEqual({ isGood: false })
  await visitor.post('/api/forgot-password', ines)
  const token = mailedToken()
  const short = await visitor.post('/api/reset-password', { token, password: 'short' })
  expect(short).toMatchObject({ status: 422, json: { errors: { password: 'Use at least 10 characters.' } } })
  const reset = { token, password: 'another password' }
  expect(await visitor.post('/api/reset-password', reset)).toMatchObject({ status: 200 })
  expect(await visitor.post('/api/reset-password', reset)).toMatchObject({ status: 422 })
})

test('a guest who asks for a page of members is led to sign in, and then on', async () => {
  const visitor = await member()
  expect(await visitor.get('/sign-in?next=%2Fbilling')).toMatchObject({ status: 303, to: '/billing' })
  await visitor.post('/api/sign-out')
  expect(await visitor.get('/')).toMatchObject({ status: 303, to: '/sign-in' })
  expect(await visitor.get('/settings?a=b')).toMatchObject({ status: 303, to: '/sign-in?next=%2Fsettings%3Fa%3Db' })
  expect((await visitor.post('/api/sign-in', { ...ines, next: '/billing' })).json).toMatchObject({ next: '/billing' })
})

test.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example'])(
  'nobody is led to %s',
  async (next) => {
    const visitor = await member()
    expect(await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`)).toMatchObject({ status: 303, to: '/' })
    expect((await visitor.post('/api/sign-in', { ...ines, next })).json).toMatchObject({ next: '/' })
  },
)

test('what is wrong is told by field, with the first one first', async () => {
  const { status, json } = await browser().post('/api/register', { name: ' ', email: 'ines@', password: 'short' })
  expect(status).toBe(422)
  expect(Object.keys(json.errors)).toEqual(['name', 'email', 'password'])
})

test('the account is changed by whoever is signed in, and by nobody else', async () => {
  const visitor = await member()
  expect(await visitor.post('/api/account', { name: ' ' }, {}, 'PATCH')).toMatchObject({ status: 422 })
  expect((await visitor.post('/api/account', { name: 'Ines O.' }, {}, 'PATCH')).json.user.name).toBe('Ines O.')
  const wrong = await visitor.post('/api/account/password', { current: 'not it', password: 'another password' })
  expect(wrong).toMatchObject({ status: 422, json: { errors: { current: 'This is not your password.' } } })
  const change = { current: password, password: 'another password' }
  expect(await visitor.post('/api/account/password', change)).toMatchObject({ status: 200 })

  const guest = browser()
  expect(await guest.post('/api/account', { name: 'Mallory' }, {}, 'PATCH')).toMatchObject({ status: 401 })
  expect(await guest.post('/api/account/password', change)).toMatchObject({ status: 401 })
  expect(await guest.post('/api/account/delete', { password })).toMatchObject({ status: 401 })
})

test('what another site asks for changes nothing', async () => {
  const visitor = await member()
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  expect(await visitor.post('/api/account/delete', { password }, elsewhere)).toMatchObject({ status: 403 })
  expect(await visitor.post('/api/sign-out', {}, elsewhere)).toMatchObject({ status: 403 })
  expect(await visitor.send('/api/sign-out', { method: 'POST' })).toMatchObject({ status: 403 })
  // A form of another site may say JSON, but not that it is.
  const text = await visitor.post('/api/account', { name: 'Changed' }, { 'Content-Type': 'text/plain' }, 'PATCH')
  expect(text).toMatchObject({ status: 415 })
  expect((await visitor.get('/api/account')).json.user.name).toBe('Ines Okoro')
})

test('known and unknown addresses are answered alike', async () => {
  await member()
  const answers = async (email: string) => {
    const visitor = browser()
    const forgot = await visitor.post('/api/forgot-password', { email })
    const wrong = await visitor.post('/api/sign-in', { email, password: 'a wrong password' })
    const signUp = await visitor.post('/api/register', { ...ines, email })
    return [forgot, wrong, signUp].map(({ status, text }) => [status, text])
  }
  expect(await answers(ines.email)).toEqual(await answers('nobody@lintel.example'))
})

test('the session is a new one after signing in, and dead with its account', async () => {
  const visitor = await member()
  const before = visitor.cookies.get('__Host-session')
  await visitor.post('/api/sign-in', ines)
  const after = visitor.cookies.get('__Host-session') ?? ''
  expect(after).not.toBe(before)
  expect(await visitor.get('/', { Cookie: `__Host-session=${before}` })).toMatchObject({ to: '/sign-in' })
  expect(await visitor.post('/api/account/delete', { password })).toMatchObject({ status: 200 })
  expect(await visitor.get('/', { Cookie: `__Host-session=${after}` })).toMatchObject({ to: '/sign-in' })
})

test('the ninth wrong password is not looked at', async () => {
  await member()
  const visitor = browser()
  const wrong = { ...ines, password: 'a wrong password' }
  for (let guess = 0; guess < 8; guess += 1) await visitor.post('/api/sign-in', wrong)
  const { status, json } = await visitor.post('/api/sign-in', ines)
  expect(status).toBe(429)
  expect(json.message).toContain('Too many attempts.')
})

test('a megabyte is refused, no JSON is told so, and the server goes on', async () => {
  const visitor = browser()
  expect(await visitor.post('/api/sign-in', { email: 'a'.repeat(1e6) })).toMatchObject({ status: 413 })
  const headers = { 'Content-Type': 'application/json' }
  expect(await visitor.send('/api/sign-in', { method: 'POST', body: '{', headers })).toMatchObject({ status: 400 })
  expect(await visitor.post('/api/sign-in', null)).toMatchObject({ status: 422 })
  expect(await visitor.get('/sign-in')).toMatchObject({ status: 200 })
})

test('pages are kept by nobody, files for good, and what is missing says so', async () => {
  const visitor = await member()
  const cacheOf = async (path: string) => (await visitor.get(path)).headers.get('Cache-Control')
  expect(await cacheOf('/settings')).toBe('private, no-store')
  expect(await cacheOf('/assets/main-1.js')).toContain('immutable')
  expect(await visitor.get('/assets/main-0.js')).toMatchObject({ status: 404, text: 'There is no such file.' })
  const missing = await visitor.get('/not-there')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('The application')
  expect(await visitor.get('/index.html')).toMatchObject({ status: 404 })
  expect(await visitor.get('/api/not-there')).toMatchObject({ status: 404, json: { errors: {} } })
})

test('what breaks is told to the log, and to nobody else', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(services.accounts, 'isGoodLink').mockRejectedValue(new Error('a secret'))
  const { status, text } = await browser().get('/api/link?token=1')
  expect(status).toBe(500)
  expect(text).not.toContain('a secret')
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
