/** The comparison of previews finds what is broken in one of them: a rule that is missing, a list under another name. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchChromium } from '#toolchain/chromium.ts'
import { buildDir, catalogDir } from '#toolchain/paths.ts'
import { startServer } from '#scripts/start/server.ts'
import type { CompiledPreview } from '#server/domain/library/catalogue.ts'
import { previewRows } from './rows.ts'
import { openStudio, type Studio } from './studio.ts'

type Damage = (page: Page, path: string) => Promise<unknown>

/** By a component that shows it. */
const damages: Record<string, Damage> = {
  'application-ui/components/badges/filter-badges-with-clear-all': withoutRule,
  'application-ui/components/modals/delete-confirmation-modal-with-typed-name': withOtherName,
}
const rows = previewRows('preview-damage', Object.keys(damages), ['tests/previews/damage.spec.ts'])

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>
let compare: Studio

beforeAll(async () => {
  if (rows.changed.length === 0) return
  browser = await launchChromium()
  server = await startServer()
  compare = await openStudio(browser, server.url, rows.changed)
})
afterAll(async () => {
  await browser?.close()
  server?.stop()
})

rows.declare(async (path) => {
  const { differing, complaints } = await compare(path, (page) => damages[path]!(page, path))
  expect(complaints).toEqual([])
  expect(differing).not.toEqual([])
}, 600_000)

const previewOf = (path: string) =>
  JSON.parse(readFileSync(join(catalogDir, 'previews', `${path}.json`), 'utf8')) as CompiledPreview

/** One rule is taken out of the sheet, which the policy still allows. */
async function withoutRule(page: Page, path: string) {
  const { css } = previewOf(path)
  const [rule] = /(?<=\})[^{}]+\{padding-inline:[^{}]+\}/.exec(css)!
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  await page.route(/\/preview$/, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy']!
    const less = css.replace(rule, '')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy.replace(hash(css), hash(less)) },
      body: (await response.text()).replace(css, less),
    })
  })
}

/** The longest list of what opens is called something else in the script, and in nothing but the script. */
async function withOtherName(page: Page, path: string) {
  const { html, names } = previewOf(path)
  const atRest = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, words]) => words!.split(' ')))
  const [[, name] = []] = Object.entries(names)
    .filter(([, each]) => !atRest.has(each))
    .sort(([a], [z]) => z.length - a.length)
  const manifest = JSON.parse(readFileSync(join(buildDir, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const { file } = manifest[`content/components/${path}.tsx`]!
  await page.route(`**/${file}`, async (route) => {
    const response = await route.fetch()
    const quoted = new RegExp(`(["'\`])${name}\\1`)
    await route.fulfill({ response, body: (await response.text()).replace(quoted, '$1mzz$1') })
  })
}
