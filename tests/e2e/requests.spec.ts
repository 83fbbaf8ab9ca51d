/** Component requests by keyboard alone: looking one up, asking for it, voting and taking the vote back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { linkIn, mailTo } from './mails.ts'
import { openPage, register, visit } from './page.ts'
import { admin, startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('from a name that is looked up to a vote', async () => {
  const { page, context, complaints } = await openPage(browser)
  const email = await register(page, product.url)
  await visit(page, product.url + linkIn(await mailTo(product, email, /^Confirm your email/)))
  await press(page, 'Confirm this address')
  await page.waitForURL(`${product.url}/app`)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  await visit(page, `${product.url}/component-requests`)
  await typeInto(page, 'Which component is missing?', 'Flux capacitor')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Ask for a component' }).waitFor()
  await press(page, 'Send request')
  await page.getByText('Describe what it is for.').waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).name)).toBe('purpose')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('It makes travel in time possible.')
  await tabTo(page, 'Send me one mail when it is published')
  await page.keyboard.press('Space')
  await press(page, 'Send request')
  await page.getByRole('heading', { name: 'Waiting for our review' }).waitFor()

  const [number] = /^\w{8}/m.exec(await admin(product, 'requests'))!
  await admin(product, 'requests', 'open', number)
  await visit(page, `${product.url}/component-requests`)
  // Whoever asked wants it: that is the first vote.
  await press(page, 'Withdraw vote')
  await page.getByText('Your vote has been withdrawn.').waitFor()
  await expect.poll(focused).toBe('Vote')
  await page.keyboard.press('Enter')
  await page.getByText('You voted.').waitFor()
  await expect.poll(focused).toBe('Withdraw vote')
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
