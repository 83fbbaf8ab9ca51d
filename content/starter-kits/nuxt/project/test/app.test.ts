import { fileURLToPath } from 'node:url'
import { getServerLogs, setup } from '@nuxt/test-utils/e2e'
import { describe, expect, test } from 'vitest'
import { openBrowser, type Browser } from './browser'

await setup({
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  setupTimeout: 600_000,
  env: { DATABASE_FILE: 'memory', MAIL_PREVIEW: '1', ORIGIN: 'http://lintel.test', TRUST_PROXY: '1' },
  nuxtConfig: {
    hooks: {
      'pages:extend'(pages) {
        const file = fileURLToPath(new URL('throwing-page.vue', import.meta.url))
        pages.push({ name: 'throws', path: '/throws', file, meta: { audience: 'everybody' } })
      },
    },
  },
})

const password = 'a long password'
const json = { accept: 'application/json' }
let people = 0

/** The path of the link in the mail that was sent last to whoever uses a browser. */
async function mailedPath(browser: Browser): Promise<string> {
  const [, href = ''] =
    /href="([^"]+)"[^>]*>(?:<!--.*?-->)?Open the link/.exec((await browser.get('/check-email')).text) ?? []
  return href.replace('http://lintel.test', '')
}

/** A browser in which somebody new is signed in. */
async function openAsMember() {
  const browser = openBrowser()
  const email = `person-${(people += 1)}@lintel.example`
  await browser.post('/register', { name: 'Ines Okoro', email, password })
  await browser.post(await mailedPath(browser))
  return { browser, email }
}

describe('accounts, without JavaScript', () => {
  test('somebody signs up, confirms the address, signs out and in again', async () => {
    const browser = openBrowser()
    const account = { name: 'Ines Okoro', email: 'ines@lintel.example', password }
    expect(await browser.post('/register', account)).toMatchObject({ status: 303, location: '/check-email' })

    const path = await mailedPath(browser)
    expect((await browser.get(path)).text).toContain('Confirm your email address</h1>')
    expect(await browser.post(path)).toMatchObject({ status: 303, location: '/' })
    const dashboard = await browser.get('/')
    expect(dashboard.text).toContain('Dashboard</h1>')
    expect(dashboard.text).toContain('Account of Ines Okoro')
    expect(dashboard.text).toContain('Your email address is confirmed.')
    expect(dashboard.headers.get('cache-control')).toBe('private, no-store')
    expect((await browser.get('/')).text).not.toContain('Your email address is confirmed.')

    const again = await openBrowser().post(path)
    expect(again.status).toBe(422)
    expect(again.text).toContain('This link no longer works</h1>')

    expect(await browser.post('/sign-out')).toMatchObject({ status: 303, location: '/sign-in' })
    expect((await browser.get('/sign-in')).text).toContain('You are signed out.')
    expect(await browser.get('/')).toMatchObject({ status: 302, location: '/sign-in' })

    const before = 'planted-by-somebody-else'
    browser.cookies.set('session', before)
    expect(await browser.post('/sign-in', { email: account.email, password, next: '/billing' })).toMatchObject({
      status: 303,
      location: '/billing',
    })
    expect(browser.cookies.get('session')).not.toBe(before)
    expect(await browser.get('/sign-in')).toMatchObject({ status: 302, location: '/' })
  })

  test('a password that was forgotten is set anew', async () => {
    const { email, browser: elsewhere } = await openAsMember()
    const browser = openBrowser()
    await browser.post('/forgot-password', { email })
    const path = await mailedPath(browser)
    const short = await browser.post(path, { password: 'short' })
    expect(short.status).toBe(422)
    expect(short.text).toContain('Use at least 10 characters.')
    expect(await browser.post(path, { password: 'another password' })).toMatchObject({ status: 303, location: '/' })
    expect((await browser.get('/')).text).toContain('Your new password is saved.')
    expect((await elsewhere.get('/')).status).toBe(302)
  })

  test('the settings are saved', async () => {
    const { browser } = await openAsMember()
    expect(await browser.post('/settings?form=profile', { name: 'Ines O.' })).toMatchObject({ location: '/settings' })
    const saved = await browser.get('/settings')
    expect(saved.text).toContain('Saved.')
    expect(saved.text).toContain('value="Ines O."')

    const wrong = await browser.post('/settings?form=password', { current: 'no', password: 'another password' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('This is not your password.')
    expect(wrong.text).not.toContain('another password')
    await browser.post('/settings?form=password', { current: password, password: 'another password' })
    expect((await browser.get('/settings')).text).toContain('Your password is changed.')
  })

  test('an account is removed with its sessions', async () => {
    const { browser } = await openAsMember()
    const session = browser.cookies.get('session')!
    const removal = await browser.post('/settings?form=removal', { password })
    expect(removal).toMatchObject({ status: 303, location: '/sign-in' })
    expect((await browser.get('/sign-in')).text).toContain('Your account is deleted.')
    browser.cookies.set('session', session)
    expect((await browser.get('/')).status).toBe(302)
  })
})

describe('forms', () => {
  test('one that is refused comes back with its errors and what was typed, but no password', async () => {
    const wrong = { name: ' ', email: 'ines@lintel', password: 'hush' }
    const { status, text } = await openBrowser().post('/register', wrong)
    expect(status).toBe(422)
    for (const sentence of ['Enter your name.', 'Enter an email address such as', 'Use at least 10 characters.'])
      expect(text).toContain(sentence)
    expect(text).toMatch(/<input[^>]*name="email"[^>]*value="ines@lintel"[^>]*aria-invalid="true"[^>]*aria-describedby/)
    expect(text).not.toContain('hush')
  })

  test('with JavaScript the same address answers JSON', async () => {
    const { browser, email } = await openAsMember()
    const refused = await browser.post('/settings?form=profile', { name: '' }, json)
    expect(refused.status).toBe(422)
    expect(JSON.parse(refused.text)).toEqual({ fields: { name: 'Enter your name.' }, form: '' })
    const accepted = await browser.post('/settings?form=profile', { name: 'Ines' }, json)
    expect(JSON.parse(accepted.text)).toMatchObject({ to: '/settings', toast: 'Saved.', user: { name: 'Ines', email } })
    expect(accepted.headers.getSetCookie()).toEqual([])
  })
})

describe('who has no business here', () => {
  test('is led to sign in, and from there to the page that was asked for', async () => {
    const guest = openBrowser()
    expect((await guest.get('/settings')).location).toBe('/sign-in?next=/settings')
    expect((await guest.get('/sign-in?next=/settings')).text).toMatch(/<input[^>]*name="next"[^>]*value="\/settings"/)
    expect((await guest.post('/settings?form=profile', { name: 'x' })).location).toContain('/sign-in')
  })

  test.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example'])(
    'is not led to another site by %s',
    async (next) => {
      const { email } = await openAsMember()
      expect((await openBrowser().post('/sign-in', { email, password, next })).location).toBe('/')
    },
  )

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': '', origin: 'https://evil.example' }])(
    'changes nothing from another site (%o)',
    async (headers) => {
      const { browser } = await openAsMember()
      const answer = await browser.post('/settings?form=profile', { name: 'Mallory' }, headers)
      expect(answer.status).toBe(403)
      expect((await browser.get('/')).text).toContain('Account of Ines Okoro')
    },
  )

  test('is told the same whether an address has an account or not', async () => {
    const { email } = await openAsMember()
    const nobody = 'nobody@lintel.example'
    const tries = (path: string, fields: object) =>
      Promise.all(
        [email, nobody].map(async (email) => {
          const { status, location, text } = await openBrowser().post(path, { ...fields, email }, json)
          return { status, location, text }
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
    const guess = () => openBrowser().post('/sign-in', { email, password: 'a wrong password' }, json)
    for (let count = 0; count < 8; count += 1) expect((await guess()).text).toContain('do not match')
    expect((await guess()).text).toContain('Too many attempts.')
  })

  test('sends forms of a megabyte, and the server goes on', async () => {
    const browser = openBrowser()
    expect((await browser.post('/sign-in', { email: 'a'.repeat(1e6), password })).status).toBe(413)
    expect((await browser.get('/sign-in')).status).toBe(200)
  })

  test('changes nothing by opening an address', async () => {
    const { browser } = await openAsMember()
    expect((await browser.get('/sign-out')).status).toBe(404)
    expect((await browser.get('/')).status).toBe(200)
  })
})

describe('pages', () => {
  test('that do not exist say so', async () => {
    const { status, text } = await openBrowser().get('/not-there')
    expect(status).toBe(404)
    expect(text).toContain('This page does not exist')
    // A page that a member goes on to from here knows who it is.
    const { browser, email } = await openAsMember()
    expect((await browser.get('/not-there')).text).toContain(email)
  })

  test('that break keep why to themselves, and to the log', async () => {
    const { status, text } = await openBrowser().get('/throws')
    expect(status).toBe(500)
    expect(text).toContain('Something went wrong')
    expect(text).not.toContain('secret')
    await expect.poll(() => JSON.stringify(getServerLogs())).toContain('a secret of the database')
  })

  test('are told apart from other sites, and run no scripts but their own', async () => {
    const { headers, text } = await openBrowser().get('/sign-in')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(headers.get('content-security-policy')!) ?? []
    const scripts = text.match(/<script[^>]*>/g)!
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
  })
})
