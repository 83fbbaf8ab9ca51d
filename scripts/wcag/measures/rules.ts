/** Targets of 24 pixels or with room round them (2.5.8), and names that hold the words one sees (2.5.3), by axe. */
import type { Page } from 'playwright-core'
import { axeSource } from '#toolchain/axe.ts'
import type { Finding } from './finding.ts'

/** Rules of axe that are off by default, and what they look after. */
const criteria: Record<string, string> = { 'target-size': '2.5.8', 'label-content-name-mismatch': '2.5.3' }

export async function ruleFindings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (rules) => {
    const { violations: all } = await globalThis.axe.run(
      { exclude: [['iframe']] },
      {
        runOnly: rules,
        rules: Object.fromEntries(rules.map((id) => [id, { enabled: true }])),
        resultTypes: ['violations'],
      },
    )
    return all.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, why: failureSummary?.split('\n').at(1)?.trim() ?? '' })),
    )
  }, Object.keys(criteria))
  return violations.map(({ id, html, why }) => ({
    criterion: criteria[id] ?? id,
    where: html.replace(/ class="[^"]*"/g, '').slice(0, 80),
    what: why,
  }))
}
