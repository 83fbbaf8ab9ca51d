/** Cookies of a site that is served over https: none can come from a neighbouring host, and nobody is signed out for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp, signUp } from '../testing/index.ts'
import { readEnv } from '../env.ts'

const https = readEnv({ SITE_URL: 'https://millwork.example', LOG_LEVEL: 'silent' })
const today = '__Host-millwork.session_token'
const former = '__Secure-millwork.session_token'
const endsWithBrowser = 'dont_remember'

describeEachDatabase('cookies over https', (open) => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-30T12:00:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const site = async () => createTestApp(await open(), { env: https })

  test('are bound to this host by their names, all of them', async () => {
    const { client } = await site()
    const browser = client()
    const lines: string[] = []
    const noted = async (sent: Promise<Response>) => lines.push(...(await sent).headers.getSetCookie())
    await noted(browser.send('/login'))
    await noted(browser.submit('/login', { email: 'nobody@example.com', password: 'not the right words' }))
    await noted(browser.submit('/register', { name: 'Ada', email: 'ada@example.com', password: 'grey otters at dawn' }))
    await noted(browser.submit('/logout', {}))
    await noted(browser.submit('/login/passkey/options', {}))
    await noted(browser.send('/?via=somebody'))
    const names = new Set(lines.map((line) => line.slice(0, line.indexOf('='))))
    expect([...names].filter((name) => !name.startsWith('__Host-'))).toEqual([])
    expect([...names].sort()).toEqual(
      expect.arrayContaining([today, '__Host-XSRF-TOKEN', '__Host-millwork-flash', '__Host-millwork-browser']),
    )
    for (const line of lines) {
      expect(line).toMatch(/; Secure/)
      expect(line).toMatch(/; Path=\/(;|$)/)
      expect(line).not.toMatch(/; Domain/i)
    }
  })

  test('are named in the head of pages, so that their forms find the token', async () => {
    const { client } = await site()
    const browser = client()
    const page = await (await browser.send('/login')).text()
    const name = /<meta name="form-token" content="([^"]+)">/.exec(page)?.[1] ?? ''
    expect(browser.cookies.has(name)).toBe(true)
  })

  test.each([
    ['millwork-browser', []],
    ['millwork-other', ['new-sign-in']],
  ])('that were kept for long under %s tell of a new browser: %j', async (name, told) => {
    const { client, mailsTo } = await site()
    const before = client()
    const email = await signUp(before)
    await mailsTo(email)
    const browser = client()
    browser.cookies.set(name, before.cookies.get('__Host-millwork-browser')!)
    await browser.submit('/login', { email, password: 'correct horse battery' })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(told)
  })

  test('let somebody in whose session began under its former name, and give it the new one', async () => {
    const { client } = await site()
    const browser = client()
    await signUp(browser)
    const value = browser.cookies.get(today)!
    browser.cookies.clear()
    browser.cookies.set(former, value)
    browser.cookies.set(`__Secure-millwork.${endsWithBrowser}`, 'kept')
    const response = await browser.send('/app')
    expect(response.status).toBe(200)
    const renamed = response.headers.getSetCookie().find((line) => line.startsWith(`${today}=`))
    expect(renamed).toBe(`${today}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax`)
    browser.cookies.delete(former)
    expect((await browser.send('/app')).status).toBe(200)
  })

  test('are not taken under the former name where the session began after it was given up', async () => {
    vi.setSystemTime('2027-01-02T12:00:00Z')
    const { client } = await site()
    const browser = client()
    await signUp(browser)
    const value = browser.cookies.get(today)!
    browser.cookies.clear()
    browser.cookies.set(former, value)
    expect((await browser.send('/app')).status).not.toBe(200)
    browser.cookies.set(today, value)
    expect((await browser.send('/app')).status).toBe(200)
  })

  test('of another’s session under the former name lose to the new one', async () => {
    const { client } = await site()
    const [ada, mallory] = [client(), client()]
    const [email] = [await signUp(ada), await signUp(mallory)]
    ada.cookies.set(former, mallory.cookies.get(today)!)
    const page = (await (await ada.send('/user/profile', { headers: inertia })).json()) as { props: { user: unknown } }
    expect(JSON.stringify(page.props)).toContain(email)
  })

  test('end under both names at sign-out', async () => {
    const { client } = await site()
    const browser = client()
    await signUp(browser)
    browser.cookies.set(former, browser.cookies.get(today)!)
    await browser.submit('/logout', {})
    expect([browser.cookies.has(today), browser.cookies.has(former)]).toEqual([false, false])
  })

  test('under the former name alone are signed out, too', async () => {
    const { client } = await site()
    const browser = client()
    await signUp(browser)
    const value = browser.cookies.get(today)!
    browser.cookies.delete(today)
    browser.cookies.set(former, value)
    await browser.submit('/logout', {})
    browser.cookies.set(today, value)
    expect((await browser.send('/app')).status).not.toBe(200)
  })

  test('under the former name keep a page for everyone from being taken for theirs', async () => {
    const { client } = await site()
    const browser = client()
    await client().send('/pricing')
    await signUp(browser)
    const value = browser.cookies.get(today)!
    browser.cookies.clear()
    browser.cookies.set(former, value)
    expect((await browser.send('/pricing')).headers.get('cache-control')).toContain('private')
  })
})

const inertia = { 'x-inertia': 'true', 'x-inertia-version': 'test' }
