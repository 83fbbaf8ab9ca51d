/**
 * A document for visitors names most utilities in short and keeps the names of some; once somebody turns to it, the whole
 * stylesheet comes. Where an element has names of both kinds, one that was kept must not win then where it did not before.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
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

/** What utilities of ours set. */
const watched =
  'display position inset float overflow-x overflow-y order flex-direction flex-wrap flex-grow flex-shrink flex-basis ' +
  'grid-template-columns grid-column-start grid-row-start align-items align-self justify-content justify-items gap ' +
  'width height min-width min-height max-width max-height padding margin font-family font-size font-weight line-height ' +
  'letter-spacing text-align text-transform text-decoration-line white-space color background-color background-image ' +
  'border-width border-color border-radius box-shadow opacity visibility transform translate scale rotate z-index ' +
  'fill stroke cursor outline-width object-fit aspect-ratio'

/** What every element of the page looks like, with its own words of it. */
const looks = (properties: string[]) =>
  [...document.querySelectorAll('body *')].map((element) => {
    const style = getComputedStyle(element)
    const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    return [`<${element.localName} class="${element.getAttribute('class') ?? ''}">`, ...values]
  })

/** Brings what the client would bring, and nothing else of it. */
async function bringStylesheets() {
  const { dataset } = document.querySelector<HTMLElement>('script[data-styles]')!
  const files = (dataset.styles ?? '').split(' ').filter(Boolean)
  const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', reject)
          document.head.append(link)
        }),
    ),
  )
  return files.length
}

const pages = [
  urls.home(),
  urls.components(),
  '/components/marketing/sections/hero',
  '/components/application-ui/components/alerts/dismissible-alerts-in-four-tones',
  urls.pricing(),
  '/free-tailwind-components',
  urls.docs(),
  '/docs/selling',
  urls.blog(),
  '/templates',
  '/about',
  urls.search(),
]

test.each(pages)('%s looks the same once its whole stylesheet has come', async (path) => {
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1280, 'dark'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    // What the client changes by itself is not looked at, nor letters, which come or stay away as the network has it.
    await page.route(/\.(js|woff2)$/, (route) => route.abort())
    const answer = await page.goto(product.url + path, { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    const before = await page.evaluate(looks, watched.split(' '))
    expect(before.length).toBeGreaterThan(100)
    expect(await page.evaluate(bringStylesheets)).toBeGreaterThan(0)
    const after = await page.evaluate(looks, watched.split(' '))
    const changed = before.flatMap(([element, ...values], index) =>
      values.filter((value, at) => value !== after[index]?.[at + 1]).map((value) => `${element} ${value}`),
    )
    expect({ width, colorScheme, changed }).toEqual({ width, colorScheme, changed: [] })
    await context.close()
  }
})
