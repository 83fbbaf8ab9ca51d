import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type WithAxe = { axe: { run(context: object, settings: object): Promise<unknown> } }

/** What axe finds on a page as it stands, previews aside: a rule and a place each. */
export async function axeFindings(page: Page, options: object = {}): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = (await page.evaluate(
    (settings) => (window as unknown as WithAxe).axe.run({ exclude: [['iframe']] }, settings),
    options,
  )) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
}
