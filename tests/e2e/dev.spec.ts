/** The author's loop: a saved component is in the page at once, and a broken one breaks nothing. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { openPage, register, visit } from './page.ts'
import { freePort, runServer } from './product.ts'

const root = join(import.meta.dirname, '../..')
/** A copy of the project, so that nobody's sources are touched. */
const copy = join(root, 'build/dev-copy')
const path = 'application-ui/components/alerts'
const source = join(copy, 'content/components', path, 'dismissible-alerts-in-four-tones.tsx')
const rooms = [
  'client',
  'compiler',
  'content',
  'scripts',
  'server',
  'shared',
  'toolchain',
  'verify',
  'build/catalog',
  'build/stamps',
  'build/media',
  'build/goods.json',
  'build/icon-data',
  'build/publishing.json',
]
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

let dev: ReturnType<typeof runServer>
let browser: Browser
let page: Page
let url: string

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const entry of [...rooms, ...files]) cpSync(join(root, entry), join(copy, entry), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  const port = String(await freePort())
  url = `http://localhost:${port}`
  dev = runServer(
    { PORT: port, DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'warn' },
    { program: ['scripts/run.mjs', 'dev'], cwd: copy },
  )
  await dev.says('is at http')

  browser = await launchChromium()
  ;({ page } = await openPage(browser))
  // Vite transforms every module when a page first asks for it.
  page.setDefaultTimeout(60_000)
  await register(page, url)
  await visit(page, `${url}/app/components/${path}`)
})
afterAll(async () => {
  await browser?.close()
  dev?.child.kill('SIGTERM')
  await dev?.exited
  rmSync(copy, { recursive: true, force: true })
})

const edit = (from: string, to: string) => writeFileSync(source, readFileSync(source, 'utf8').replace(from, to))
const card = () => page.locator('article#dismissible-alerts-in-four-tones')
const frame = () => card().frameLocator('iframe')

test('saving a component refreshes its preview and its code', async () => {
  await frame().getByText('Payout details saved').first().waitFor()
  await card().getByRole('tab', { name: 'Code' }).click()
  await card().getByText('Payout details saved').first().waitFor()

  edit('Payout details saved', 'Payout details kept')
  await card().getByText('Payout details kept').first().waitFor()
  await card().getByRole('tab', { name: 'Preview' }).click()
  await frame().getByText('Payout details kept').first().waitFor()
})

test('a component with an error shows place and frame in the page, and its last good code stays', async () => {
  edit('useState<', 'useEffect<')
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  await expect
    .poll(() => overlay.evaluate((element) => element.shadowRoot!.textContent))
    .toMatch(/dismissible-alerts-in-four-tones\.tsx:\d+:\d+ E\d+/)
  expect(dev.output()).toMatch(/dismissible-alerts-in-four-tones\.tsx:\d+:\d+ E\d+/)

  await visit(page, `${url}/app/components/${path}`)
  await card().getByRole('tab', { name: 'Code' }).click()
  await card().getByText('Payout details kept').first().waitFor()
  edit('useEffect<', 'useState<')
})

test('saving a text shows it in the page, and what is wrong with one is shown with its place', async () => {
  const text = join(copy, 'content/docs/rtl.md')
  const kept = readFileSync(text, 'utf8')
  await visit(page, `${url}/docs/rtl`)
  writeFileSync(text, kept.replace('title: Right to left', 'title: From right to left'))
  await page.getByRole('heading', { level: 1, name: 'From right to left' }).waitFor()
  writeFileSync(text, kept.replace('title: Right to left', 'titel: Right to left'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  await expect
    .poll(() => overlay.evaluate((element) => element.shadowRoot!.textContent))
    .toContain('content/docs/rtl.md:2: "titel"')
  writeFileSync(text, kept)
  await page.getByRole('heading', { level: 1, name: 'Right to left', exact: true }).waitFor()
})

test('a change of server code is served without starting anything again', async () => {
  const file = join(copy, 'server/routes/health.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace("{ status: 'up' }", "{ status: 'up and changed' }"))
  const answer = () =>
    fetch(`${url}/up`).then(
      (response) => response.text(),
      () => '',
    )
  await expect.poll(answer, { timeout: 15_000 }).toContain('up and changed')
})
