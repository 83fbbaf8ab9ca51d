/** From a visitor on /pricing to code unlocked in the app: each licence, and a team of three. By keyboard alone, with axe. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { CatalogIndex } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, typeInto } from './keyboard.ts'
import { linkIn, mailTo } from './mails.ts'
import { openPage, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const password = 'copper kettles singing'
const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
/** A page with several locked components, since one of them may be open to everyone today. */
const { path: shelf } = index.packages
  .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
  .find(({ components }) => components.filter(({ free }) => !free).length > 1)!

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

async function visitor() {
  const opened = await openPage(browser)
  contexts.push(opened.context)
  return opened
}
const at = (page: Page, path: string) => page.waitForURL(product.url + path)
const clean = async (page: Page) => expect(await axeFindings(page)).toEqual([])

async function signUp(page: Page, email: string) {
  await page.waitForURL(/register/)
  await typeInto(page, 'Name', 'Grace Hopper')
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', password)
  await page.keyboard.press('Enter')
}

/** Goes from the prices to the page where one pays; answers the title of a component that is still locked. */
async function chosen(page: Page, tier: 'developer' | 'unlimited' | 'team', title: string): Promise<string> {
  await visit(page, `${product.url}/pricing`)
  await page.getByRole('link', { name: `Get ${title}` }).press('Enter')
  await signUp(page, `${tier}-buyer@example.com`)
  await at(page, urls.checkout(tier))
  await visit(page, product.url + urls.appSubcategory(shelf))
  const locked = page.getByRole('article').filter({ has: page.getByRole('tab', { name: 'Code locked' }) })
  const component = (await locked.first().getByRole('heading', { level: 2 }).getByRole('link').textContent())!
  await visit(page, product.url + urls.checkout(tier))
  await press(page, 'Continue to payment')
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()
  return component
}

async function paid(page: Page, amount: string) {
  await press(page, `Pay ${amount}`)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

/** Reads the code of a component in the app. */
async function reads(page: Page, component: string) {
  await visit(page, product.url + urls.appSubcategory(shelf))
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: component, exact: true }) })
  await card.getByRole('tab', { name: 'Code', exact: true }).click()
  await card
    .getByRole('button', { name: /^Copy: .*\.\w+$/ })
    .first()
    .waitFor()
}

test('a developer licence opens the code, is there with its receipt, and moves up', async () => {
  const { page, complaints } = await visitor()
  const component = await chosen(page, 'developer', 'Developer')
  await clean(page)
  await press(page, 'Let the bank decline')
  await page.getByText('The payment was declined.').waitFor()
  await paid(page, '$79.00')
  await clean(page)
  const receipt = await mailTo(product, 'developer-buyer@example.com', /Receipt/)
  await page.getByText(/MW(-\w{4}){4}/.exec(receipt.text)![0]).waitFor()
  await reads(page, component)

  await visit(page, `${product.url}/user/active-license`)
  await clean(page)
  await press(page, 'Open the receipt ' + /\d{8}-\w{8}/.exec(receipt.text)![0])
  await page.getByRole('heading', { name: /^Receipt/ }).waitFor()
  await clean(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const paper = page.getByRole('article')
  expect(await paper.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(255, 255, 255)')
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)

  await page.emulateMedia({ media: null })
  await visit(page, `${product.url}/user/active-license`)
  await press(page, 'Upgrade: Unlimited')
  await at(page, '/checkout/unlimited')
  await clean(page)
  await press(page, 'Continue to payment')
  await paid(page, '$120.00')
  expect(complaints).toEqual([])
})

test('an unlimited licence opens the code', async () => {
  const { page, complaints } = await visitor()
  const component = await chosen(page, 'unlimited', 'Unlimited')
  await paid(page, '$199.00')
  await press(page, 'Open the library')
  await at(page, '/app')
  await reads(page, component)

  // Searches lock it for a guest, and no more for who has bought.
  const isLocked = async (whose: Page) => {
    await visit(whose, product.url + urls.search(component))
    const result = whose
      .getByRole('listitem')
      .filter({ has: whose.getByRole('link', { name: component, exact: true }) })
    await result.first().waitFor()
    return (await result.first().getByText('Needs a licence').count()) > 0
  }
  const guest = await visitor()
  expect(await isLocked(guest.page)).toBe(true)
  expect(await isLocked(page)).toBe(false)
  expect(complaints).toEqual([])
})

test('a team of three opens the code to all three, until one of them is removed', async () => {
  const owner = await visitor()
  const component = await chosen(owner.page, 'team', 'Team')
  await paid(owner.page, '$549.00')
  await press(owner.page, 'Invite your team')
  await at(owner.page, '/user/team')

  const known = await visitor()
  const knownEmail = await register(known.page, product.url, { name: 'Mary Jackson' })
  for (const email of [knownEmail, 'new@example.com']) {
    await typeInto(owner.page, 'Email address', email)
    await owner.page.keyboard.press('Enter')
    await owner.page.getByText(`We have sent an invitation to ${email}.`).waitFor()
  }
  await clean(owner.page)

  await visit(known.page, product.url + linkIn(await mailTo(product, knownEmail, /invites you/)))
  await clean(known.page)
  await press(known.page, 'Join the team')
  await at(known.page, '/app')
  await reads(known.page, component)

  const fresh = await visitor()
  await visit(fresh.page, product.url + linkIn(await mailTo(product, 'new@example.com', /invites you/)))
  await clean(fresh.page)
  await press(fresh.page, 'Create an account to join')
  await signUp(fresh.page, 'other-address@example.com')
  await fresh.page.getByText('You join as other-address@example.com.').waitFor()
  await press(fresh.page, 'Join the team')
  await at(fresh.page, '/app')
  await reads(fresh.page, component)
  await visit(fresh.page, `${product.url}/user/team`)
  await fresh.page.getByText('You use the components under this team’s licence.').waitFor()
  await clean(fresh.page)

  await visit(owner.page, `${product.url}/user/team`)
  await owner.page.getByText('3 of 25').waitFor()
  await press(owner.page, 'Remove: Mary Jackson')
  await clean(owner.page)
  await press(owner.page, 'Take the seat back: Mary Jackson')
  await owner.page.getByText('The seat is free again.').waitFor()
  await visit(known.page, product.url + urls.appSubcategory(shelf))
  const card = known.page
    .getByRole('article')
    .filter({ has: known.page.getByRole('link', { name: component, exact: true }) })
  await card.getByRole('tab', { name: 'Code locked' }).waitFor()
  expect([owner, known, fresh].flatMap(({ complaints }) => complaints)).toEqual([])
})
