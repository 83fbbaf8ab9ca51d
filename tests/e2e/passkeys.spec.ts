/** Passkeys, with Chromium's virtual authenticator in the place of a device. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { totpCode, totpStep } from '#server/domain/account/totp.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, typeInto } from './keyboard.ts'
import { mailTo } from './mails.ts'
import { alive, forgetVisitor, openPage, registerByForm, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
afterEach(() => context?.close())

/** A browser with a device that verifies its user, or does not. */
async function visitor({ verifies = true } = {}) {
  ;({ context, page, complaints } = await openPage(browser))
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

test('a passkey is added, signs in, is a second factor, and is removed; its owner is told by mail', async () => {
  await visitor()
  const email = await registerByForm(page, product.url)
  await visit(page, `${product.url}/user/profile`)
  await press(page, 'Add a passkey')
  await page.getByText('Added just now').waitFor()
  await mailTo(product, email, /passkey was added/)
  expect(await axeFindings(page)).toEqual([])

  await forgetVisitor(page)
  await visit(page, `${product.url}/login?next=%2Fuser%2Fprofile`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await press(page, 'Sign in with a passkey')
  await page.waitForURL(`${product.url}/user/profile`)

  await alive(page)
  await press(page, 'Set it up')
  const key = await page.getByText('Key', { exact: true }).locator('xpath=following-sibling::p').textContent()
  await typeInto(page, 'Code from the app', totpCode(key!.replaceAll(' ', ''), totpStep(Date.now())))
  await page.keyboard.press('Enter')
  await page.getByText(/^On\. /).waitFor()
  await forgetVisitor(page)
  await visit(page, `${product.url}/login?next=%2Fuser%2Fprofile`)
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', 'correct horse battery')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${product.url}/two-factor-challenge`)
  await press(page, 'Use a passkey')
  await page.waitForURL(`${product.url}/user/profile`)
  await alive(page)
  await press(page, 'Remove the passkey of Chrome on Linux')
  await page.getByText('The passkey has been removed.').waitFor()
  expect(complaints).toEqual([])

  await forgetVisitor(page)
  await visit(page, `${product.url}/login`)
  await press(page, 'Sign in with a passkey')
  await page.getByText('No passkey was accepted.').waitFor()
  expect((await page.goto(`${product.url}/app`))!.url()).toContain('/login')
})

test('a device that does not verify its user makes none', async () => {
  await visitor({ verifies: false })
  await registerByForm(page, product.url)
  await visit(page, `${product.url}/user/profile`)
  await press(page, 'Add a passkey')
  await page.getByText('No passkey was created.').waitFor()
})
