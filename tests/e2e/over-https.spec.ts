/**
 * A site that is served over https, whose cookies are bound to their host and whose forms look for their token under
 * another name. Browsers take `localhost` for as safe as https, so that no certificate is needed.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { openPage, registerByForm, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct({ SITE_URL: 'https://localhost' })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('somebody registers, keeps something and signs out, with cookies of this host alone', async () => {
  const { page, context, complaints } = await openPage(browser)
  await registerByForm(page, product.url)
  const names = (await context.cookies(product.url)).map(({ name }) => name)
  expect(names).toContain('__Host-millwork.session_token')
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([])

  // Not a form of the router's, but a call beside it.
  await visit(page, `${product.url}/user/profile`)
  const theme = page.waitForResponse((answer) => answer.url().endsWith(urls.settingsDarkMode()))
  await page.getByRole('radio', { name: 'Dark' }).first().check()
  expect((await theme).status()).toBe(204)
  expect(complaints).toEqual([])
})
