import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type WithAxe = { axe?: { run(context: object, settings: RunOptions): Promise<AxeResults> } }

/** What axe finds on a page as it stands, previews aside: a rule and a place each. */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async (settings) => {
      const { violations } = await (window as WithAxe).axe!.run({ exclude: [['iframe']] }, settings)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
    },
    // Of what is in order, which is most of a page, axe would write down the place of every element.
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
}
