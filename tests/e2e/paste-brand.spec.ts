/**
 * A brand colour goes along: two components taken in every flavour and for both versions of Tailwind CSS, with the theme
 * that stands above the code, and pasted into fresh projects. They look alike, and wear the colour.
 */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { difference } from '#scripts/drawings/compare.ts'
import { type Flavour, flavours } from '#shared/catalog.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import {
  endingOf,
  freshProject,
  onVersion3,
  onVersion4,
  removeProject,
  type Project,
  type Snippets,
} from './fresh-projects.ts'
import { allowClipboard, clipboardOf, openPage, register, visit, watch } from './page.ts'
import { startProduct, type Product } from './product.ts'

const brand = '#0d9488'
const buttons = 'application-ui/components/buttons/primary-in-three-sizes'
// Neither wears a colour of Tailwind's own, which its two versions do not have alike.
const form = 'application-ui/pages/sign-in/centered-sign-in-page-with-sso'
const paths = [buttons, form]
const versions = ['v4', 'v3'] as const
const tabs: Record<Flavour, string> = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte' }

let product: Product
let browser: Browser
const projects: Project[] = []
/** By path, then by version and flavour. */
const pictures = new Map<string, Map<string, Buffer>>(paths.map((path) => [path, new Map()]))
/** The eleven colours as version 3 has them. */
let colours: string[] = []

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  product = await startProduct()
  browser = await launchChromium()
  const { context, page, complaints } = await openPage(browser)
  await allowClipboard(context, product.url)
  await register(page, product.url)
  for (const version of versions) {
    const { snippets, theme } = await take(page, version)
    for (const flavour of flavours) {
      const folder = `brand-${version}-${flavour}`
      removeProject(folder)
      const setup = version === 'v4' ? onVersion4(folder, theme) : onVersion3(folder, theme)
      const project = await freshProject(flavour, snippets[flavour], setup)
      projects.push(project)
      for (const path of paths) pictures.get(path)!.set(`${version} ${flavour}`, await picture(project, path))
    }
    if (version === 'v3') colours = theme.match(/#[\da-f]{6}/g) ?? []
  }
  expect(complaints).toEqual([])
  await context.close()
}, 600_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all(projects.map(({ server }) => server.close()))
  await browser?.close()
  await product?.stop()
})

/** Sets colour and version as a customer does, and presses every copy button. */
async function take(page: Page, version: (typeof versions)[number]) {
  const snippets = Object.fromEntries(flavours.map((flavour) => [flavour, {}])) as Record<Flavour, Snippets>
  let theme = ''
  for (const path of paths) {
    await visit(page, `${product.url}/app/components/${path}`)
    await page.getByRole('button', { name: /^Primary colour/ }).click()
    await page.getByLabel('Your brand colour', { exact: true }).fill(brand)
    await page.getByRole('button', { name: 'Primary colour: brand' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Code style/ }).click()
    await page.getByRole('radio', { name: version, exact: true }).check()
    await page.keyboard.press('Escape')
    const card = page.getByRole('article').first()
    await card.getByRole('tab', { name: 'Code' }).click()
    for (const flavour of flavours) {
      await card.getByRole('tab', { name: tabs[flavour] }).click()
      await card.locator(`button[aria-label^="Copy: "][aria-label$=".${endingOf(flavour)}"]`).click()
      await card.locator('button[aria-label^="Copied: "]').waitFor()
      snippets[flavour][path] = await clipboardOf(page)
    }
    await card.getByRole('button', { name: /^Copy theme/ }).click()
    await card.getByRole('button', { name: /^Copied: Theme/ }).waitFor()
    theme = await clipboardOf(page)
  }
  return { snippets, theme }
}

async function picture(project: Project, path: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 900 }, reducedMotion: 'reduce' })
  const complaints = watch(page)
  await page.goto(project.addressOf(path), { waitUntil: 'load' })
  await page.waitForFunction(() => document.querySelector('main')!.childElementCount > 0)
  // Tailwind CSS 4 and 3 name other letters first; which a machine has is no matter of ours.
  await page.addStyleTag({ content: 'html { font-family: sans-serif !important }' })
  await page.evaluate(() => document.fonts.ready)
  const taken = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  expect(complaints).toEqual([])
  await page.close()
  return taken
}

/** Pixels of a picture that have one of these colours, but for how each version rounds them. */
async function wearing(png: Buffer, hexes: readonly string[]): Promise<number> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const wanted = hexes.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (wanted.some((rgb) => rgb.every((value, part) => Math.abs(value - (data[at + part] ?? 0)) <= 2))) count++
  return count
}

test.each(paths)('%s looks alike in four flavours and two versions, in the brand’s colours', async (path) => {
  const all = pictures.get(path)!
  expect([...all.keys()]).toHaveLength(flavours.length * versions.length)
  expect(colours).toContain(brand)
  expect(colours).toHaveLength(11)
  // Light steps stand beside white, so that only those count that can be nothing else.
  const filled = colours.slice(5)
  for (const [way, png] of all) {
    const original = all.get('v4 react')!
    expect([way, await difference(original, png)]).toEqual([way, { perMillion: 0, worst: 0 }])
    expect(await wearing(png, filled), way).toBeGreaterThan(1000)
  }
})
