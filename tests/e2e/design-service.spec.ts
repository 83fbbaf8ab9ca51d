/** A customer asks for a design and the operator answers from the command line, with the keyboard alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, typeInto } from './keyboard.ts'
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

test('from the first request to its delivery', async () => {
  const { page, context, complaints } = await openPage(browser)
  const email = await register(page, product.url)
  const panel = page.getByRole('navigation', { name: 'Dashboard' })
  expect(await panel.getByRole('link', { name: 'Design Service' }).count()).toBe(0)
  await admin(product, 'design-service', 'on', email)
  await visit(page, `${product.url}/app`)
  await press(page, 'Design Service')
  await page.getByRole('heading', { level: 1, name: 'Design Service' }).waitFor()
  await press(page, 'Write your first request')
  await page.getByRole('heading', { level: 1, name: 'New request' }).waitFor()

  await typeInto(page, 'Title', 'A footer for our shop')
  await typeInto(page, 'Links (optional)', 'shop.example')
  await typeInto(page, 'Details', 'Three columns, one with opening hours.')
  await press(page, 'Send request')
  await page.getByText('Describe what it is for.').waitFor()
  await page.getByText('“shop.example” is no web address.').waitFor()
  expect(await page.getByLabel('Details').inputValue()).toBe('Three columns, one with opening hours.')
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).name)).toBe('purpose')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('People look there for help.')
  await typeInto(page, 'Links (optional)', 'https://shop.example')
  await press(page, 'Send request')
  await page.getByRole('heading', { level: 1, name: 'A footer for our shop' }).waitFor()
  await page.getByText('We have received your request.').waitFor()
  await page.getByText('New', { exact: true }).waitFor()

  const [number] = /^\w{8}/m.exec(await admin(product, 'design', 'list'))!
  await admin(product, 'design', 'advance', number, 'in-progress')
  await admin(product, 'design', 'answer', number, 'Does it need the map, too?')
  const mail = await mailTo(product, email, /^We answered: A footer/)
  await visit(page, product.url + linkIn(mail))
  await page.getByText('Does it need the map, too?').waitFor()
  await page.getByText('In progress', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await typeInto(page, 'Your message', 'No, an address is enough.')
  await press(page, 'Send message')
  await page.getByRole('list', { name: 'Messages' }).getByText('No, an address is enough.').waitFor()
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('')

  await admin(product, 'design', 'advance', number, 'delivered')
  await admin(product, 'design', 'advance', number, 'closed')
  await page.reload()
  await page.getByText('This request is closed.').waitFor()
  expect(await page.getByLabel('Your message').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
