/** The whole life of an account by keyboard alone, with axe on every state. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { totpCode, totpStep } from '#server/domain/account/totp.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { linkIn, mailTo } from './mails.ts'
import { alive, allowClipboard, clipboardOf, openPage, registerByForm, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const password = 'correct horse battery'
let product: Product
let browser: Browser
const contexts: BrowserContext[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function visitor(options?: Parameters<typeof openPage>[1]) {
  const opened = await openPage(browser, options)
  contexts.push(opened.context)
  return opened
}
const at = (page: Page, path: string) => page.waitForURL(product.url + path)

async function signIn(page: Page, email: string, given = password) {
  await visit(page, `${product.url}/login`)
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', given)
  await page.keyboard.press('Enter')
}

test('a second factor is set up, asked for, replaced by a recovery code, and turned off', async () => {
  const { page, context, complaints } = await visitor()
  await allowClipboard(context, product.url)
  const email = await registerByForm(page, product.url)
  await visit(page, `${product.url}/user/profile`)
  await press(page, 'Set it up')
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const key = await page.getByText('Key', { exact: true }).locator('xpath=following-sibling::p').textContent()
  const secret = key!.replaceAll(' ', '')
  const code = (away: number) => totpCode(secret, totpStep(Date.now()) + away)

  await typeInto(page, 'Code from the app', '000000')
  await page.keyboard.press('Enter')
  await page.getByText('The code is wrong or has expired. Enter the one your app shows now.').waitFor()
  await page.keyboard.type(code(-1))
  await page.keyboard.press('Enter')
  await page.getByText('On. 10 recovery codes are left.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await press(page, 'Copy: Recovery codes')
  await expect.poll(() => clipboardOf(page)).toMatch(/^([a-z0-9]{6}(-[a-z0-9]{6}){3}\n){10}$/)
  const recovery = (await clipboardOf(page)).split('\n')[0]!
  const download = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await download).suggestedFilename()).toBe('millwork-recovery-codes.txt')

  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await at(page, '/')
  await signIn(page, email)
  await at(page, '/two-factor-challenge')
  await alive(page)
  expect(await axeFindings(page)).toEqual([])
  await typeInto(page, 'Code', code(0))
  await page.keyboard.press('Enter')
  await at(page, '/app')

  const other = await visitor()
  await signIn(other.page, email)
  await at(other.page, '/two-factor-challenge')
  await press(other.page, 'Use a recovery code instead')
  await other.page.getByRole('heading', { name: 'Use a recovery code' }).waitFor()
  await typeInto(other.page, 'Recovery code', 'wrong-codes')
  await other.page.keyboard.press('Enter')
  await other.page.getByText('This is not one of your recovery codes').waitFor()
  expect(await axeFindings(other.page)).toEqual([])
  await typeInto(other.page, 'Recovery code', recovery)
  await other.page.keyboard.press('Enter')
  await at(other.page, '/app')
  await mailTo(product, email, /New sign-in/)

  await visit(page, `${product.url}/user/profile`)
  await page.getByText('On. 9 recovery codes are left.').waitFor()
  await press(page, 'Turn it off')
  await page.getByText('Two-factor authentication is off.').waitFor()
  await mailTo(product, email, /Two-factor authentication is off/)
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('name, address and password change, other browsers are signed out, and the account is deleted', async () => {
  const { page, complaints } = await visitor()
  const email = await registerByForm(page, product.url)
  const other = await visitor()
  await signIn(other.page, email)
  await at(other.page, '/app')

  await visit(page, `${product.url}/user/profile`)
  expect(await page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' }).count()).toBe(2)
  await typeInto(page, 'Name', 'Katherine Johnson')
  await page.keyboard.press('Enter')
  await page.getByText('Your name has been saved.').waitFor()

  const moved = `moved-${email}`
  await press(page, 'Change email address')
  await typeInto(page, 'New email address', moved)
  await typeInto(page, 'Your password', 'not my password')
  await page.keyboard.press('Enter')
  await page.getByText('The password is wrong.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText(`A link is on its way to ${moved}.`).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await mailTo(product, email, /about to change/)
  await visit(page, product.url + linkIn(await mailTo(product, moved, /new email address/)))
  await press(page, 'Confirm this address')
  await at(page, '/app')
  // Another address ends what was begun with the one before, but for the browser that proved it.
  await other.page.goto(`${product.url}/app`)
  await other.page.waitForURL(/\/login/)
  await signIn(other.page, moved)
  await at(other.page, '/app')

  await visit(page, `${product.url}/user/profile`)
  await press(page, 'Sign out other browsers')
  await typeInto(page, 'Your password, to sign out the others', password)
  await page.keyboard.press('Enter')
  await page.getByText('Every other browser has been signed out.', { exact: true }).waitFor()
  await other.page.goto(`${product.url}/app`)
  await other.page.waitForURL(/\/login/)

  await visit(page, `${product.url}/user/profile`)
  await press(page, 'Choose a new password')
  await typeInto(page, 'Current password', password)
  await typeInto(page, 'New password', 'copper kettles singing')
  await page.keyboard.press('Enter')
  await page.getByText('Your password has been changed, and every other browser has been signed out.').waitFor()
  await press(page, 'Delete this account')
  await typeInto(page, 'Your password, to delete the account', 'copper kettles singing')
  await page.keyboard.press('Enter')
  await at(page, '/')
  await page.getByText('Your account has been deleted.').waitFor()
  await page.goBack()
  await page.waitForURL(/\/login|\/$/)
  expect(await page.getByText('Katherine').count()).toBe(0)
  await signIn(page, moved, 'copper kettles singing')
  await page.getByText('The email address or the password is wrong.').waitFor()
  expect(complaints).toEqual([])
})

test('settings made in one browser are there in another', async () => {
  const { page, complaints } = await visitor({ colorScheme: 'light' })
  const email = await registerByForm(page, product.url)
  await visit(page, `${product.url}/user/settings`)
  expect(await axeFindings(page)).toEqual([])
  const content = page.getByRole('main')
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT')
  const [theme] = await Promise.all([saved(), content.getByRole('radio', { name: 'Dark' }).press('Space')])
  const [flavour] = await Promise.all([saved(), content.getByRole('radio', { name: 'Svelte' }).press('Space')])
  expect([theme.status(), flavour.status()]).toEqual([204, 204])

  const other = await visitor({ colorScheme: 'light' })
  await signIn(other.page, email)
  await at(other.page, '/app')
  await expect.poll(() => other.page.locator('html').getAttribute('class')).toContain('dark')
  await visit(other.page, `${product.url}/user/settings`)
  await expect.poll(() => other.page.getByRole('radio', { name: 'Svelte' }).isChecked()).toBe(true)
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('the user area is reached from the rail and works without a script', async () => {
  const { page, context } = await visitor()
  await registerByForm(page, product.url)
  await visit(page, `${product.url}/app`)
  await tabTo(page, 'Account')
  await page.keyboard.press('Enter')
  await at(page, '/user/profile')
  await page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: 'Active licence' }).press('Enter')
  await page.getByRole('heading', { name: 'Active licence' }).waitFor()

  const state = await context.storageState()
  const plain = await visitor({ javaScriptEnabled: false, storageState: state })
  await plain.page.goto(`${product.url}/user/profile`)
  await plain.page.getByLabel('Name', { exact: true }).fill('Mary Jackson')
  await plain.page.getByRole('button', { name: 'Save name' }).click()
  await plain.page.getByText('Your name has been saved.').waitFor()
  await plain.page.getByRole('button', { name: 'Set it up' }).click()
  await plain.page.getByRole('img', { name: 'QR code' }).waitFor()
})
