import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { axeSource } from '#toolchain/axe.ts'

/** About the page around a snippet, which is the customer's. */
const notOurs = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']

/** What passes need not be described. */
const onlyViolations: RunOptions = { resultTypes: ['violations'] }

/**
 * What axe finds wrong in the snippet now, one line each; what a library puts outside of the root is part of it.
 *
 * @param rules all but contrast, which is about a design and not about what the compiler makes of it; contrast alone; or both
 */
export async function axeFindings(
  page: Page,
  rules: 'structure' | 'contrast' | 'all' = 'structure',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const options: RunOptions =
    rules === 'contrast'
      ? { ...onlyViolations, runOnly: ['color-contrast'] }
      : {
          ...onlyViolations,
          rules: Object.fromEntries(
            [...notOurs, ...(rules === 'all' ? [] : ['color-contrast'])].map((id) => [id, { enabled: false }]),
          ),
        }
  return page.evaluate(async (chosen) => {
    // Where a test has stopped the page's time, axe still waits for itself.
    const { realSetTimeout = globalThis.setTimeout } = globalThis as { realSetTimeout?: typeof globalThis.setTimeout }
    const stopped = globalThis.setTimeout
    globalThis.setTimeout = realSetTimeout
    const { violations } = await globalThis.axe.run(document.body, chosen)
    globalThis.setTimeout = stopped
    return violations.map(({ id, help, nodes }) => {
      const why = /contrast of [\d.]+ \([^)]*\)/.exec(nodes[0]?.failureSummary ?? '')?.[0]
      return `${id}: ${help}${why ? `, ${why}` : ''} in ${nodes[0]?.html.slice(0, 160)}`
    })
  }, options)
}
