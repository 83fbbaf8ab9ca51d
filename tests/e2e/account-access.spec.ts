/** Getting into an account, and back into it, with the keyboard alone. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startSocialSite } from '#server/testing/social.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { linkIn, mailTo } from './mails.ts'
import { alive, forgetVisitor, openPage, registerByForm, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let github: Awaited<ReturnType<typeof startSocialSite>>
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  github = await startSocialSite()
  const { clientId, clientSecret } = github.keys
  const keys = { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret, GITHUB_URL: github.url }
  product = await startProduct(keys)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  github?.stop()
})
afterEach(() => context?.close())

async function visitor(options?: Parameters<typeof openPage>[1]) {
  ;({ context, page, complaints } = await openPage(browser, options))
}
const at = (path: string) => page.waitForURL(product.url + path)

test('a forgotten password is replaced through the mail, and the link works once', async () => {
  await visitor()
  const email = await registerByForm(page, product.url)
  await forgetVisitor(page)
  await visit(page, `${product.url}/login`)
  await tabTo(page, 'Forgot your password?')
  await page.keyboard.press('Enter')
  await at('/forgot-password')
  await typeInto(page, 'Email', email)
  await page.keyboard.press('Enter')
  await page.getByText('If there is an account with this address').waitFor()
  expect(await axeFindings(page)).toEqual([])

  const link = linkIn(await mailTo(product, email, /new password/))
  await visit(page, product.url + link)
  await typeInto(page, 'New password', 'short')
  await page.keyboard.press('Enter')
  await page.getByText('Use at least 10 characters.').waitFor()
  await page.keyboard.type('copper kettles singing')
  await page.getByText('Strong.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await at('/login')
  await page.getByText('Your password has been changed.').waitFor()

  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', 'copper kettles singing')
  await tabTo(page, 'Remember me')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await at('/app')
  const session = (await context.cookies()).find(({ name }) => name === 'millwork.session_token')
  // By the clock of the browser, which is the one that keeps it.
  const now = (await page.evaluate(() => Date.now())) / 1000
  expect(session!.expires - now).toBeGreaterThan(29 * 24 * 60 * 60)
  await mailTo(product, email, /was changed/)

  await forgetVisitor(page)
  await visit(page, product.url + link)
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a new address is confirmed from its mail', async () => {
  await visitor()
  const email = await registerByForm(page, product.url)
  await visit(page, `${product.url}/email/verify`)
  expect(await axeFindings(page)).toEqual([])
  await tabTo(page, 'Send it again')
  await page.keyboard.press('Enter')
  await page.getByText(`A new mail is on its way to ${email}.`).waitFor()
  await visit(page, product.url + linkIn(await mailTo(product, email, /Confirm/)))
  expect(await axeFindings(page)).toEqual([])
  await tabTo(page, 'Confirm this address')
  await page.keyboard.press('Enter')
  await at('/app')
  await page.getByText('Your email address is confirmed.').waitFor()
  expect(complaints).toEqual([])
})

test('another site opens a new account, confirms its owner, and a first password is set', async () => {
  await visitor()
  github.site.person = { id: 7, name: 'Grace Hopper', email: 'grace@example.com', verified: true }
  await visit(page, `${product.url}/login`)
  await tabTo(page, 'Continue with GitHub')
  await page.keyboard.press('Enter')
  await at('/app')
  await visit(page, `${product.url}/user/profile`)
  await page.getByText('Your only way to sign in').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await visit(page, `${product.url}/user/confirm-password`)
  expect(await axeFindings(page)).toEqual([])
  await tabTo(page, 'Confirm with GitHub')
  await page.keyboard.press('Enter')
  await at('/user/profile')
  await alive(page)
  await press(page, 'Choose a password')
  await typeInto(page, 'New password', 'copper kettles singing')
  await page.keyboard.press('Enter')
  await page.getByText('Your password has been set').waitFor()
  await press(page, 'Remove GitHub')
  await page.getByText('GitHub no longer opens your account.').waitFor()
  // The answer that sends the browser to the other site has the status 409, which Chromium notes each time.
  expect(complaints).toEqual(Array(2).fill(expect.stringContaining('409')))
})

test('another site opens an account without a script', async () => {
  await visitor({ javaScriptEnabled: false })
  github.site.person = { id: 8, name: 'Mary Jackson', email: 'mary@example.com', verified: true }
  await page.goto(`${product.url}/register`)
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await at('/app')
})

test('without any script a password is replaced, too', async () => {
  await visitor()
  const email = await registerByForm(page, product.url)
  await context.close()
  await visitor({ javaScriptEnabled: false })
  await page.goto(`${product.url}/forgot-password`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this address').waitFor()
  await page.goto(product.url + linkIn(await mailTo(product, email, /new password/)))
  await page.getByLabel('New password', { exact: true }).fill('copper kettles singing')
  await page.getByRole('button', { name: 'Change password' }).click()
  await at('/login')
})

test('the password field says when Caps Lock is on, shows what was typed, and takes what is pasted', async () => {
  await visitor()
  await visit(page, `${product.url}/login`)
  const field = page.getByLabel('Password', { exact: true })
  await field.focus()
  await field.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true })),
  )
  await page.getByText('Caps Lock is on.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Email').focus()
  await expect.poll(() => page.getByText('Caps Lock is on.').count()).toBe(0)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  await page.evaluate(() => navigator.clipboard.writeText('pasted otters'))
  await field.focus()
  await page.keyboard.press('Control+V')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect([await field.inputValue(), await field.getAttribute('type')]).toEqual(['pasted otters', 'text'])
})

test('the words of a customer stay the same through hydration and a reload, and differ between visitors', async () => {
  const said = async () => (await page.getByRole('complementary').getByRole('figure').textContent())!
  const served = () => page.evaluate(() => (window as unknown as { served?: string }).served)
  const voices = new Set<string>()
  for (let count = 1; count <= 12 && voices.size < 2; count++) {
    await visitor()
    // The document is read to its end then, and none of its modules has run.
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        const words = document.querySelector('aside figure')?.textContent
        if (document.readyState === 'interactive') Object.assign(window, { served: words })
      }),
    )
    await page.goto(`${product.url}/login`)
    const first = (await served())!
    expect(first).toMatch(/\w/)
    await alive(page)
    expect(await said()).toBe(first)
    await page.reload()
    expect(await served()).toBe(first)
    await alive(page)
    expect(await said()).toBe(first)
    expect(complaints).toEqual([])
    voices.add(first)
    await context.close()
  }
  expect(voices.size).toBe(2)
})
