import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { origin, startSite, type Browser } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'lintel-'))
const databaseFile = join(folder, 'app.db')
const password = 'a long password'
const json = { origin, accept: 'application/json' }
let site: Awaited<ReturnType<typeof startSite>>
let people = 0

beforeAll(async () => {
  site = await startSite(databaseFile)
})

afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

/** The path of the link in the mail that was sent last to whoever uses a browser. */
async function mailedPath(browser: Browser): Promise<string> {
  const { text } = await browser.get('/check-email')
  const [, href = ''] = /href="([^"]+)"[^>]*>(?:<!--.*?-->)?Open the link/.exec(text) ?? []
  return href.replace(origin, '')
}

/** A browser in which somebody new is signed in. */
async function openAsMember() {
  const browser = site.openBrowser()
  const email = `person-${(people += 1)}@lintel.example`
  await browser.post('/register', { name: 'Ines Okoro', email, password })
  await browser.post(await mailedPath(browser))
  return { browser, email }
}

/** Does something while a table of the database is gone. */
async function without(table: string, act: () => Promise<void>) {
  const database = new DatabaseSync(databaseFile)
  database.exec(`ALTER TABLE ${table} RENAME TO gone`)
  await act().finally(() => {
    database.exec(`ALTER TABLE gone RENAME TO ${table}`)
    database.close()
  })
}

describe('accounts, without JavaScript', () => {
  test('somebody signs up, confirms the address, signs out and in again', async () => {
    const browser = site.openBrowser()
    const account = { name: 'Ines Okoro', email: 'ines@lintel.example', password }
    expect(await browser.post('/register', account)).toMatchObject({ status: 303, location: '/check-email' })

    const path = await mailedPath(browser)
    expect((await browser.get(path)).text).toMatch(/<h1[^>]*>\s*Confirm your email address/)
    expect(await browser.post(path)).toMatchObject({ status: 303, location: '/' })
    const dashboard = await browser.get('/')
    expect(dashboard.text).toMatch(/<h1[^>]*>Dashboard/)
    expect(dashboard.text).toContain('Account of Ines Okoro')
    expect(dashboard.text).toContain('Your email address is confirmed.')
    expect(dashboard.headers.get('cache-control')).toBe('private, no-store')
    expect((await browser.get('/')).text).not.toContain('Your email address is confirmed.')

    const again = await site.openBrowser().post(path)
    expect(again.status).toBe(422)
    expect(again.text).toContain('This link no longer works')

    expect(await browser.post('/sign-out')).toMatchObject({ status: 303, location: '/sign-in' })
    expect((await browser.get('/sign-in')).text).toContain('You are signed out.')
    expect(await browser.get('/')).toMatchObject({ status: 303, location: '/sign-in' })

    const before = 'planted-by-somebody-else'
    browser.cookies.set('session', before)
    const answer = await browser.post('/sign-in', { email: account.email, password, next: '/billing' })
    expect(answer).toMatchObject({ status: 303, location: '/billing' })
    expect(browser.cookies.get('session')).not.toBe(before)
    expect(await browser.get('/sign-in')).toMatchObject({ status: 303, location: '/' })
  })

  test('a password that was forgotten is set anew', async () => {
    const { email, browser: elsewhere } = await openAsMember()
    const browser = site.openBrowser()
    await browser.post('/forgot-password', { email })
    const path = await mailedPath(browser)
    const short = await browser.post(path, { password: 'short' })
    expect(short.status).toBe(422)
    expect(short.text).toContain('Use at least 10 characters.')
    expect(await browser.post(path, { password: 'another password' })).toMatchObject({ status: 303, location: '/' })
    expect((await browser.get('/')).text).toContain('Your new password is saved.')
    expect((await elsewhere.get('/')).status).toBe(303)
  })

  test('the settings are saved', async () => {
    const { browser } = await openAsMember()
    expect(await browser.post('/settings?/profile', { name: 'Ines O.' })).toMatchObject({ location: '/settings' })
    const saved = await browser.get('/settings')
    expect(saved.text).toContain('Saved.')
    expect(saved.text).toContain('value="Ines O."')

    const wrong = await browser.post('/settings?/password', { current: 'no', password: 'another password' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('This is not your password.')
    expect(wrong.text).not.toContain('another password')
    await browser.post('/settings?/password', { current: password, password: 'another password' })
    expect((await browser.get('/settings')).text).toContain('Your password is changed.')
  })

  test('an account is removed with its sessions', async () => {
    const { browser } = await openAsMember()
    const session = browser.cookies.get('session')!
    const removal = await browser.post('/settings?/removal', { password })
    expect(removal).toMatchObject({ status: 303, location: '/sign-in' })
    expect((await browser.get('/sign-in')).text).toContain('Your account is deleted.')
    browser.cookies.set('session', session)
    expect((await browser.get('/')).status).toBe(303)
  })
})

describe('forms', () => {
  test('one that is refused comes back with its errors and what was typed, but no password', async () => {
    const wrong = { name: ' ', email: 'ines@lintel', password: 'hush' }
    const { status, text } = await site.openBrowser().post('/register', wrong)
    expect(status).toBe(422)
    for (const sentence of ['Enter your name.', 'Enter an email address such as', 'Use at least 10 characters.'])
      expect(text).toContain(sentence)
    expect(text).toMatch(/<input[^>]*name="email"[^>]*value="ines@lintel"[^>]*aria-invalid="true"[^>]*aria-describedby/)
    expect(text).not.toContain('hush')
  })

  test('with JavaScript the same action answers what changed', async () => {
    const { browser } = await openAsMember()
    const refused = JSON.parse((await browser.post('/settings?/profile', { name: '' }, json)).text)
    expect(refused).toMatchObject({ type: 'failure', status: 422, data: expect.stringContaining('Enter your name.') })
    const accepted = JSON.parse((await browser.post('/settings?/profile', { name: 'Ines' }, json)).text)
    expect(accepted).toMatchObject({ type: 'redirect', location: '/settings' })
  })
})

describe('who has no business here', () => {
  test('is led to sign in, and from there to the page that was asked for', async () => {
    const guest = site.openBrowser()
    expect((await guest.get('/settings')).location).toBe('/sign-in?next=%2Fsettings')
    expect((await guest.get('/sign-in?next=%2Fsettings')).text).toMatch(/name="next"[^>]*value="\/settings"/)
    expect((await guest.post('/settings?/profile', { name: 'x' })).location).toBe('/sign-in?next=%2Fsettings')
  })

  test.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example'])(
    'is not led to another site by %s',
    async (next) => {
      const { email } = await openAsMember()
      expect((await site.openBrowser().post('/sign-in', { email, password, next })).location).toBe('/')
      const page = await site.openBrowser().get(`/sign-in?next=${encodeURIComponent(next)}`)
      expect(page.text).not.toContain('name="next"')
    },
  )

  test.each(['https://evil.example', 'null', ''])('changes nothing from another site (%s)', async (from) => {
    const { browser } = await openAsMember()
    const headers: HeadersInit = from ? { origin: from } : {}
    for (const path of ['/settings?/profile', '/sign-out'])
      expect((await browser.post(path, { name: 'Mallory' }, headers)).status).toBe(403)
    expect((await browser.get('/')).text).toContain('Account of Ines Okoro')
  })

  test('is told the same whether an address has an account or not', async () => {
    const { email } = await openAsMember()
    const tries = (path: string, fields: object) =>
      Promise.all(
        [email, 'nobody@lintel.example'].map(async (address) => {
          const { status, text } = await site.openBrowser().post(path, { ...fields, email: address }, json)
          return { status, text: text.replace(address, '') }
        }),
      )
    for (const [path, fields] of [
      ['/sign-in', { password: 'a wrong password' }],
      ['/register', { name: 'Somebody', password }],
      ['/forgot-password', {}],
    ] as const) {
      const [known, unknown] = await tries(path, fields)
      expect(known).toEqual(unknown)
    }
  })

  test('has eight guesses', async () => {
    const { email } = await openAsMember()
    const guess = () => site.openBrowser().post('/sign-in', { email, password: 'a wrong password' })
    for (let count = 0; count < 8; count += 1) expect((await guess()).text).toContain('do not match')
    expect((await guess()).text).toContain('Too many attempts.')
  })

  test('sends forms of a megabyte, and the server goes on', async () => {
    const browser = site.openBrowser()
    expect((await browser.post('/sign-in', { email: 'a'.repeat(1e6), password })).status).toBe(413)
    expect((await browser.get('/sign-in')).status).toBe(200)
  })

  test('changes nothing by opening an address', async () => {
    const { browser } = await openAsMember()
    expect((await browser.get('/sign-out')).status).toBe(405)
    expect((await browser.get('/')).status).toBe(200)
  })
})

describe('pages', () => {
  test('that do not exist say so', async () => {
    const { status, text } = await site.openBrowser().get('/not-there')
    expect(status).toBe(404)
    expect(text).toContain('This page does not exist')
  })

  test('that break keep why to themselves, and to the log', async () => {
    await without('tokens', async () => {
      const { status, text } = await site.openBrowser().get('/verify?token=x')
      expect(status).toBe(500)
      expect(text).toContain('Something went wrong')
      expect(text).toContain('Load again')
      expect(text).not.toContain('no such table')
    })
    expect(site.log()).toContain('no such table: tokens')
  })

  test('that cannot be rendered at all say so as well', async () => {
    const { browser } = await openAsMember()
    await without('sessions', async () => {
      const { status, text } = await browser.get('/')
      expect(status).toBe(500)
      expect(text).toContain('Something went wrong')
      expect(text).not.toContain('no such table')
    })
    expect((await browser.get('/')).status).toBe(200)
  })

  test('run no scripts but their own, and stand in no frame', async () => {
    const { headers, text } = await site.openBrowser().get('/sign-in')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(headers.get('content-security-policy')!) ?? []
    const scripts = text.match(/<script[^>]*>/g)!
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
  })
})
