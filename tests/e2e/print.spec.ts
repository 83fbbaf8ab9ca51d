/** The pages that people print: ink on white from a dark window, too, and nothing that leads nowhere on paper. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
import { openPage } from './page.ts'
import { startProduct, type Product } from './product.ts'

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

test.each([urls.pricing(), urls.legal('license'), urls.docs('dark-mode'), urls.docs('react')])(
  '%s is printed without a dark ground, navigation or code that is cut',
  async (path) => {
    const { page, context } = await openPage(browser, { colorScheme: 'dark' })
    await page.goto(product.url + path)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const found = await page.evaluate(() => {
      const ink = document.createElement('canvas').getContext('2d')!
      /** How bright a colour is, 0 to 255; nothing where it lets the paper through. */
      const brightness = (colour: string) => {
        ink.clearRect(0, 0, 1, 1)
        ink.fillStyle = colour
        ink.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = ink.getImageData(0, 0, 1, 1).data
        return alpha < 128 ? null : (red + green + blue) / 3
      }
      const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
      const isLarge = (element: Element) => element.clientWidth * element.clientHeight > 2000
      return {
        navigations: shown.filter((element) => element.matches('nav, button, iframe')).length,
        dark: shown
          .filter((element) => isLarge(element) && (brightness(getComputedStyle(element).backgroundColor) ?? 255) < 128)
          .map((element) => element.outerHTML.slice(0, 100)),
        pale: shown
          .filter((element) => element.matches('p, li, td, h1, h2, h3, pre span'))
          .filter((element) => (brightness(getComputedStyle(element).color) ?? 0) > 128)
          .map((element) => element.outerHTML.slice(0, 100)),
        cut: shown.filter((element) => element.matches('pre') && element.scrollWidth > element.clientWidth + 1).length,
      }
    })
    expect(found).toEqual({ navigations: 0, dark: [], pale: [], cut: 0 })
    await context.close()
  },
)

test('a component is printed as its picture on white, from a dark window too', async () => {
  const { page, context, complaints } = await openPage(browser, { colorScheme: 'dark' })
  const pictures: string[] = []
  page.on('request', (request) => void (request.url().includes('/pictures/') && pictures.push(request.url())))
  await page.goto(product.url + urls.component('application-ui/components/alerts/dismissible-alerts-in-four-tones'))
  const picture = page.getByRole('img', { name: 'Dismissible alerts in four tones' })
  expect(await picture.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(pictures.filter((address) => address.includes('/dismissible-alerts'))).toEqual([
    await picture.evaluate((image: HTMLImageElement) => image.src),
  ])
  expect(await page.getByRole('separator', { name: 'Width of the preview' }).isVisible()).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})
