/**
 * What customers copy works where they paste it: the reference set in every flavour, in a fresh project. All of it is
 * copied on every run; a component whose four texts are those that worked, with the same libraries, is not pasted again.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { type CatalogIndex, type ComponentMeta, type Flavour, flavours } from '#shared/catalog.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { referenceSet } from '#tests/reference-set.ts'
import { endingOf, freshProject, removeProject, type Project, type Snippets } from './fresh-projects.ts'
import { allowClipboard, clipboardOf, openPage, register, visit, watch } from './page.ts'
import { admin, startProduct, type Product } from './product.ts'
import { uses } from './uses.ts'
import { hashFiles } from '#toolchain/hash-tree.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { libraryVersions, versionsOf } from '#verify/subject-hash.ts'
import { passedRecord } from '../passed-record.ts'

const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
const components = index.packages
  .flatMap((pkg) => pkg.categories.flatMap((category) => category.subcategories))
  .flatMap((subcategory) => subcategory.components)
  .filter(({ path }) => referenceSet.includes(path))

const record = passedRecord('paste')
const method = [
  hashFiles(['paste.spec.ts', 'fresh-projects.ts', 'uses.ts', 'page.ts'].map((name) => `tests/e2e/${name}`)),
  libraryVersions(),
  versionsOf('vite @vitejs/plugin-react @vitejs/plugin-vue @sveltejs/vite-plugin-svelte @tailwindcss/vite'),
].join(' ')
/** The four texts of a component, by its path. */
const subjects = new Map<string, string>()
const isUnchanged = (path: string) => record.isUnchanged(path, subjects.get(path)!)

let product: Product
let browser: Browser
const projects = new Map<Flavour, Project>()

beforeAll(async () => {
  // The fresh projects are built as customers build them.
  vi.stubEnv('NODE_ENV', 'production')
  product = await startProduct()
  browser = await launchChromium()
  const copied = await copyEverything()
  for (const { path } of components) {
    const texts = flavours.map((flavour) => copied[flavour][path]?.replaceAll(product.url, ''))
    if (texts.some((text) => !text)) throw new Error(`nothing was copied of ${path}`)
    subjects.set(path, JSON.stringify([method, texts]))
  }
  for (const flavour of flavours) removeProject(flavour)
  const changed = components.filter(({ path }) => !isUnchanged(path)).map(({ path }) => path)
  if (changed.length === 0) return
  for (const flavour of flavours) {
    const snippets = Object.fromEntries(changed.map((path) => [path, copied[flavour][path]!]))
    projects.set(flavour, await freshProject(flavour, snippets))
  }
}, 300_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([...projects.values()].map(({ server }) => server.close()))
  await browser?.close()
  await product?.stop()
})

/** What assistive technology reads of each component that works, before it is used, by flavour and path. */
const readings = new Map<string, string>()

const tabs: Record<Flavour, string> = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte' }

/** Presses every copy button, as a customer would, and keeps what the clipboard then holds. */
async function copyEverything(): Promise<Record<Flavour, Snippets>> {
  const copied = Object.fromEntries(flavours.map((flavour) => [flavour, {}])) as Record<Flavour, Snippets>
  const { context, page } = await openPage(browser)
  await allowClipboard(context, product.url)
  // Not all of the set is free.
  await admin(product, 'licence', 'grant', await register(page, product.url), 'unlimited')
  for (const { path, slug, title } of components) {
    await visit(page, `${product.url}/app/components/${path.slice(0, path.lastIndexOf('/'))}`)
    const card = page.locator(`article#${slug}`)
    await card.getByRole('tab', { name: 'Code' }).click()
    for (const flavour of flavours) {
      await card.getByRole('tab', { name: tabs[flavour] }).click()
      await card.locator(`button[aria-label^="Copy: ${title}, "][aria-label$=".${endingOf(flavour)}"]`).click()
      await card.locator(`button[aria-label^="Copied: ${title}, "]`).waitFor()
      copied[flavour][path] = await clipboardOf(page)
    }
  }
  await context.close()
  return copied
}

async function open(flavour: Flavour, component: ComponentMeta): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 900 }, reducedMotion: 'reduce' })
  const complaints = watch(page)
  await page.goto(projects.get(flavour)!.addressOf(component.path), { waitUntil: 'load' })
  await page.waitForFunction(() => document.querySelector('main')!.childElementCount > 0)
  await page.waitForFunction(() => [...document.images].every((image) => image.loading === 'lazy' || image.complete))
  return { page, complaints }
}

describe.each(flavours)('pasted as %s', (flavour) => {
  test.for(components)('$path renders, is styled and works', async (component, { skip }) => {
    if (isUnchanged(component.path)) skip(unchangedNote)
    const { page, complaints } = await open(flavour, component)
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => !image.loading.includes('lazy') && image.naturalWidth === 0)
        .map((image) => image.src),
    )
    expect(broken).toEqual([])
    expect(await unstyled(page)).toEqual([])
    const reading = await page.locator('main').ariaSnapshot()
    const use = uses[component.path]
    expect(use, `tests/e2e/uses.ts says how ${component.path} is used`).toBeDefined()
    await use!(page)
    expect(complaints).toEqual([])
    await page.close()
    readings.set(`${flavour} ${component.path}`, reading)
  })
})

/** Class names in the page that no rule of its stylesheets mentions: a sign that the snippet needs what the project lacks. */
function unstyled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n')
    const plain = /^(group|peer)(\/[\w-]+)?$/
    const names = new Set([...document.querySelectorAll('main [class]')].flatMap((element) => [...element.classList]))
    return [...names].filter((name) => !plain.test(name) && !texts.includes(`.${CSS.escape(name)}`))
  })
}

const others = flavours.filter((flavour) => flavour !== 'react')

test.for(components)('$path reads the same to assistive technology in every flavour', ({ path }, { skip }) => {
  if (isUnchanged(path)) skip(unchangedNote)
  const original = readings.get(`react ${path}`)
  expect(original).toBeTruthy()
  for (const flavour of others) expect(readings.get(`${flavour} ${path}`), flavour).toBe(original)
  record.note(path, subjects.get(path)!)
})
